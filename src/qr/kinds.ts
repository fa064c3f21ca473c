import { arabicDigits } from '../thai/digits.ts'
import { contactCard, type Fields, type FieldValue } from './contact.ts'
import { lineUrl } from './line.ts'

/** The fields of a kind of QR code, and its text. */
export interface Kind {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Fields of which at least one is required. */
  readonly oneOf?: readonly string[]
  /** The exact text of the symbol. */
  readonly text: (fields: Fields) => string
}

/** The nine kinds. Phone cameras act on these texts; they show anything else as text. */
export const kinds = {
  link: { required: ['url'], optional: [], text: ({ url }) => String(url) },
  text: { required: ['text'], optional: [], text: ({ text }) => String(text) },
  wifi: { required: ['ssid'], optional: ['password', 'security', 'hidden'], text: wifiText },
  line: { required: ['lineId'], optional: [], text: ({ lineId }) => lineUrl(String(lineId)) },
  contact: {
    required: [],
    oneOf: ['firstName', 'lastName', 'name'],
    optional: ['phone', 'mobile', 'email', 'organization', 'jobTitle', 'website', 'address', 'note'],
    text: contactCard,
  },
  email: { required: ['to'], optional: ['subject', 'body', 'cc', 'bcc'], text: mailtoUri },
  phone: { required: ['number'], optional: [], text: ({ number }) => `tel:${String(number)}` },
  sms: {
    required: ['number'],
    optional: ['message'],
    // ZXing splits only at the first colon after the number, so the message needs no escaping.
    text: ({ number, message = '' }) => `SMSTO:${String(number)}:${String(message)}`,
  },
  geo: {
    required: ['latitude', 'longitude'],
    optional: [],
    text: ({ latitude, longitude }) => `geo:${decimalDegrees(latitude)},${decimalDegrees(longitude)}`,
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]]

/** Names of kinds in other services and standards. */
export const kindAliases: Readonly<Record<string, KindName>> = {
  url: 'link',
  vcard: 'contact',
  tel: 'phone',
  location: 'geo',
}

/** All fields of a kind. */
export const fieldNames = ({ required, oneOf = [], optional }: Kind): string[] => [...required, ...oneOf, ...optional]

/** Link targets in ASCII stay as typed; others become what a browser would send. */
export function linkUrl(text: string): string | undefined {
  // Browsers read a backslash as a slash, other readers as part of a user name: https://a.example\@b.example is two hosts.
  if (/[\s\p{Cc}]/u.test(text) || /^[^?#]*\\/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return undefined
  return /^[!-~]*$/.test(text) ? text : new URL(text).href
}

/**
 * ZXing and its family search the whole text for `S:`, `P:`, `T:` and `H:` and undo every backslash pair, so every character
 * that could end or begin a field is escaped.
 */
const escapeWifi = (text: string): string => text.replace(/[\\;,":]/g, String.raw`\$&`)

/** `WPA` means WPA, WPA2 and WPA3 (Wi-Fi Alliance, WPA3 specification, section 7). */
const wifiType = (security: string): string => (security.startsWith('WPA') ? 'WPA' : security)
export const wifiSecurities = ['WPA', 'WPA2', 'WPA3', 'WEP', 'nopass'] as const

function wifiText({ ssid, password, security = password === undefined ? 'nopass' : 'WPA', hidden }: Fields): string {
  const secret = password === undefined ? '' : `P:${escapeWifi(String(password))};`
  const isHidden = hidden === true ? 'H:true;' : ''
  return `WIFI:T:${wifiType(String(security))};S:${escapeWifi(String(ssid))};${secret}${isHidden};`
}

/** RFC 6068: UTF-8 percent-encoded, a blank as %20, a line break as %0D%0A. */
const encodeMail = (text: string): string => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'))

/** Leaves `@` and the commas between addresses unescaped. */
const encodeAddresses = (addresses: FieldValue): string =>
  String(addresses)
    .split(',')
    .map((address) => encodeURIComponent(address.trim()).replaceAll('%40', '@'))
    .join(',')

function mailtoUri({ to = '', subject, body, cc, bcc }: Fields): string {
  const headers = [
    subject === undefined ? [] : `subject=${encodeMail(String(subject))}`,
    body === undefined ? [] : `body=${encodeMail(String(body))}`,
    cc === undefined ? [] : `cc=${encodeAddresses(cc)}`,
    bcc === undefined ? [] : `bcc=${encodeAddresses(bcc)}`,
  ].flat()
  return `mailto:${encodeAddresses(to)}${headers.length > 0 ? `?${headers.join('&')}` : ''}`
}

/** Whether the text is one address, or several separated by commas. */
export function areAddresses(text: string): boolean {
  return text.split(',').every((address) => /^[^\s@,\p{Cc}]+@[^\s@,\p{Cc}]+$/u.test(address.trim()))
}

const DEGREE_DECIMALS = 7

/**
 * Decimal degrees from a number or its digits; undefined if it is not a number or exceeds `most`. Rounded to seven decimals,
 * a centimetre, which RFC 5870 readers support reliably.
 *
 * @example degrees('๑๓.๗๕๖๓', 90) // 13.7563
 */
export function degrees(raw: unknown, most: number): number | undefined {
  const value =
    typeof raw === 'string' && /^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(arabicDigits(raw)) ? Number(arabicDigits(raw)) : raw
  return typeof value === 'number' && Math.abs(value) <= most ? value : undefined
}

/** Without exponent, without trailing zeros, and never minus zero. */
const decimalDegrees = (value: FieldValue | undefined): string => {
  const text = Number(value)
    .toFixed(DEGREE_DECIMALS)
    .replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}
