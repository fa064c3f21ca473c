import { describe, expect, it } from 'vitest'
import { piecesIn, repeatedPieces } from '../../bench/proof/growth/expressions.ts'

describe('what npm run growth repeats', () => {
  it.for([
    ['a letter', String.raw`const DASHED = /^-+(.*?)[.]?-+$/su`, ['-']],
    ['a class, by a usual character', String.raw`text.replace(/[*=#_\s]+$/g, '')`, [' ']],
    ['a group', String.raw`isAt(/(?:ab)*/y, text, 0)`, ['ab']],
    ['a part of an expression', 'const FIGURE = String.raw`\\d[\\d,.]*`', ['.']],
    ['nothing that comes a few times', String.raw`const YEAR = /^\d{1,4}[.]?$/`, []],
    ['nothing of a division', 'const half = (a / 2) + b / c', []],
  ] as const)('%s', ([, source, pieces]) => {
    expect(piecesIn(source)).toEqual(pieces)
  })

  it('has the dashes and the blanks of the service', () => {
    expect(repeatedPieces()).toEqual(expect.arrayContaining(['-', ' ', '1', '*']))
  })
})
