import { digitWords } from './letters.ts'
import { isAt, matchAt, type Found, type Pass } from './pass.ts'

/** Chapter: e-mail and web addresses; their signs are named, the scheme is silent. */

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})'
const DOMAIN = String.raw`${LABEL}(?:\.${LABEL}){0,5}\.(?:[A-Za-z]{2,24})(?![A-Za-z0-9]|:\/\/)`
const EMAIL = new RegExp(String.raw`[A-Za-z0-9](?:[A-Za-z0-9._+-]{0,63})@${DOMAIN}`, 'y')
const ADDRESS = new RegExp(
  String.raw`(?:https?:\/\/)?(?:www\.)?${DOMAIN}(?::\d{2,5})?(?:\/(?:[A-Za-z0-9._~?#&=%+-]*\/?){0,8})?`,
  'y',
)
/** A dotted pair of words is an address only if it says so itself. */
const IS_ADDRESS =
  /^https?:|^www\.|\.(?:com|net|org|co|th|go|ac|or|in|io|me|info|biz|app|dev|shop|online|tv|gg|ly|asia|gov|edu)(?:[./:]|$)/i
const AT_NAME = /@[A-Za-z](?:(?!https?:)[A-Za-z0-9._]){1,30}/y

const signs: Readonly<Record<string, string>> = {
  '.': 'จุด',
  '@': 'แอต',
  '/': 'ทับ',
  _: 'ขีดล่าง',
  '-': 'ขีด',
  ':': 'โคลอน',
  '?': 'เครื่องหมายคำถาม',
  '=': 'เท่ากับ',
  '&': 'แอนด์',
  '#': 'ชาร์ป',
  '%': 'เปอร์เซ็นต์',
  '+': 'บวก',
  '~': 'ตัวหนอน',
}

/** An e-mail address or a URL. */
export function electronic({ text, at }: Pass): Found | undefined {
  const [email] = matchAt(EMAIL, text, at)
  const [address] = email === undefined ? matchAt(ADDRESS, text, at) : []
  const found = email ?? (address !== undefined && IS_ADDRESS.test(address) ? address : undefined)
  if (found === undefined) return schemeAlone(text, at)
  const written = found.replace(/[.?&#=%+~-]+$/, '')
  return { end: at + written.length, reading: spoken(written), kind: 'electronic' }
}

/** A scheme is silent without its address too. */
function schemeAlone(text: string, at: number): Found | undefined {
  const [scheme] = matchAt(/https?:\/\//y, text, at)
  return scheme === undefined ? undefined : { end: at + scheme.length, reading: ' ', kind: 'electronic' }
}

/** @shop of a chat: แอต. */
export function account({ text, at }: Pass): Found | undefined {
  if (isAt(/@https?:/y, text, at)) return { end: at + 1, reading: '', kind: 'electronic' }
  const [name] = matchAt(AT_NAME, text, at)
  if (name === undefined) return undefined
  const written = name.replace(/[._]+$/, '')
  return { end: at + written.length, reading: spoken(written), kind: 'electronic' }
}

/** A part that would be a number with its unit anywhere else: 5g, 4K. */
const UNIT_LIKE = /^\d+(?![a-z]{2})[A-Za-z]/

/** Signs by name, digits alone singly; letters and names of letters and digits stay, in small letters. */
function spoken(written: string): string {
  const plain = written.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return plain.replace(/[A-Za-z0-9]+|[^A-Za-z0-9]/g, (part) => {
    if (/^\d+$/.test(part)) return digitWords(part)
    if (UNIT_LIKE.test(part)) return part.toLowerCase().replace(/^\d+/, (digits) => digitWords(digits))
    return signs[part] ?? (/^[A-Z\d]+$/.test(part) ? part.toLowerCase() : part)
  })
}
