import type { Bilingual } from '../http/problem.ts'
import { destinationCharsMax } from '../limits.ts'
import { anyOf, controls, leftToRight, rightToLeft, softHyphen, zeroWidth } from '../thai/characters.ts'
import { isWithin, unicodeHost } from './host-name.ts'
import { isPrivateHost } from './private-host.ts'

interface Fault extends Bilingual {
  readonly code: 'invalid_parameter' | 'destination_not_allowed' | 'text_too_long'
}

/** Why a destination is refused; the text continues after the parameter's name. */
export const destinationFaults = {
  unreadable: { code: 'invalid_parameter', en: 'must be well-formed Unicode text', th: 'ต้องเป็นข้อความ Unicode ที่ถูกต้อง' },
  invisible: {
    code: 'invalid_parameter',
    en: 'must not hold control, direction or invisible characters (percent-encode them if they are meant)',
    th: 'ต้องไม่มีอักขระควบคุม อักขระกำหนดทิศทาง หรืออักขระที่มองไม่เห็น (หากจำเป็นให้เข้ารหัสแบบเปอร์เซ็นต์)',
  },
  backslash: {
    code: 'invalid_parameter',
    en: 'must not hold a backslash before ? or #',
    th: 'ต้องไม่มีเครื่องหมาย \\ ก่อน ? หรือ #',
  },
  scheme: {
    code: 'destination_not_allowed',
    en: 'must start with http:// or https://',
    th: 'ต้องขึ้นต้นด้วย http:// หรือ https://',
  },
  malformed: {
    code: 'invalid_parameter',
    en: 'must be an absolute URL such as https://www.example.org/page',
    th: 'ต้องเป็น URL เต็ม เช่น https://www.example.org/page',
  },
  credentials: {
    code: 'destination_not_allowed',
    en: 'must not hold a user name or password',
    th: 'ต้องไม่มีชื่อผู้ใช้หรือรหัสผ่าน',
  },
  hostTooLong: {
    code: 'invalid_parameter',
    en: 'must have a host of at most 253 characters in parts of 1 to 63',
    th: 'ชื่อโฮสต์ต้องไม่เกิน 253 ตัวอักษร แต่ละส่วนยาว 1 ถึง 63',
  },
  privateHost: {
    code: 'destination_not_allowed',
    en: 'must lead to a public host, not to a private or local one',
    th: 'ต้องชี้ไปยังโฮสต์สาธารณะ ไม่ใช่เครือข่ายส่วนตัวหรือเครื่องในพื้นที่',
  },
  ownHost: { code: 'destination_not_allowed', en: 'must not lead back to this service', th: 'ต้องไม่ชี้กลับมายังบริการนี้' },
  untrueHost: {
    code: 'destination_not_allowed',
    en: 'must not have a host whose xn-- form is malformed or hides characters',
    th: 'ต้องไม่มีชื่อโฮสต์รูปแบบ xn-- ที่ไม่ถูกต้องหรือซ่อนอักขระไว้',
  },
  blockedHost: {
    code: 'destination_not_allowed',
    en: 'must not lead to a host that the operator of this service blocks',
    th: 'ต้องไม่ชี้ไปยังโฮสต์ที่ผู้ให้บริการปิดกั้น',
  },
  tooLong: {
    code: 'text_too_long',
    en: `must be at most ${destinationCharsMax} characters after percent-encoding`,
    th: `ต้องไม่เกิน ${destinationCharsMax} ตัวอักษรหลังเข้ารหัสแบบเปอร์เซ็นต์`,
  },
} as const satisfies Record<string, Fault>

export type DestinationFault = keyof typeof destinationFaults

interface DestinationRules {
  /** Origins of this service: a link to itself would be a loop. */
  readonly ownOrigins: readonly string[]
  /** Hosts that no link may lead to, each with its subdomains. */
  readonly blockedHosts: ReadonlySet<string>
  /** For development: accepts hosts of the local machine and network. */
  readonly allowPrivate: boolean
}

/** Refused; the URL parser would silently delete tab and newline. */
const INVISIBLE = anyOf(controls, softHyphen, zeroWidth, leftToRight, rightToLeft)
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:/i
const HTTP_START = /^https?:\/\//i
const HOST_CHARS_MAX = 253 // RFC 1035, 2.3.4, less the length and root bytes
const LABEL_CHARS_MAX = 63
/** A three-byte character becomes nine characters percent-encoded. The bound spares the parser slow work on long hosts. */
const HOST_TEXT_CHARS_MAX = HOST_CHARS_MAX * 9

/**
 * Checks the destination of a short link and returns the first rule that fails. An accepted destination is returned as the
 * URL parser writes it: pure ASCII, so it cannot break out of a header.
 *
 * @example readDestination('HTTPS://Example.org/ก', rules) // { href: 'https://example.org/%E0%B8%81' }
 * @example readDestination('http://192.168.1.1/', rules) // { fault: 'privateHost' }
 */
export function readDestination(
  text: string,
  rules: DestinationRules,
): { readonly href: string } | { readonly fault: DestinationFault } {
  const trimmed = withoutOuterBlanks(text)
  const fault = spellingFault(trimmed)
  if (fault) return { fault }
  const url = URL.parse(trimmed)
  if (!url) return { fault: 'malformed' }
  const parsedFault = urlFault(url, rules)
  return parsedFault ? { fault: parsedFault } : { href: url.href }
}

/**
 * Whether a URL may be in the record: it is as the parser writes it. The rules for new links are not applied, because they
 * may have become stricter since it was stored.
 *
 * @example isStoredUrl('https://example.org') // false; the parser writes https://example.org/
 */
export function isStoredUrl(text: string): boolean {
  return HTTP_START.test(text) && text.length <= destinationCharsMax && URL.parse(text)?.href === text
}

/** A loop, because the pattern ` +$` restarts at every blank inside the text. */
function withoutOuterBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (text[start] === ' ') start++
  while (end > start && text[end - 1] === ' ') end--
  return text.slice(start, end)
}

/** Faults that are visible only before parsing, because the parser repairs them. */
function spellingFault(text: string): DestinationFault | undefined {
  if (!text.isWellFormed()) return 'unreadable'
  if (INVISIBLE.test(text)) return 'invisible'
  if (/^[^?#]*\\/.test(text)) return 'backslash'
  if (OTHER_SCHEME.test(text)) return 'scheme'
  if (!HTTP_START.test(text)) return 'malformed'
  // The URL parser accepts any number of slashes before the host.
  const host = text.replace(/^https?:\/+/i, '')
  return host.search(/[/?#]|$/) > HOST_TEXT_CHARS_MAX ? 'hostTooLong' : undefined
}

function urlFault(url: URL, rules: DestinationRules): DestinationFault | undefined {
  const { ownOrigins, blockedHosts, allowPrivate } = rules
  if (url.username !== '' || url.password !== '') return 'credentials'
  const host = plainHost(url)
  if (host.length > HOST_CHARS_MAX || host.split('.').some((label) => label === '' || label.length > LABEL_CHARS_MAX)) {
    return 'hostTooLong'
  }
  if (unicodeHost(host) === undefined) return 'untrueHost'
  if (!allowPrivate && isPrivateHost(host)) return 'privateHost'
  if (ownOrigins.some((origin) => isSameHost(url, new URL(origin), allowPrivate))) return 'ownHost'
  if (isWithin(host, blockedHosts)) return 'blockedHost'
  return url.href.length > destinationCharsMax ? 'tooLong' : undefined
}

const plainHost = (url: URL): string => url.hostname.replace(/\.$/, '')

/** The port is compared only on a developer's machine, where every service has the host `localhost`. */
function isSameHost(url: URL, own: URL, withPort: boolean): boolean {
  return plainHost(url) === plainHost(own) && (!withPort || url.port === own.port)
}
