import { domainToASCII, domainToUnicode } from 'node:url'

const ACE_PREFIX = 'xn--' // RFC 3490, section 5

/**
 * Characters that a name must not hold because they are invisible or change how others look: control, format, direction,
 * blank, unassigned and default-ignorable characters, and the empty braille pattern.
 */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/u

/**
 * A host name as people read it, or `undefined` if it must not be shown so: a label `xn--…` does not decode, does not encode
 * back to itself (RFC 5891, section 5.4), or decodes to invisible characters.
 *
 * @param host `hostname` of a parsed URL.
 * @example unicodeHost('xn--o3cw4h.com') // 'ไทย.com'
 * @example unicodeHost('xn--google-.com') // undefined; it would read "google.com"
 */
export function unicodeHost(host: string): string | undefined {
  const labels = host.split('.').map(unicodeLabel)
  return labels.includes(undefined) ? undefined : labels.join('.')
}

function unicodeLabel(label: string): string | undefined {
  if (!label.startsWith(ACE_PREFIX)) return label
  const decoded = domainToUnicode(label)
  return decoded !== label && domainToASCII(decoded) === label && !UNSEEN.test(decoded) ? decoded : undefined
}

/**
 * Everything except what a label may hold: letters, marks, digits, hyphen, the dots and quotes of RFC 5892, A.3 to A.7, and
 * emoji.
 */
const LABEL_SIGN = /[^\p{L}\p{M}\p{N}.\-\u00b7\u0375\u05f3\u05f4\u30fb\p{Extended_Pictographic}]/gu

/**
 * A result of `unicodeHost` with every character outside those of a label replaced by its code point. IDNA 2008 excludes
 * them, but browsers resolve them, and some look like a slash or a question mark.
 *
 * @example namedSigns('google.com∕login.example') // 'google.com[U+2215]login.example'
 */
export function namedSigns(host: string): string {
  return host.replace(
    LABEL_SIGN,
    (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}

/**
 * A host as an index sorts it: labels reversed, each followed by a dot. A host and its subdomains share a prefix.
 *
 * @example siteKey('www.example.org') // 'org.example.www.'
 */
export function siteKey(host: string): string {
  const labels = host.replace(/\.$/, '').split('.')
  return `${labels.toReversed().join('.')}.`
}

/** Whether a host is one of these or a subdomain of one. @example isWithin('a.example.org', new Set(['example.org'])) // true */
export function isWithin(host: string, sites: ReadonlySet<string>): boolean {
  for (let name = host.replace(/\.$/, ''); ; name = name.slice(name.indexOf('.') + 1)) {
    if (sites.has(name)) return true
    if (!name.includes('.')) return false
  }
}
