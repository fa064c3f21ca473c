import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleProduct } from '../bench/service/bundle.ts'

const KIB = 1024

describe('the bundle that is deployed', () => {
  it('has at most 345 KiB of code and data, gzipped', { timeout: 120_000 }, () => {
    const { folder, main } = bundleProduct()
    expect(gzipSync(readFileSync(join(folder, main)), { level: 9 }).length).toBeLessThanOrEqual(345 * KIB)
  })

  // The bundler has its own order of modules in the single file: code that runs unbundled may fail here at its start.
  it('starts in workerd and answers', { timeout: 120_000 }, () => {
    const program = `import { bundleProduct } from './bench/service/bundle.ts'
      import { serve } from './bench/service/workerd.ts'
      const service = await serve(bundleProduct())
      const response = await fetch(service.url + '/api/v1/tools/thai/baht-text?amount=21')
      process.stdout.write(await response.text())
      await service.stop()`
    const cwd = join(import.meta.dirname, '..')
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd, encoding: 'utf8' })
    expect(answer).toBe('{"amount":"21.00","text":"ยี่สิบเอ็ดบาทถ้วน"}')
  })

  it('has at most 400 KB of address data, 115 KB gzipped', () => {
    const data = readFileSync(new URL('../src/address/dataset.generated.json', import.meta.url))
    expect(data.length).toBeLessThanOrEqual(400_000)
    expect(gzipSync(data, { level: 9 }).length).toBeLessThanOrEqual(115_000)
  })
})
