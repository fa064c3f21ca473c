import { describe, expect, it } from 'vitest'
import { nearestName, readQuery } from '../../src/http/read.ts'

const entries = (query: string) => {
  const values = readQuery(`https://x/${query}`)
  return values && Object.fromEntries(values)
}

/** application/x-www-form-urlencoded of the URL standard, but strict about malformed percent-encodings. */
describe('a query', () => {
  it.for([
    ['', {}],
    ['?', {}],
    ['?a=1', { a: ['1'] }],
    ['?a=1&a=2', { a: ['1', '2'] }],
    ['?a', { a: [''] }],
    ['?a=', { a: [''] }],
    ['?&&a=1&', { a: ['1'] }],
    ['?a=b=c', { a: ['b=c'] }],
    ['?a=x+y%2Bz', { a: ['x y+z'] }],
    ['?%E0%B8%81=%E0%B8%82', { ก: ['ข'] }],
    ['?__proto__=1', Object.fromEntries([['__proto__', ['1']]])],
  ] as const)('%s', ([query, expected]) => {
    expect(entries(query)).toEqual(expected)
  })

  it.for(['?a=%', '?a=%F', '?a=%FF', '?a=%E0%B8', '?a=%ED%A0%80', '?%ZZ=1', '?a=1&b=%C0%80'])(
    '%s is malformed',
    (query) => {
      expect(entries(query)).toBeUndefined()
    },
  )
})

describe('the nearest name', () => {
  it.for([
    ['ammount', 'amount'],
    ['Amount', 'amount'],
    ['taget', 'target'],
    ['x', undefined],
    ['somethingElse', undefined],
  ] as const)('to %s is %s', ([name, nearest]) => {
    expect(nearestName(name, ['amount', 'target', 'type'])).toBe(nearest)
  })
})
