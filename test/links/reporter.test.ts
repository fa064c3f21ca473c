import { describe, expect, it } from 'vitest'
import { isCrossSite } from '../../src/links/reporter.ts'

describe('isCrossSite', () => {
  const own = ['https://sala.example', 'https://sala.workers.example']
  it.for([
    [undefined, undefined, false], // a program
    ['same-origin', 'https://sala.example', false],
    ['same-origin', 'https://sala.workers.example', false],
    ['none', undefined, false], // typed or bookmarked
    ['same-origin', 'null', false],
    [undefined, 'https://sala.example', false],
    [undefined, 'null', true],
    ['none', 'null', true],
    ['cross-site', undefined, true],
    ['same-site', undefined, true],
    ['cross-site', 'https://sala.example', true],
    ['same-origin', 'https://evil.example', true],
    [undefined, 'https://evil.example', true],
    [undefined, 'http://sala.example', true],
    [undefined, 'https://sala.example:8443', true],
    [undefined, 'https://sala.example.evil.example', true],
    ['SAME-ORIGIN', undefined, true],
    ['', '', true],
  ] as const)('Sec-Fetch-Site %s, Origin %s → %s', ([site, origin, expected]) => {
    expect(isCrossSite({ site, origin }, own)).toBe(expected)
  })
})
