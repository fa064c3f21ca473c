/** The cache classes of the contract: the header, and whether answers carry an ETag and honour If-None-Match. */
export const cacheClasses = {
  dataset: { header: 'public, max-age=86400, stale-while-revalidate=604800', etag: true },
  file: { header: 'public, max-age=3600, stale-while-revalidate=86400', etag: true },
  /** Computed from "today": cached until midnight in Bangkok at most. */
  today: { header: undefined, etag: false },
  pure: { header: 'public, max-age=86400', etag: false },
  /** Free text may be personal: only the user's own browser may cache it. */
  private: { header: 'private, max-age=86400', etag: false },
  short: { header: 'public, max-age=300', etag: true },
  none: { header: 'no-store', etag: false },
} as const satisfies Record<string, { header: string | undefined; etag: boolean }>

export type CacheClass = keyof typeof cacheClasses

/**
 * Cache-Control of an answer that contains the request's host. A shared cache may key by path and query alone, and would
 * serve the answer to clients of another host.
 */
export const forThisHost = (header: string): string => header.replace('public', 'private')

/** Whether a shared cache may store answers of a class. */
export const isShared = (name: CacheClass): boolean => cacheClasses[name].header?.startsWith('public') ?? true

const SECOND_MS = 1000
const DAY_SECONDS = 86_400
const BANGKOK_OFFSET_SECONDS = 7 * 3600
const TODAY_SECONDS_MAX = 3600

/** Cache-Control of a class at `nowMs` (milliseconds since 1970). @example cacheControl('none', 0) // 'no-store' */
export function cacheControl(name: CacheClass, nowMs: number): string {
  return cacheClasses[name].header ?? `public, max-age=${secondsOfToday(nowMs)}`
}

const secondsOfToday = (nowMs: number): number => Math.min(TODAY_SECONDS_MAX, secondsToBangkokMidnight(nowMs))

/** Seconds until the next midnight in Bangkok, at least 1. @example secondsToBangkokMidnight(0) // 61200 */
export function secondsToBangkokMidnight(nowMs: number): number {
  const bangkokSeconds = Math.floor(nowMs / SECOND_MS) + BANGKOK_OFFSET_SECONDS
  return DAY_SECONDS - (bangkokSeconds % DAY_SECONDS)
}

/**
 * A strong ETag of a body: 64 bits of two multiply-xor lanes (the mixing of MurmurHash3), fast enough to compute for every
 * answer. It guards caches, not secrets.
 *
 * @example strongEtag('') // '"1aee8d83488bdcb8"'; always 16 hex digits in quotes
 */
export function strongEtag(body: string | Uint8Array): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  const length = body.length
  for (let i = 0; i < length; i++) {
    const unit = typeof body === 'string' ? body.charCodeAt(i) : (body[i] ?? 0)
    a = Math.imul(a ^ unit, 0x9e3779b1)
    b = Math.imul(b ^ unit, 0x5f356495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return `"${hex32(a)}${hex32(b)}"`
}

/** Eight hex digits of a 32-bit number. @example hex32(255) // '000000ff' */
const hex32 = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')

/**
 * Whether an If-None-Match header matches the ETag. Lists and `*` are supported. The comparison is weak, because a proxy
 * that compresses turns a strong tag into `W/"…"` (RFC 9110, 13.1.2).
 *
 * @example etagMatches('"a", W/"b"', '"b"') // true
 */
export function etagMatches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch.trim() === '*') return true
  return tagsIn(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag)
}

const tagsIn = (list: string): readonly string[] => list.match(/(?:W\/)?"[^"]*"/g) ?? []

/**
 * Whether If-Match and If-Unmodified-Since allow a GET (RFC 9110, 13.2.2, steps 1 and 2). If-Match compares strongly: a weak
 * tag identifies no exact bytes.
 *
 * @example isWanted(new Headers({ 'If-Match': '"a", "b"' }), '"b"') // true
 */
export function isWanted(headers: Headers, etag: string, modifiedMs?: number): boolean {
  const ifMatch = headers.get('if-match')
  if (ifMatch !== null) return ifMatch.trim() === '*' || tagsIn(ifMatch).includes(etag)
  const since = headers.get('if-unmodified-since') ?? ''
  return modifiedMs === undefined || !HTTP_DATE.test(since) || modifiedMs <= Date.parse(since)
}

/**
 * Whether If-Modified-Since is not before the last change; an invalid date is ignored (RFC 9110, 13.1.3).
 *
 * @example isUnmodifiedSince('Sat, 21 Nov 2026 00:00:00 GMT', Date.UTC(2026, 10, 21)) // true
 */
export function isUnmodifiedSince(ifModifiedSince: string | null, modifiedMs: number): boolean {
  return HTTP_DATE.test(ifModifiedSince ?? '') && Date.parse(ifModifiedSince ?? '') >= modifiedMs
}

/** The current HTTP date format and the two obsolete ones (RFC 9110, 5.6.7). */
const HTTP_DATE =
  /^[A-Z][a-z]{2,8}(?:, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} | [A-Z][a-z]{2} [ \d]\d )\d\d:\d\d:\d\d(?: GMT| \d{4})$/
