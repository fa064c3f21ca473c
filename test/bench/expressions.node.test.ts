import { describe, expect, it } from 'vitest'
import { expressions, piecesOf } from '../../bench/proof/growth/expressions.ts'
import known from '../../bench/proof/growth/not-linear.json' with { type: 'json' }

describe('the regular expressions of src', () => {
  const all = expressions()

  it('are found, wherever they stand', () => {
    expect(all.length).toBeGreaterThan(500)
    expect(all).toContainEqual({ file: 'src/links/close-token.ts', source: String.raw`^[\w-]{22}$`, flags: '' })
  })

  it.for(known)('$file has /$source/, which may be slower than its text is long: $why', ({ file, source, why }) => {
    expect(all.filter((each) => each.file === file && each.source === source)).not.toEqual([])
    expect(why).toMatch(/\d/) // names the maximum length of its text
  })
})

describe('the pieces of an expression', () => {
  it.for([
    [String.raw`ab`, ['a', 'ab', 'b']],
    [String.raw`\d+,`, ['1', '1,', ',']],
    [String.raw`(?:x|[ก-ฮ])\s*$`, ['x', 'xก', 'xก ', 'ก', 'ก ', ' ']],
  ] as const)('%s are %j', ([source, pieces]) => {
    expect(piecesOf({ source })).toEqual(pieces)
  })
})
