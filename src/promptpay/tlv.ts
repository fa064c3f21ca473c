/** One data object of a payment QR text: two digits ID, two digits length in characters, value. */
export interface DataObject {
  /** 0 to 99; numbers compare faster than two-letter texts. */
  readonly id: number
  /** Length as declared: characters (code points), 1 to 99. */
  readonly length: number
  readonly value: string
  /** The objects inside a template; undefined if it was not parsed. */
  readonly inside: Chain | undefined
}

export interface Chain {
  readonly objects: readonly DataObject[]
  /** Whether the text is a chain of objects to its very end. */
  readonly whole: boolean
}

const SURROGATE = /[\ud800-\udfff]/
/** Length of ID and length before each value. */
export const HEADER_LENGTH = 4

/**
 * Parses a text as a chain of data objects, in one pass; stops at the first invalid one. Each object takes at least five
 * characters, which bounds their number.
 *
 * @param isTemplate whose values to parse as chains too, one level deep; none by default.
 * @example readChain('000201').objects // [{ id: 0, length: 2, value: '01', inside: undefined }]
 */
export function readChain(text: string, isTemplate?: (id: number, length: number) => boolean): Chain {
  const objects: DataObject[] = []
  const pairs = SURROGATE.test(text)
  let at = 0
  while (at < text.length) {
    const id = twoDigits(text, at)
    const length = twoDigits(text, at + 2)
    if (length < 1 || id < 0) return { objects, whole: false }
    const start = at + HEADER_LENGTH
    const end = pairs ? advance(text, start, length) : start + length
    if (end > text.length) return { objects, whole: false }
    const value = text.slice(start, end)
    objects.push({ id, length, value, inside: isTemplate?.(id, length) ? readChain(value) : undefined })
    at = end
  }
  return { objects, whole: true }
}

/**
 * One data object as text.
 *
 * @param value 1 to 99 characters of the Basic Multilingual Plane.
 * @example writeObject(58, 'TH') // '5802TH'
 */
export function writeObject(id: number, value: string): string {
  return `${twoDigitText(id)}${twoDigitText(value.length)}${value}`
}

const twoDigitTexts = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** A number from 0 to 99 in the form of IDs and lengths. @example twoDigitText(4) // '04' */
export function twoDigitText(number: number): string {
  return twoDigitTexts[number] ?? ''
}

/** The object with this ID, if there is exactly one. */
function onlyOne(objects: readonly DataObject[], id: number): DataObject | undefined {
  let found: DataObject | undefined
  for (const object of objects) {
    if (object.id !== id) continue
    if (found) return undefined
    found = object
  }
  return found
}

/** The value of the only object with this ID. @example only(readChain('5802TH').objects, 58) // 'TH' */
export const only = (objects: readonly DataObject[], id: number): string | undefined => onlyOne(objects, id)?.value

/** The objects inside the only template with this ID. */
export const inside = (objects: readonly DataObject[], id: number): readonly DataObject[] | undefined =>
  onlyOne(objects, id)?.inside?.objects

/**
 * Whether an ID appears twice; the rule is "each ID at most once at one level". Ascending IDs, the usual order, need no search.
 */
export function hasDouble(objects: readonly DataObject[]): boolean {
  let last = -1
  for (const { id } of objects) {
    if (id <= last) return new Set(objects.map((object) => object.id)).size < objects.length
    last = id
  }
  return false
}

/** Two ASCII digits as a number, or -1. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** The index `count` code points further; past the end if the text is too short. */
function advance(text: string, from: number, count: number): number {
  let at = from
  for (let i = 0; i < count; i++) {
    if (at >= text.length) return text.length + 1
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  return at
}
