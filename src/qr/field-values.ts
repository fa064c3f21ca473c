import { byRule, codePoints, type Judged } from '../http/values.ts'
import { qrSsidBytesMax } from '../limits.ts'
import {
  areAddresses,
  degrees,
  dialNumber,
  kindAliases,
  kindNames,
  linkUrl,
  wifiSecurities,
  type KindName,
} from './kinds.ts'

/** A field of a body; undefined is one that is absent. */
type Field<T> = (raw: unknown) => Judged<T | undefined>

const absent = { value: undefined }

/** Free text. A lone surrogate has no UTF-8, so a symbol could not hold it as it is. */
const free: Field<string> = (raw) =>
  raw === undefined ? absent : typeof raw === 'string' && raw !== '' && raw.isWellFormed() ? { value: raw } : byRule

/** Text that must have a form of its own; `read` gives what goes into the symbol, or undefined. */
const formed =
  <T extends string>(read: (text: string) => T | undefined): Field<T> =>
  (raw) => {
    if (raw === undefined) return absent
    const value = typeof raw === 'string' && raw.isWellFormed() ? read(raw) : undefined
    return value === undefined ? byRule : { value }
  }

const coordinate =
  (most: number): Field<number> =>
  (raw) => {
    if (raw === undefined) return absent
    const value = degrees(raw, most)
    return value === undefined ? byRule : { value }
  }

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
const oneAddress = (text: string) => (areAddresses(text) && !text.includes(',') ? text.trim() : undefined)
const addresses = (text: string) => (areAddresses(text) ? text : undefined)

/** The fields of all kinds, each with what judges it. */
export const judgedFields = {
  url: formed(linkUrl),
  text: free,
  ssid: formed((text) => (bytesOf(text) <= qrSsidBytesMax && !/\p{Cc}/u.test(text) ? text : undefined)),
  password: formed((text) => (codePoints(text) <= 128 && !/\p{Cc}/u.test(text) ? text : undefined)),
  security: formed((text) => wifiSecurities.find((name) => name.toLowerCase() === text.toLowerCase())),
  hidden: ((raw) => (raw === undefined || typeof raw === 'boolean' ? { value: raw } : byRule)) satisfies Field<boolean>,
  lineId: formed((text) => (codePoints(text) <= 64 && /^@?[^\s\p{C}@]+$/u.test(text) ? text : undefined)),
  firstName: free,
  lastName: free,
  name: free,
  phone: free,
  mobile: free,
  email: formed(oneAddress),
  organization: free,
  jobTitle: free,
  website: formed(linkUrl),
  address: free,
  note: free,
  to: formed(addresses),
  subject: free,
  body: free,
  cc: formed(addresses),
  bcc: formed(addresses),
  number: formed(dialNumber),
  message: free,
  latitude: coordinate(90),
  longitude: coordinate(180),
}

/** The kind, by its own name or by another service's. */
export function judgedKind(raw: unknown): Judged<KindName> {
  const value =
    kindNames.find((known) => known === raw) ??
    (typeof raw === 'string' && Object.hasOwn(kindAliases, raw) ? kindAliases[raw] : undefined)
  return value ? { value } : byRule
}
