import { crowdedObject, parseObject, type BodyText } from '../http/body.ts'
import type { Reason } from './rules.ts'

/** Names of the text in a JSON body. */
export const payloadNames = ['payload', 'text', 'qr', 'data'] as const

/**
 * The scanned text in any request body: a JSON object with the property, or the text itself.
 *
 * @param body undefined if it exceeds the limit.
 * @param isJson whether the client declared JSON, so that a bare text is a mistake.
 * @example scannedText({ text: '{"payload":"000201"}', isUtf8: true }, true) // { text: '000201' }
 */
export function scannedText(body: BodyText | undefined, isJson: boolean): { text: string } | { reason: Reason } {
  if (!body) return { reason: 'too-long' }
  const { text, isUtf8 } = body
  if (text === '') return { reason: 'missing' }
  // Invalid UTF-8 is not JSON; as plain text it has replacement characters and fails later.
  const object = isUtf8 && text.trimStart().startsWith('{') ? parseObject(text) : undefined
  if (!object) return isJson ? { reason: 'invalid-json' } : { text }
  return scannedProperty(object) ?? (isJson ? { reason: 'missing' } : { text })
}

/** The text in an object under one of its names; undefined without any. */
export function scannedProperty(
  object: Readonly<Record<string, unknown>>,
): { text: string } | { reason: Reason } | undefined {
  if (crowdedObject(object)) return { reason: 'too-long' }
  const given = payloadNames.map((name) => object[name]).filter((value) => value !== undefined && value !== null)
  return given.length === 0 ? undefined : givenText(given)
}

/** Two different texts are as ambiguous as two payees; a number or a list is not a scanned text. */
function givenText(given: readonly unknown[]): { text: string } | { reason: Reason } {
  const [first] = given
  if (given.some((value) => value !== first)) return { reason: 'invalid-json' }
  return typeof first === 'string' ? { text: first } : { reason: 'not-emv' }
}
