import { dashes, directionMarks, everyOf, joinSaraAm, softHyphen, zeroWidth } from '../../thai/characters.ts'

const DROPPED = everyOf('\\s', zeroWidth, directionMarks, softHyphen, dashes, '-')

/**
 * The form in which names are compared: NFC, SARA AM as one letter, `เเ` as `แ`, `ๅ` as `า` (no name has it), lower
 * case, without blanks and hyphens.
 *
 * @example nameKey('Su-ngai Kolok') // 'sungaikolok'
 */
export const nameKey = (name: string): string => keyOf(composed(name))

const composed = (name: string): string => joinSaraAm(name.normalize('NFC'))

const keyOf = (name: string): string =>
  name.replaceAll('เเ', 'แ').replaceAll('ๅ', 'า').replace(DROPPED, '').toLowerCase()

/**
 * `nameKey` of many English names at once, one a line, as the data has them (`joinWords`): they have no blanks, and no
 * other hyphen than this one (a test compares with `nameKey`).
 */
export function englishKeys(lines: string): string {
  return lines.replaceAll('-', '').toLowerCase()
}

/** The key of a Thai name coded by `encodeThai`, whose characters only look like letters with a case. */
export function thaiKeys(lines: string): string {
  return lines.replace(/[ -]/g, '')
}

/** Words that people put before a name; the data's names have none. */
const PREFIX = /^\s*(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง|(?:changwat|amphoe|khet|tambon|khwaeng)(?![a-z]))/i

/**
 * The keys a query may mean: as typed, and without a leading จังหวัด, อ., Khet … The second is only for when the
 * first finds nothing, because a name may begin like a prefix (จ.ป.ร., เขตรอุดมศักดิ์).
 *
 * @example queryKeys('อ.เมือง') // ['อ.เมือง', 'เมือง']
 */
export function queryKeys(query: string): string[] {
  const typed = composed(query)
  const bare = typed.replace(PREFIX, '')
  const keys = bare === typed ? [keyOf(typed)] : [keyOf(typed), keyOf(bare)]
  return keys.filter((key, i) => key !== '' && keys.indexOf(key) === i)
}
