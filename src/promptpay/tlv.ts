/** One data object of a payment QR text: two digits ID, two digits length in characters, value. */
export interface DataObject {
  readonly id: string
  /** Length as written: characters (code points), 1 to 99. */
  readonly length: number
  readonly value: string
  /** Index where the value begins in the text it was read from. */
  readonly start: number
}

export interface Chain {
  readonly objects: readonly DataObject[]
  /** Whether the text is a chain of objects to its very end. */
  readonly whole: boolean
}

const SURROGATE = /[\ud800-\udfff]/
const HEADER_LENGTH = 4

/**
 * Reads a text as a chain of data objects, in one pass and without recursion; stops at the first thing that is none. Each
 * object takes at least five characters, so there are never more objects than a fifth of the text.
 *
 * @example readChain('000201').objects // [{ id: '00', length: 2, value: '01', start: 4 }]
 */
export function readChain(text: string): Chain {
  const objects: DataObject[] = []
  const pairs = SURROGATE.test(text)
  let at = 0
  while (at < text.length) {
    const length = twoDigits(text, at + 2)
    if (length < 1 || twoDigits(text, at) < 0) return { objects, whole: false }
    const start = at + HEADER_LENGTH
    const end = pairs ? advance(text, start, length) : start + length
    if (end > text.length) return { objects, whole: false }
    objects.push({ id: text.slice(at, at + 2), length, value: text.slice(start, end), start })
    at = end
  }
  return { objects, whole: true }
}

/**
 * One data object as text.
 *
 * @param value 1 to 99 characters, none of them beyond the Basic Multilingual Plane.
 * @example writeObject('58', 'TH') // '5802TH'
 */
export function writeObject(id: string, value: string): string {
  return `${id}${value.length < 10 ? '0' : ''}${value.length}${value}`
}

/** The value of the object with this ID, when there is exactly one. @example only(readChain('5802TH').objects, '58') // 'TH' */
export function only(objects: readonly DataObject[], id: string): string | undefined {
  let found: string | undefined
  for (const object of objects) {
    if (object.id !== id) continue
    if (found !== undefined) return undefined
    found = object.value
  }
  return found
}

/** Whether an ID appears twice: "each ID at most once at one level". */
export function hasDouble(objects: readonly DataObject[]): boolean {
  return new Set(objects.map(({ id }) => id)).size < objects.length
}

/** Two ASCII digits as a number, or -1. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** The index `count` code points further; beyond the text when it is too short. */
function advance(text: string, from: number, count: number): number {
  let at = from
  for (let i = 0; i < count; i++) {
    if (at >= text.length) return text.length + 1
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  return at
}
