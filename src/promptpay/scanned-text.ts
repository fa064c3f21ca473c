import { crowdedObject, parseObject, type BodyText } from '../http/body.ts'
import type { Reason } from './rules.ts'

/** Names under which a JSON body may hold the text. */
export const payloadNames = ['payload', 'text', 'qr', 'data'] as const

/**
 * The scanned text in any request body: a JSON object with the property, or the text itself.
 *
 * @param body undefined when it is larger than the limit.
 * @param isJson whether the sender declared JSON, so that a bare text is a mistake.
 * @example scannedText({ text: '{"payload":"000201"}', isUtf8: true }, true) // { text: '000201' }
 */
export function scannedText(body: BodyText | undefined, isJson: boolean): { text: string } | { reason: Reason } {
  if (!body) return { reason: 'too-long' }
  const { text, isUtf8 } = body
  if (text === '') return { reason: 'missing' }
  // Bytes that are not UTF-8 are not JSON; as plain text they have replacement characters and fail later.
  const object = isUtf8 && text.trimStart().startsWith('{') ? parseObject(text) : undefined
  if (!object) return isJson ? { reason: 'invalid-json' } : { text }
  return scannedProperty(object) ?? (isJson ? { reason: 'missing' } : { text })
}

/** The text that an object holds under one of its names; undefined without any. */
export function scannedProperty(
  object: Readonly<Record<string, unknown>>,
): { text: string } | { reason: Reason } | undefined {
  if (crowdedObject(object)) return { reason: 'too-long' }
  const given = payloadNames.map((name) => object[name]).filter((value) => value !== undefined && value !== null)
  return given.length === 0 ? undefined : givenText(given)
}

/** Two names with different texts are as ambiguous as two payees; a number or a list is not a scanned text. */
function givenText(given: readonly unknown[]): { text: string } | { reason: Reason } {
  const [first] = given
  if (given.some((value) => value !== first)) return { reason: 'invalid-json' }
  return typeof first === 'string' ? { text: first } : { reason: 'not-emv' }
}
