import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleProduct } from '../bench/service/bundle.ts'

const KIB = 1024

describe('the bundle that is deployed', () => {
  it('has at most 370 KiB of code and data, gzipped', { timeout: 120_000 }, () => {
    const { folder, main } = bundleProduct()
    expect(gzipSync(readFileSync(join(folder, main)), { level: 9 }).length).toBeLessThanOrEqual(370 * KIB)
  })

  it('has at most 400 KB of address data, 115 KB gzipped', () => {
    const data = readFileSync(new URL('../src/address/dataset.generated.json', import.meta.url))
    expect(data.length).toBeLessThanOrEqual(400_000)
    expect(gzipSync(data, { level: 9 }).length).toBeLessThanOrEqual(115_000)
  })
})
