import type { Correction } from '../../src/address/parse/place/corrections.ts'
import type { readAddress } from '../../src/address/parse/read.ts'

type Read = ReturnType<typeof readAddress>['address']

/** How many equally good places are named. */
const CANDIDATES_MAX = 3

/** The sentence for each kind of correction. */
const SAID: Readonly<Record<Correction['reason'], (correction: Correction) => string>> = {
  spelling: ({ field, from, to }) => `${field} misspelt, ${from} is ${to}`,
  keyboard: ({ field, from, to }) => `${field} typed on the other keyboard, ${from} is ${to}`,
  postcode: ({ from, to }) => `${from} belongs elsewhere, so it was corrected to ${to}`,
  district: ({ from, to }) => `${from} is another district than the rest says, so it was corrected to ${to}`,
  province: ({ from, to }) => `${from} is another province than the rest says, so it was corrected to ${to}`,
  renamed: ({ field, from, to }) => `${field} renamed, ${from} is ${to} today`,
}

/** The sentence for each confidence if nothing was corrected. */
const SURE: Readonly<Record<Read['confidence'], string>> = {
  exact: 'every level is written as the table has it, or follows from the rest',
  corrected: '',
  ambiguous: 'several places fit equally',
  partial: 'no subdistrict is named, or none that fits',
  none: 'no word of it is the name of a place here',
}

const namesOf = ({ subdistrict, district, province, postcode }: Read | Read['candidates'][number]): string =>
  [subdistrict?.nameTh, district?.nameTh, province?.nameTh].filter(Boolean).join(', ') +
  (postcode ? ` ${postcode}` : '')

/** The summary in one sentence: the answer, and what was corrected. */
export function sentenceOf(read: Read): string {
  const { confidence, corrections, inferred, candidates, unparsed } = read
  const said = [
    SURE[confidence],
    ...corrections.map((correction) => SAID[correction.reason](correction)),
    inferred.length > 0 ? `${inferred.join(' and ')} not written` : '',
    candidates.slice(0, CANDIDATES_MAX).map(namesOf).join('; '),
    candidates.length > CANDIDATES_MAX ? `and ${candidates.length - CANDIDATES_MAX} more` : '',
    unparsed.length > 0 ? `no rule read ${unparsed.join(' | ')}` : '',
  ]
  const names = namesOf(read)
  return `${confidence}${names && `: ${names}`}. ${said.filter(Boolean).join('; ')}.`
}
