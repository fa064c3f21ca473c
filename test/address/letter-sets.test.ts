import { expect, it } from 'vitest'
import { alikeIn } from '../../src/address/parse/distance.ts'
import { LetterSets } from '../../src/address/letter-sets.ts'
import { Names } from '../../src/address/parse/names.ts'

const names = [...Array.from({ length: 40 }, () => 'zz'), 'bang', 'pang', 'han', 'nankb']

/** Of `bang`, `pang` has p for b, which are alike, `han` lacks b (an edit) and g (another), and `nankb` has k for g. */
it.for([
  ['bang', 26, 0, [40, 41, 42, 43]],
  ['bang', 26, 4, [40, 41, 43]],
  ['bang', 16, 0, [40, 41, 43]],
  ['bgn', 10, 0, [40, 41, 43]],
  ['bgn', 10, 5, [43]],
  ['zzz', 10, 0, names.map((_, place) => place)],
  ['zzz', 0, 2, names.flatMap((name, place) => (name === 'zz' ? [place] : []))],
  ['zzz', 10, 3, [40, 41, 42, 43]],
] as [word: string, max: number, shortest: number, lacking: number[]][])(
  '%s with at most %i, from %i letters on',
  ([word, max, shortest, lacking]) => {
    const letters = Array.from(new Set(word), (letter) => letter.charCodeAt(0))
    for (const slice of [1, 33, 100]) {
      const sets = new LetterSets(new Names(names.join('\n')))
      while (!sets.grow(slice));
      const found = sets.lacking(letters, alikeIn.en(), max, shortest).map((name) => sets.placeOf(name))
      expect(found.toSorted((a, b) => a - b)).toEqual(lacking)
    }
  },
)
