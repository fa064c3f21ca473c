import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mutantsOf } from '../bench/proof/mutations/mutants.ts'
import { plantedFaults } from '../bench/proof/mutations/planted-faults.ts'
import { lineOf } from '../bench/proof/mutations/sample.ts'
import survivors from '../bench/proof/mutations/survivors.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '..')

describe('mutantsOf plants', () => {
  it.for([
    { source: 'all |= one', what: '|= → =' },
    { source: 'sum += one', what: '+= → -=' },
    { source: 'const bytesMax = 1024', what: '1024 → 1025' },
    { source: 'const bytesMax = 1024', what: '1024 → 2048' },
    { source: "const rules = ['a', 'b', f]", what: 'f → ' },
    { source: 'const rules = [one, two]', what: 'one,  → ' },
    { source: 'const is = a && b(c)', what: 'a && b(c) → a' },
    { source: 'const is = a && b(c)', what: 'a && b(c) → b(c)' },
  ])('$what in $source', ({ source, what }) => {
    expect(mutantsOf('src/a.ts', source).map((mutant) => mutant.what.trim())).toContain(what.trim())
  })
})

describe('an accepted survivor', () => {
  it.for(survivors)('$file: $what is a mutant of a line that exists', ({ file, line, what }) => {
    const source = readFileSync(join(root, file), 'utf8')
    const named = mutantsOf(file, source).filter((mutant) => lineOf(source, mutant) === line)
    expect(named.map((mutant) => mutant.what)).toContain(what)
  })
})

describe('a fault planted by hand', () => {
  it.for(plantedFaults)('$what: its place is in $file once', ({ file, from }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from).length - 1).toBe(1)
  })

  it('is one of at least 52', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(52)
  })
})
