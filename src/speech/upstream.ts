import { isObject, readAtMost } from '../http/body.ts'
import { speechAudioBytesMax } from '../limits.ts'
import { isMp3 } from './mp3.ts'
import { SpeechFailure, type Fetch, type FailureName } from './provider.ts'

/**
 * Sends a request to a provider and returns its 200 answer. Redirects are not followed: they would leak the key.
 *
 * @throws {SpeechFailure} for any other status, or if no answer comes.
 */
export async function send(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  return ok(await reached(fetch(url, { ...init, redirect: 'manual' })))
}

/** The provider's answer. @throws {SpeechFailure} `unreachable` if no answer comes. */
export async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch {
    throw new SpeechFailure('unreachable')
  }
}

/** The answer if its status is 200. Any other body is discarded unread: it may quote the input. */
export async function ok(response: Response): Promise<Response> {
  if (response.status === 200) return response
  await response.body?.cancel()
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), Date.now())
  throw new SpeechFailure(kindOf(response.status), response.status, retryAfter)
}

const kinds: Record<number, FailureName> = {
  401: 'forbidden',
  403: 'forbidden',
  429: 'busy',
  502: 'unavailable',
  503: 'unavailable',
}

function kindOf(status: number): FailureName {
  return kinds[status] ?? (status >= 500 ? 'failed' : 'refused')
}

const RETRY_AFTER_SECONDS_MAX = 3600

/**
 * Retry-After as whole seconds (RFC 9110, 10.2.3: seconds or a date), at most an hour; undefined if absent or invalid.
 *
 * @example retryAfterSeconds('7', 0) // 7
 */
export function retryAfterSeconds(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - nowMs) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(RETRY_AFTER_SECONDS_MAX, Math.max(0, seconds))
}

/**
 * Reads a whole body, but no more than the limit.
 *
 * @throws {SpeechFailure} `broken` if it is truncated or larger.
 */
async function readAll(response: Response, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(response, bytesMax).catch(() => undefined)
  if (!bytes) throw new SpeechFailure('broken', response.status)
  return bytes
}

/** Audio that is safe to deliver. @throws {SpeechFailure} `broken` if it is empty or not MP3. */
export function checked(audio: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!isMp3(audio)) throw new SpeechFailure('broken', 200)
  return audio
}

/** Reads a body that is the MP3 itself. */
export async function readAudio(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return checked(await readAll(response, speechAudioBytesMax))
}

/** Reads a small JSON body. @throws {SpeechFailure} `broken` if it is not JSON. */
export async function readJson(response: Response, bytesMax: number): Promise<unknown> {
  const bytes = await readAll(response, bytesMax)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new SpeechFailure('broken', response.status)
  }
}

/** A string property of an answer, if it is an object with one. @example textIn({ audio: 'aGk=' }, 'audio') // 'aGk=' */
export function textIn(answer: unknown, name: string): string | undefined {
  const text = isObject(answer) ? answer[name] : undefined
  return typeof text === 'string' ? text : undefined
}
