import { dashes, directionMarks, everyOf, joinSaraAm, softHyphen, zeroWidth } from '../../thai/characters.ts'

const DROPPED = everyOf('\\s', zeroWidth, directionMarks, softHyphen, dashes, '-')

/**
 * The form in which names are compared: NFC, SARA AM as one letter, `เเ` as `แ`, `ๅ` as `า` (which no name contains), lower
 * case, without blanks and hyphens.
 *
 * @example nameKey('Su-ngai Kolok') // 'sungaikolok'
 */
export const nameKey = (name: string): string => keyOf(composed(name))

const composed = (name: string): string => joinSaraAm(name.normalize('NFC'))

const keyOf = (name: string): string =>
  name.replaceAll('เเ', 'แ').replaceAll('ๅ', 'า').replace(DROPPED, '').toLowerCase()

/**
 * `nameKey` of many English names at once, one per line, in the form of the data (`joinWords`): they have no blanks, and no
 * hyphen but this one (a test compares with `nameKey`).
 */
export function englishKeys(lines: string): string {
  return lines.replaceAll('-', '').toLowerCase()
}

/** The keys of Thai names coded by `encodeThai`; not lower-cased, because the code uses both cases. */
export function thaiKeys(lines: string): string {
  return lines.replace(/[ -]/g, '')
}

/** Words that people put before or after a name, by level; the names in the data have none. */
const LEVEL_WORDS = [
  ['จังหวัด|จ\\.', 'changwat|jangwat|changwad|province', 'จังหวัด|province|city'],
  ['อำเภอ|อ\\.|เขต', 'amphoe|amphur|ampher|khet|district', 'อำเภอ|เขต|district'],
  ['ตำบล|ต\\.|แขวง', 'tambon|tambol|khwaeng|kwaeng|sub-?district', 'ตำบล|แขวง|sub-?district|sub district'],
] as const
const before = ([thai, latin]: (typeof LEVEL_WORDS)[number]): string => `${thai}|(?:${latin})(?: of)?(?![a-z])`
const PREFIX = new RegExp(`^ ?(?:(${LEVEL_WORDS.map(before).join(')|(')}))`)
const SUFFIX = new RegExp(
  ` (?:(${LEVEL_WORDS.map(([, , after]) => after)
    .toReversed()
    .join(')|(')}))$`,
)

/** A name without its level word, and the index of the level that it states: 0 for a province. */
function withoutLevel(name: string): { readonly bare: string; readonly level: number } {
  const plain = name.replaceAll(/\s/g, ' ').trim()
  // A case-insensitive pattern takes a new process long to compile.
  const small = plain.toLowerCase()
  const [prefix = '', ...ofPrefix] = PREFIX.exec(small) ?? []
  if (prefix !== '')
    return { bare: plain.slice(prefix.length), level: ofPrefix.findIndex((found) => found !== undefined) }
  const [suffix = '', ...ofSuffix] = SUFFIX.exec(small) ?? []
  const last = LEVEL_WORDS.length - 1
  const level = suffix === '' ? -1 : last - ofSuffix.findIndex((found) => found !== undefined)
  return { bare: plain.slice(0, plain.length - suffix.length), level }
}

/** A parsed query: its keys, and the level that it states: 0 for a province, 1, 2, or -1. */
export interface Query {
  readonly keys: readonly string[]
  readonly level: number
}

/**
 * The possible keys of a query: as typed, and without จังหวัด, อ., Khet before it or Province after it. Use the second only if
 * the first finds nothing, because a name may begin like a prefix (จ.ป.ร., เขตรอุดมศักดิ์).
 *
 * @example queryOf('อ.เมือง') // { keys: ['อ.เมือง', 'เมือง'], level: 1 }
 */
export function queryOf(query: string): Query {
  const typed = composed(query)
  const { bare, level } = withoutLevel(typed)
  const keys = level === -1 ? [keyOf(typed)] : [keyOf(typed), keyOf(bare)]
  return { keys: keys.filter((key, i) => key !== '' && keys.indexOf(key) === i), level }
}

/** The keys alone. @example queryKeys('อ.เมือง') // ['อ.เมือง', 'เมือง'] */
export const queryKeys = (query: string): readonly string[] => queryOf(query).keys
