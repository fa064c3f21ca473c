import { crowdedObject, decodeUtf8, parseObject } from '../http/body.ts'
import type { Reason } from './rules.ts'

/** Names under which a JSON body may hold the text. */
export const payloadNames = ['payload', 'text', 'qr', 'data'] as const

/**
 * The scanned text in any request body: a JSON object with the property, or the text itself.
 *
 * @param bytes the body, undefined when it is larger than the limit.
 * @param isJson whether the sender declared JSON, so that a bare text is a mistake.
 * @example scannedText(new TextEncoder().encode('{"payload":"000201"}'), true) // { text: '000201' }
 */
export function scannedText(bytes: Uint8Array | undefined, isJson: boolean): { text: string } | { reason: Reason } {
  if (!bytes) return { reason: 'too-long' }
  if (bytes.length === 0) return { reason: 'missing' }
  const text = decodeUtf8(bytes)
  // Bytes that are not UTF-8 are not JSON; as plain text they are decoded with replacement characters and fail later.
  if (text === undefined) return isJson ? { reason: 'invalid-json' } : { text: new TextDecoder().decode(bytes) }
  const object = text.trimStart().startsWith('{') ? parseObject(text) : undefined
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
