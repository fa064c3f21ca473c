import { expect, it } from 'vitest'
import { alikeIn } from '../../src/address/parse/distance.ts'
import { LetterSets } from '../../src/address/letter-sets.ts'

const names = [...Array.from({ length: 40 }, () => 'zz'), 'bang', 'pang', 'han', 'nankb']
const sets = new LetterSets(names.join('\n'), names.length)

/** Of `bang`, `pang` has p for b, which are alike, `han` lacks b (an edit) and g (another), and `nankb` has k for g. */
it.for([
  ['bang', 26, [[40, 0], [41, 5], [42, 20], [43, 5]]],
  ['bang', 16, [[40, 0], [41, 5], [43, 5]]],
  ['bgn', 10, [[40, 0], [41, 5], [43, 5]]],
  ['zzz', 10, [...Array.from({ length: 40 }, (_, place) => [place, 0]), [40, 10], [41, 10], [42, 10], [43, 10]]],
] as [word: string, max: number, lacking: number[][]][])('%s with at most %i', ([word, max, lacking]) => {
  const letters = Array.from(new Set(word), (letter) => letter.charCodeAt(0))
  expect(sets.lacking(letters, alikeIn.en(), max).map(({ place, cost }) => [place, cost])).toEqual(lacking)
}) // prettier-ignore
