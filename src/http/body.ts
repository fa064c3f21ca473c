import type { Inputs } from './parameter.ts'
import { parametersMax } from '../limits.ts'
import { Problem } from './problem.ts'
import type { RawValues } from './query.ts'
import { shownName } from './unknown-names.ts'
import { utf8Bytes } from './values.ts'

/** The request body of a route: a JSON object with these properties. */
export interface BodyContract<B extends Inputs = Inputs> {
  readonly properties: B
  readonly bytesMax: number
  /** Accepts `application/x-www-form-urlencoded` from the page's own form (its fields are ignored). */
  readonly acceptsForm?: boolean
  /** An absent body counts as `{}`. */
  readonly mayBeAbsent?: boolean
  /** No property takes free text, so each rejects U+FFFD: the body may be read by `readBodyText`. */
  readonly takesNoFreeText?: true
}

/** With text/plain or no type, browsers send without a preflight. */
const JSON_TYPES = new Set(['application/json', 'text/plain', ''])
const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Reads a JSON object within its size limit; JSON has no repeated names, so each has one value.
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
 * @throws {Problem} `invalid_json` if it is not an object, `too_many_parameters`.
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
  /** Whether the bytes were UTF-8; otherwise `text` has U+FFFD in place of the invalid ones. */
  readonly isUtf8: boolean
}

/**
 * The text of a request's body, or undefined when it has more than `bytesMax` bytes.
 *
 * A body of declared length is read as text at once, which takes half the time of reading and decoding its bytes. The byte
 * count then shows whether they were UTF-8, with two exceptions: an invalid sequence of three bytes becomes U+FFFD, which
 * has three too, and a byte order mark hides three missing bytes. `isUtf8` is true for both, so use this only for routes
 * that reject U+FFFD in every value.
 *
 * @param type the body's media type; the runtime logs a warning when a body of another type is read as text.
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

/** Content-Length, if it is a number. HTTP enforces it: the body has no more bytes. */
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

/** Created once: a decoder costs more than the decoding here. Without `stream` it has no state between calls. */
const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Strict UTF-8; undefined if the bytes are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a JSON value is an object: neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON object in a text, otherwise undefined. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** An object with more properties than are accepted. */
interface Crowded {
  /** The property of the body that holds the object; empty for the body itself. */
  readonly within: string
  readonly count: number
}

/** The first object with too many properties. Lists are skipped: their routes check each entry. */
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

/** Reading fails when the client leaves, sends fewer bytes than declared, or an invalid chunk (RFC 9112, section 8). */
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
