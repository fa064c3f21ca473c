import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cacheControl, etagMatches, isUnmodifiedSince, isWanted, strongEtag } from '../../src/http/cache.ts'

/** RFC 9110, 13.1.2: If-None-Match compares weakly, takes a list or `*`. */
describe('If-None-Match', () => {
  it.for([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b" , W/"a"', true],
    ['*', true],
    [' * ', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    ['"A"', false],
    ['"a', false],
    ['"b,a"', false],
  ] as const)('%s matches "a": %s', ([header, matches]) => {
    expect(etagMatches(header, '"a"')).toBe(matches)
  })
})

// RFC 9110, 5.6.7 and 13.1.3.
describe('If-Modified-Since', () => {
  it.for([
    ['Sat, 21 Nov 2026 00:00:00 GMT', true],
    ['Sun, 22 Nov 2026 00:00:00 GMT', true],
    ['Fri, 20 Nov 2026 23:59:59 GMT', false],
    ['Saturday, 21-Nov-26 00:00:00 GMT', true],
    ['tomorrow', false],
    ['9999999999999', false],
    ['2027', false],
    ['2027-01-01', false],
    ['', false],
    [null, false],
  ] as const)('%s: unmodified since then %s', ([date, isUnmodified]) => {
    expect(isUnmodifiedSince(date, Date.UTC(2026, 10, 21))).toBe(isUnmodified)
  })
})

describe('an ETag', () => {
  it('is 16 hexadecimal digits in quotes', () => {
    expect(strongEtag('สวัสดี')).toMatch(/^"[0-9a-f]{16}"$/)
  })

  it('differs when one character of the body differs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (text, at) => {
        const i = at % text.length
        const changed = text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1)
        expect(strongEtag(changed)).not.toBe(strongEtag(text))
      }),
    )
  })

  it('is the same for a text and its ASCII bytes', () => {
    expect(strongEtag(new TextEncoder().encode('abc'))).toBe(strongEtag('abc'))
  })
})

describe('Cache-Control of today', () => {
  it.for([
    ['2026-11-20T00:00:00Z', 3600],
    ['2026-11-20T16:30:00Z', 1800],
    ['2026-11-20T16:59:59Z', 1],
    ['2026-11-20T17:00:00Z', 3600],
  ] as const)('at %s is kept for %i seconds', ([now, seconds]) => {
    expect(cacheControl('today', Date.parse(now))).toBe(`public, max-age=${seconds}`)
  })
})

// RFC 9110, 13.1.1, 13.1.4 and 13.2.2: If-Match compares strongly and hides If-Unmodified-Since.
describe('isWanted', () => {
  const older = 'Sat, 21 Nov 2026 00:00:00 GMT'
  const newer = 'Mon, 23 Nov 2026 00:00:00 GMT'
  const changed = 'Sun, 22 Nov 2026 00:00:00 GMT'
  it.for<[headers: Record<string, string>, wanted: boolean]>([
    [{}, true],
    [{ 'If-Match': '*' }, true],
    [{ 'If-Match': '"a"' }, true],
    [{ 'If-Match': '"b", "a"' }, true],
    [{ 'If-Match': '"b"' }, false],
    [{ 'If-Match': 'W/"a"' }, false],
    [{ 'If-Match': '' }, false],
    [{ 'If-Unmodified-Since': newer }, true],
    [{ 'If-Unmodified-Since': changed }, true],
    [{ 'If-Unmodified-Since': older }, false],
    [{ 'If-Unmodified-Since': '2026-11-21' }, true],
    [{ 'If-Match': '"a"', 'If-Unmodified-Since': older }, true],
    [{ 'If-Match': '"b"', 'If-Unmodified-Since': newer }, false],
  ])('%j: %s', ([headers, wanted]) => {
    expect(isWanted(new Headers(headers), '"a"', Date.parse(changed))).toBe(wanted)
  })

  it('ignores If-Unmodified-Since for what has no date', () => {
    expect(isWanted(new Headers({ 'If-Unmodified-Since': older }), '"a"')).toBe(true)
  })
})
