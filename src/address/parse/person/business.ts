import { hasCheckDigit, ID_DIGITS } from '../../../thai/id.ts'
import { isThaiNumber } from '../../../thai/telephone.ts'
import type { Claimed } from '../text/claims.ts'
import type { Mask } from '../text/mask.ts'
import { ADDRESS, EMAIL, HEAD_OFFICE, OFFICE_WORD, patternOf, PHONE, STREET } from '../text/vocabulary.ts'
import { labelBefore, organisationsIn } from './organisation.ts'
import { matchesOf, type Span } from '../text/span.ts'
import type { Tell } from '../text/tell.ts'
import { endings, wordBefore } from '../text/word-list.ts'

/** A tax number: its digits as written, however many; `valid` if there are thirteen and the last is the check digit. */
export interface TaxId {
  readonly number: string
  readonly valid: boolean
}

/** A branch by its number of five digits, by its name, or both. */
export interface Branch {
  readonly code: string | null
  readonly name: string | null
}

/** What a text says of an organisation. */
export interface Business {
  readonly company: string | null
  readonly companyEn: string | null
  readonly department: string | null
  readonly taxId: TaxId | null
  readonly branch: Branch | null
  readonly email: string | null
}

/** The recipient of the parcel: a person, an organisation or both. */
export interface Recipient extends Business {
  readonly name: string | null
  readonly phones: readonly string[]
}

/** Parts of the address that have no field of their own, as written, in reading order. */
export interface Site {
  readonly site: string | null
}

/** A post-office box and its office. */
export interface Box {
  readonly poBox: string | null
  readonly postOffice: string | null
}

const raw = String.raw

const EMAIL_SHAPE = /(?<![\w.+-])[\w.+-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,5}/
const EMAIL_WORDS = endings(`e-mail|email|mail|${EMAIL}`)

/** The first e-mail, without its label. Of `E-Mail : bill@example.com` it is `bill@example.com`. */
export function emailOf(mask: Mask): string | null {
  const match = mask.text.includes('@') ? EMAIL_SHAPE.exec(mask.rest) : null
  if (!match) return null
  const [email] = match
  const word = wordBefore(mask.rest, match.index, EMAIL_WORDS)
  mask.take(word === -1 ? match.index : word, match.index + email.length)
  return email
}

/** The tax number after a word that claims it: returned, whereas other claimed numbers are only hidden. */
export function labelledTaxId(mask: Mask, claims: readonly Claimed[]): TaxId | null {
  const claim = claims.find(({ by }) => by === 'tax number' || by === 'thirteen digits')
  if (!claim) return null
  const number = mask.text.slice(claim.start, claim.end).match(TAX_DIGITS)?.[0].replaceAll(/\D/g, '') ?? ''
  if (number === '') return null
  mask.take(claim.start, claim.end)
  return taxIdOf(number)
}

const TAX_DIGITS = /\d(?:[ -]?\d)*$/

const taxIdOf = (number: string): TaxId => ({ number, valid: number.length === ID_DIGITS && hasCheckDigit(number) })

const BARE = /(?<![\d/-])\d(?:[ -]?\d){12}(?![\d/])/g
/** After these words thirteen digits are another number. */
const OTHER_NUMBER = /(?:isbn|order|รหัสสินค้า|พัสดุ|tracking|บัญชี|บาร์โค้ด|barcode|sku)[^\n]{0,12}$/i

/** A telephone and a house: 091-880-3327 233; but 0 8355 36000 31 5 has the groups of a tax number. */
const isPhoneFirst = (written: string): boolean =>
  !/^\d[ -]\d{4}[ -]/.test(written) &&
  matchesOf(written, / /g).some(({ index }) => isThaiNumber(written.slice(0, index).replaceAll(/\D/g, '')))

/** Thirteen digits without a label but with a valid check digit, which begin with 0 or are beside an organisation. */
export function bareTaxId(mask: Mask, hasOrganisation: boolean): TaxId | null {
  for (const { 0: written, index } of matchesOf(mask.rest, BARE)) {
    const number = written.replaceAll(/\D/g, '')
    const isOther = OTHER_NUMBER.test(mask.text.slice(Math.max(0, index - 32), index))
    if (isOther || isPhoneFirst(written) || !hasCheckDigit(number) || (!number.startsWith('0') && !hasOrganisation))
      continue
    mask.take(index, index + written.length)
    return taxIdOf(number)
  }
  return null
}

const HEAD = raw`${HEAD_OFFICE}|สนง\.?\s?ใหญ่|สนญ\.?|(?<![A-Za-z])(?:head\s?office|HQ|H\.O\.)(?![A-Za-z])`
const BOX_MARK = raw`(?:\[\s?[x/✓]\s?\]|\(\s?[x/✓]\s?\)|☑)`
const NO_MARK = raw`(?:\[\s{0,2}\]|\(\s{0,2}\)|☐)\s{0,2}`
const MARKED_HEAD = new RegExp(raw`(?<!${NO_MARK})(?:${BOX_MARK}\s?)?(?:สาขา[\s:]{0,3})?[([]?(?:${HEAD})[)\]]?`, 'i')
const NUMBERED = new RegExp(
  raw`(?<!${NO_MARK})(?:${BOX_MARK}\s?)?[([]?(?:(?:รหัส|เลขที่)สาขา|สาขา(?:ที่|เลขที่)?|branch)(?:\s?(?:no|code|id))?` +
    raw`[\s.:]{0,4}(\d{1,5})(?![\d/-])[)\]]?` +
    raw`(?:\s?\(([^()\n\d]{2,40})\))?`,
  'i',
)
/** No postcode begins with 0. */
const BARE_CODE = /(?<=[\s(])\(?(0\d{4})(?![\d/-])\)?/
const NAMED = /[([]?สาขา[\s:]{0,3}([ก-๎A-Za-z][^\n,()[\]¦|]{1,40})/
const NAMED_LATIN = /\(?((?:[A-Z][a-z]+\s){1,3})Branch\)?/
const NONE = /[([]?สาขา(?:ที่)?\s?:?\s?(?:-|_+|ไม่มี)|สาขา(?:ที่\s?:?|\s?:)\s?(?=\n|¦|$)/
const AFTER_BRANCH = new RegExp(
  raw`\s+(?:\d|เลข|บ้านเลข|ที่ตั้ง|ตั้งอยู่|${patternOf(STREET)}|ต\.|ตำบล|แขวง|อ\.|ม\.|หมู่|${ADDRESS}|${PHONE}|อาคาร|ชั้น|ห้อง|คืน)`,
)
const KILOMETRE = /^\s+กม\.\s?\d+/

/** The branch of an organisation: head office, number or name; takes what it reads. */
export function branchOf(mask: Mask): Branch | null {
  // Claims have already hidden the numbers of branches.
  const text = mask.untaken
  const numbered = NUMBERED.exec(text)
  if (numbered) {
    take(mask, numbered)
    return { code: (numbered[1] as string).padStart(5, '0'), name: numbered[2]?.trim() ?? null }
  }
  const bare = BARE_CODE.exec(text)
  if (bare) {
    take(mask, bare)
    return { code: bare[1] as string, name: null }
  }
  const head = MARKED_HEAD.exec(text)
  if (head) {
    take(mask, head)
    mask.takeMatch(NONE)
    return { code: '00000', name: head[0].replaceAll(/^.*?สาขา[\s:]*(?=ส)|[[\]()✓☑:]|^x /gi, '').trim() }
  }
  if (mask.takeMatch(NONE)) return null
  return namedBranch(mask, text)
}

const take = (mask: Mask, { 0: all, index }: RegExpExecArray): void => mask.take(index, index + all.length)

function namedBranch(mask: Mask, text: string): Branch | null {
  const match = NAMED.exec(text)
  if (match) {
    const said = match[1] as string
    const stop = said.search(AFTER_BRANCH)
    const road = stop === -1 ? undefined : KILOMETRE.exec(said.slice(stop))
    const name = (stop === -1 ? said : said.slice(0, stop + (road?.[0].length ?? 0))).trim()
    const start = match.index + match[0].length - said.length
    const isClosed = match[0].startsWith('(') && text[start + said.length] === ')'
    mask.take(match.index, start + (isClosed ? said.length + 1 : name.length))
    return { code: null, name }
  }
  const latin = NAMED_LATIN.exec(text)
  if (!latin) return null
  take(mask, latin)
  return { code: null, name: (latin[1] as string).trim() }
}

const OFFICE_NAME = raw`[^\s,()¦\d]{2,40}`
const OFFICE_THAI = `${OFFICE_WORD}${OFFICE_NAME}`
const OFFICE_LATIN = raw`(?:[A-Z][A-Za-z]+\s){1,3}Post\sOffice`
const BOX_THAI = raw`ตู้\s?(?:ปณ\.?|ป\.\s?ณ\.?|ไปรษณีย์)\s?(?:เลขที่|ที่)?\s?(\d{1,5})(?![\d/])`
const BOX_LATIN = raw`(?<![A-Za-z])P\.?\s?O\.?\s?BOX\s?(?:No\.?)?\s?(\d{1,5})(?![\d/])`
const BOX = new RegExp(raw`${BOX_THAI}|${BOX_LATIN}`, 'i')
const OFFICE = new RegExp(raw`^[\s,]{0,3}(${OFFICE_THAI}|${OFFICE_LATIN})`)

/** The box and its post office. In `ตู้ ปณ. 9 ปณ.หัวตะเข้` the box is 9. */
export function boxOf(mask: Mask): Box {
  const match = mask.isLatin || mask.rest.includes('ตู้') ? BOX.exec(mask.rest) : null
  if (!match) return { poBox: null, postOffice: null }
  const end = match.index + match[0].length
  const office = OFFICE.exec(mask.rest.slice(end))
  mask.take(match.index, end + (office?.[0].length ?? 0))
  return { poBox: match[1] ?? match[2] ?? null, postOffice: office?.[1]?.replaceAll(/\s+/g, ' ') ?? null }
}

const DIVISIONS = 'การ|ช่าง|คลัง|กลาง|แผน|สาธารณสุข|สวัสดิการ|กฎหมาย|พัสดุ'
const DEPARTMENTS = raw`แผนก|ฝ่าย|กอง(?:${DIVISIONS})|กลุ่มงาน|กลุ่มพัสดุ|ภาควิชา|คณะ|งาน(?=[ก-๎]{4})|ห้องธุรการ|ห้องพัสดุ|จัดซื้อ|ธุรการ`
const DEPARTMENT = new RegExp(
  raw`(?:(?<![ก-๎])|(?<=(?<![ก-๎])(?:ติดต่อ|เรียน|ถึง|(?:พัสดุ|ของ)?ส่ง)))(?:${DEPARTMENTS})(?:[ก-๎]+|\s?[A-Z]{2,4}(?![A-Za-z]))?(?![ก-๎])`,
)
const DEPARTMENT_LATIN =
  /(?<![A-Za-z])(?!Head\s)(?:[A-Z][a-z]+\s){1,2}(?:Department|Dept\.|(?<!Post )Office)(?=[,\n)]|$)/
const ATTENTION = new RegExp(
  raw`(?<![A-Za-z])(?:Attention|Attn)\.?\s?:\s?` +
    raw`((?:Finance|Accounting|Purchasing|Procurement|Sales|Admin)\b[A-Za-z ]*|` +
    raw`(?:[A-Z][a-z]+ ){0,3}(?:Officer|Manager|Director|Section|Team|Division)\b)`,
)

/** The department of an organisation. */
function departmentOf(mask: Mask): string | null {
  const match = mask.takeMatch(DEPARTMENT) ?? mask.takeMatch(ATTENTION) ?? mask.takeMatch(DEPARTMENT_LATIN)
  return match ? (match[1] ?? match[0]).trim() : null
}

/** Rules in which no legal form ends the name. */
const WITHOUT_FORM: ReadonlySet<string> = new Set(['of a kind', 'behind a person or a position'])

/**
 * Reads the organisation of a text and takes it, so that its words are evidence for no place, street or person.
 *
 * @param shopEnd returns the end of a shop's name, which no legal form marks.
 */
export function businessOf(
  mask: Mask,
  claims: readonly Claimed[],
  shopEnd: (shop: Span) => number,
  tell?: Tell,
): Business {
  const email = emailOf(mask)
  const labelled = labelledTaxId(mask, claims)
  const all = organisationsIn(mask.rest)
  const shop = all && WITHOUT_FORM.has(all.rule) ? all.company : undefined
  const found = shop ? { ...all, company: { ...shop, end: shopEnd(shop) } } : all
  const taxId = labelled ?? bareTaxId(mask, found !== undefined)
  const nameOf = (span: Span | undefined): string | null =>
    span ? mask.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ') : null
  for (const span of [found?.company, found?.english]) {
    if (!span) continue
    mask.take(labelBefore(mask.rest, span.start), span.end)
    tell?.({ rule: found?.rule ?? '', ...span })
  }
  for (const { start, end } of found?.others ?? []) mask.hide(start, end)
  const isBusiness = found !== undefined || taxId !== null
  return {
    company: nameOf(found?.company),
    companyEn: nameOf(found?.english),
    department: found ? departmentOf(mask) : null,
    taxId,
    branch: isBusiness ? branchOf(mask) : null,
    email,
  }
}
