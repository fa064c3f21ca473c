import { digitWords } from '../number-words.ts'
import { isAt, matchAt, matching, type Found, type Find } from './pass.ts'
import { table } from './table.ts'

/** Chapter: e-mail and web addresses; their signs are named, the scheme is silent. */

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})'
const DOMAIN = String.raw`${LABEL}(?:\.${LABEL}){0,5}\.(?:[A-Za-z]{2,24})(?![A-Za-z0-9]|:\/\/)`
const E_MAIL = String.raw`[A-Za-z0-9](?:[A-Za-z0-9._+-]{0,63})@${DOMAIN}`
const PATH = String.raw`\/(?:[A-Za-z0-9._~?#&=%+-]*\/){0,7}[A-Za-z0-9._~?#&=%+-]*\/?`
const ADDRESS = new RegExp(String.raw`${E_MAIL}|(?:https?:\/\/)?(?:www\.)?${DOMAIN}(?::\d{2,5})?(?:${PATH})?`, 'y')
/** A dotted pair of words needs more evidence to be an address. */
const IS_ADDRESS =
  /@|^https?:|^www\.|\.(?:com|net|org|co|th|go|ac|or|in|io|me|info|biz|app|dev|shop|online|tv|gg|ly|asia|gov|edu)(?:[./:]|$)/i
const AT_NAME = /@[A-Za-z](?:(?!https?:)[A-Za-z0-9._]){1,30}/y

const signs = table(String.raw`
.=จุด
@=แอต
/=ทับ
_=ขีดล่าง
-=ขีด
:=โคลอน
?=เครื่องหมายคำถาม
==เท่ากับ
&=แอนด์
#=ชาร์ป
%=เปอร์เซ็นต์
+=บวก
~=ตัวหนอน
`)

/** An e-mail address or a URL. */
export const electronic: Find = (pass) => {
  const { text, at } = pass
  const [found] = matchAt(ADDRESS, text, at)
  return found !== undefined && IS_ADDRESS.test(found) ? named(at, found) : schemeAlone(pass)
}

/** A scheme is silent even without its address. */
const schemeAlone = matching(/https?:\/\//y, 'electronic', () => ' ')

/** @shop in a chat: แอต. */
export const account: Find = ({ text, at }) => {
  if (isAt(/@https?:/y, text, at)) return { end: at + 1, reading: '', kind: 'electronic' }
  const [found] = matchAt(AT_NAME, text, at)
  return found === undefined ? undefined : named(at, found)
}

/** Final signs belong to the sentence. */
function named(at: number, found: string): Found {
  const written = found.replace(/[._?&#=%+~-]+$/, '')
  return { end: at + written.length, reading: spoken(written), kind: 'electronic' }
}

/** A part that elsewhere would be a number with its unit: 5g, 4K. */
const UNIT_LIKE = /^\d+(?![a-z]{2})[A-Za-z]/

/** Signs by name, lone digits singly; words of letters, or letters and digits, remain, in lower case. */
function spoken(written: string): string {
  const plain = written.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return plain.replace(/[A-Za-z0-9]+|[^A-Za-z0-9]/g, (part) => {
    if (/^\d+$/.test(part)) return digitWords(part)
    if (UNIT_LIKE.test(part)) return part.toLowerCase().replace(/^\d+/, (digits) => digitWords(digits))
    return signs[part] ?? (/^[A-Z\d]+$/.test(part) ? part.toLowerCase() : part)
  })
}
