import type { Inputs } from './parameter.ts'
import { parametersMax } from '../limits.ts'
import { Problem } from './problem.ts'
import type { RawValues } from './query.ts'
import { shownName } from './unknown-names.ts'
import { utf8Bytes } from './values.ts'

/** What a route takes as its request body: a JSON object of these properties. */
export interface BodyContract<B extends Inputs = Inputs> {
  readonly properties: B
  readonly bytesMax: number
  /** The page's own form may post `application/x-www-form-urlencoded` (its fields are not looked at). */
  readonly acceptsForm?: boolean
  /** An absent body counts as `{}`. */
  readonly mayBeAbsent?: boolean
  /** No property takes free text, so that each refuses U+FFFD in its value: the body may be read by `readBodyText`. */
  readonly takesNoFreeText?: true
}

/** text/plain and no type at all let browsers send without a preflight. */
const JSON_TYPES = new Set(['application/json', 'text/plain', ''])
const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Reads a JSON object within its limit; JSON has no repeated names, so each has one value.
 *
 * @throws {Problem} `unsupported_media_type`, `body_too_large`, `invalid_json`, `too_many_parameters`.
 */
export async function readBody(request: Request, contract: BodyContract): Promise<RawValues> {
  const type = mediaType(request)
  const isForm = contract.acceptsForm === true && type === FORM_TYPE
  if (!JSON_TYPES.has(type) && !isForm) throw unsupportedType()
  const body = contract.takesNoFreeText
    ? await readBodyText(request, type, contract.bytesMax)
    : await readStrictly(request, contract.bytesMax)
  if (!body) throw bodyTooLarge(contract.bytesMax)
  const text = body.isUtf8 ? body.text : undefined
  if (isForm || (contract.mayBeAbsent && text?.trim() === '')) return new Map()
  return propertiesOf(text === undefined ? undefined : parseObject(text))
}

/**
 * The properties of a parsed body, by name.
 *
 * @throws {Problem} `invalid_json` for what is not an object, `too_many_parameters`.
 */
export function propertiesOf(value: Readonly<Record<string, unknown>> | undefined): RawValues {
  if (!value) {
    throw new Problem('invalid_json', {
      en: 'The body must be a JSON object in UTF-8.',
      th: 'เนื้อหาต้องเป็นออบเจกต์ JSON เข้ารหัส UTF-8',
    })
  }
  const crowded = crowdedObject(value)
  if (crowded) throw tooManyProperties(crowded)
  const values = new Map<string, readonly unknown[]>()
  for (const name of Object.keys(value)) values.set(name, [value[name]])
  return values
}

/** The text of a body. */
export interface BodyText {
  readonly text: string
  /** Whether the bytes were UTF-8; else U+FFFD stands in the text for what was not. */
  readonly isUtf8: boolean
}

/**
 * The text of a request's body, or undefined when it has more than `bytesMax` bytes.
 *
 * A body of declared length is read as text at once, which takes half the time of reading its bytes and decoding them. The
 * number of bytes then tells whether they were UTF-8, with two exceptions: a broken sequence of three bytes becomes U+FFFD,
 * which has three too, and a byte order mark hides three missing bytes. `isUtf8` is true for both; so this is for routes
 * that refuse U+FFFD in every value.
 *
 * @param type its media type; the runtime logs a warning when a body of another type is read as text.
 * @throws {Problem} `invalid_json` for a body that breaks off.
 */
export function readBodyText(request: Request, type: string, bytesMax: number): Promise<BodyText | undefined> {
  const declared = declaredLength(request)
  if (declared === undefined || !JSON_TYPES.has(type)) return readStrictly(request, bytesMax)
  if (declared > bytesMax) return Promise.resolve(undefined)
  return request
    .text()
    .then((text) => ({ text, isUtf8: !text.includes(REPLACEMENT) || utf8Bytes(text) <= declared }), brokenOff)
}

const REPLACEMENT = '\ufffd'

async function readStrictly(request: Request, bytesMax: number): Promise<BodyText | undefined> {
  const bytes = await readRequest(request, bytesMax)
  if (!bytes) return undefined
  const text = decodeUtf8(bytes)
  return text === undefined ? { text: new TextDecoder().decode(bytes), isUtf8: false } : { text, isUtf8: true }
}

/** Content-Length, if it is a number. HTTP holds a sender to it: the body has no more bytes. */
function declaredLength(request: Request): number | undefined {
  const declared = request.headers.get('content-length') ?? ''
  return /^\d+$/.test(declared) ? Number(declared) : undefined
}

/** The media type of a request in lower case, without parameters; empty when it is absent. */
export function mediaType(request: Request): string {
  const given = request.headers.get('content-type') ?? ''
  return JSON_TYPES.has(given) ? given : (given.split(';')[0] ?? '').trim().toLowerCase()
}

/**
 * A request's bytes, or undefined when there are more than `bytesMax`. A body of declared length is read at once, at a
 * fraction of the cost of a stream; one of unknown length is read chunk by chunk.
 *
 * @throws {Problem} `invalid_json` for a body that breaks off.
 */
export async function readRequest(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = declaredLength(request)
  if (declared === undefined) return readAtMost(request, bytesMax).catch(brokenOff)
  if (declared > bytesMax) return undefined
  const bytes = new Uint8Array(await request.arrayBuffer().catch(brokenOff))
  return bytes.length > bytesMax ? undefined : bytes
}

/** The body's bytes, or undefined when there are more than `bytesMax`. */
export async function readAtMost(
  { body }: Pick<Request | Response, 'body'>,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  if (body) {
    for await (const chunk of body) {
      length += chunk.length
      if (length > bytesMax) return undefined
      chunks.push(chunk)
    }
  }
  if (chunks.length === 1 && chunks[0]) return chunks[0]
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** Made once: a decoder costs more than what it decodes here. Without `stream` it has no state between calls. */
const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Strict UTF-8; undefined if the bytes are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a value of JSON is an object: no list, and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON object a text holds, else undefined. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** An object of more properties than are read. */
interface Crowded {
  /** The property of the body that holds it, empty for the body itself. */
  readonly within: string
  readonly count: number
}

/** The first object of too many properties. Lists are left to the routes that take them, which judge each entry. */
export function crowdedObject(body: Readonly<Record<string, unknown>>): Crowded | undefined {
  const pending: { within: string; object: Readonly<Record<string, unknown>> }[] = [{ within: '', object: body }]
  for (const { within, object } of pending) {
    const names = Object.keys(object)
    if (names.length > parametersMax) return { within, count: names.length }
    for (const name of names) {
      const value = object[name]
      if (isObject(value)) pending.push({ within: within || shownName(name), object: value })
    }
  }
  return undefined
}

function tooManyProperties({ within, count }: Crowded): Problem {
  const en = within === '' ? 'The body' : within
  const th = within === '' ? 'เนื้อหา' : within
  return new Problem('too_many_parameters', {
    en: `${en} must have at most ${parametersMax} properties in one object, got ${count}.`,
    th: `${th} ต้องมีไม่เกิน ${parametersMax} รายการในหนึ่งออบเจกต์ แต่ได้รับ ${count}`,
  })
}

/** Reading fails when the sender leaves, sends fewer bytes than it declared, or a chunk that is none (RFC 9112, section 8). */
function brokenOff(): never {
  throw new Problem('invalid_json', { en: 'The body broke off before its end.', th: 'เนื้อหาขาดก่อนจบ' })
}

/** The problem of a body over its limit. */
export function bodyTooLarge(bytesMax: number): Problem {
  return new Problem('body_too_large', {
    en: `The body must be at most ${bytesMax} bytes.`,
    th: `เนื้อหาต้องไม่เกิน ${bytesMax} ไบต์`,
  })
}

function unsupportedType(): Problem {
  return new Problem('unsupported_media_type', {
    en: 'Content-Type must be application/json, text/plain or absent.',
    th: 'Content-Type ต้องเป็น application/json, text/plain หรือไม่ระบุ',
  })
}
