import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { books, holds } from '../../bench/peers/vectors-judge.ts'

const folder = `${import.meta.dirname}/../../vectors`
const read = (name: string): object => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object
const schema = z.fromJSONSchema(read('schema.json') as Parameters<typeof z.fromJSONSchema>[0])
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'schema.json')

describe.for(names)('%s', (name) => {
  const file = read(name)

  it('is what schema.json asks for', () => expect(schema.safeParse(file).error?.issues.slice(0, 3)).toBeUndefined())

  it.for([
    ['a case without a source', (cases: object[]) => [{ ...cases[0], source: undefined }]],
    ['an unknown flag', (cases: object[]) => [{ ...cases[0], flags: ['sometimes'] }]],
    ['a member that nothing reads', (cases: object[]) => [{ ...cases[0], note: '' }]],
  ] as const)('with %s is not', ([, change]) => {
    const cases = change((file as { cases: object[] }).cases)
    expect(schema.safeParse(JSON.parse(JSON.stringify({ ...file, cases }))).success).toBe(false)
  })
})

describe.for(books())('$subject', ({ subject, sources, cases }) => {
  it('numbers its cases', () => {
    const ids = cases.map((_, i) => `${subject}-${String(i + 1).padStart(4, '0')}`)
    expect(cases.map(({ id }) => id)).toEqual(ids)
  })

  it('names a source in every case, and no source in vain', () => {
    expect([...new Set(cases.map(({ source }) => source))].toSorted()).toEqual(Object.keys(sources).toSorted())
  })

  it('flags what is to be refused, and nothing else', () => {
    const wrong = cases.filter(({ expected, flags }) => (expected === null) !== flags.includes('refuse'))
    expect(wrong).toEqual([])
  })

  it('has no case twice', () => {
    expect(new Set(cases.map(({ input, expected }) => JSON.stringify([input, expected]))).size).toBe(cases.length)
  })
})

it('there are at least 2,500 cases', () => {
  expect(books().flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(2500)
})

it.for([
  [{ a: 1 }, { a: 1, b: 2 }, true],
  [{ a: null }, {}, false],
  [{ a: [1] }, { a: [1, 2] }, false],
  [{ a: { contains: { b: 1 } } }, { a: [{ b: 2 }, { b: 1, c: 3 }] }, true],
  [{ a: { contains: 1 } }, { a: [2] }, false],
  [{ a: { oneOf: [null, 'x'] } }, { a: null }, true],
  [{ a: { matches: '^(?:ab|c)$' } }, { a: 'a b' }, true],
  [{ a: { matches: '^(?:ab|c)$' } }, { a: 'abc' }, false],
  [{ a: { number: 100.5 } }, { a: '100.50' }, true],
  [{ a: { number: 0 } }, { a: null }, false],
] as const)('%j of %j: %s', ([want, got, isHeld]) => {
  expect(holds(want, got)).toBe(isHeld)
})
