import { atMost, formed, ofText, optional, text, type Input, type Judge } from '../http/parameter.ts'
import { choiceRule, codePoints, utf8Bytes, type Bilingual } from '../http/values.ts'
import { qrFieldCharsMax, qrSsidBytesMax, qrTextCharsMax } from '../limits.ts'
import { lineTarget } from './line.ts'
import { areAddresses, degrees, kindAliases, kindNames, linkUrl, wifiSecurities, type KindName } from './kinds.ts'
import { dialled, telephoneRule } from './telephone.ts'

/** The kind, by its own name or another service's. Without one, `text` alone makes a code of the kind text. */
export function kindInput(): Input<KindName | undefined> {
  const words = [...kindNames, ...Object.keys(kindAliases)]
  return {
    judge: (raw) => {
      if (raw === undefined) return { value: undefined }
      const alias = typeof raw === 'string' && Object.hasOwn(kindAliases, raw) ? kindAliases[raw] : undefined
      const value = kindNames.find((known) => known === raw) ?? alias
      return value ? { value } : undefined
    },
    rule: choiceRule(words),
    jsonSchema: { type: 'string', enum: words },
  }
}

/** Text of a field. An empty one counts as absent. A lone surrogate has no UTF-8 to encode. */
const judged = <T extends string>(judge: Judge<T>, rule: Bilingual, charsMax: number): Input<T | undefined> =>
  optional({
    ...text(charsMax),
    judge: atMost(
      charsMax,
      ofText((raw) => (raw.isWellFormed() ? judge(raw) : undefined)),
    ),
    rule,
    emptyIsAbsent: true,
  })

const field = <T extends string>(
  read: (written: string) => T | undefined,
  rule: Bilingual,
  charsMax: number = qrFieldCharsMax,
): Input<T | undefined> => judged(formed(read), rule, charsMax)

const free = (charsMax = qrFieldCharsMax) =>
  field(
    (written) => (written === '' ? undefined : written),
    {
      en: `must be text of 1 to ${charsMax} characters without lone surrogates`,
      th: `ต้องเป็นข้อความ 1 ถึง ${charsMax} ตัวอักษร ที่เป็น Unicode สมบูรณ์`,
    },
    charsMax,
  )

const url = () =>
  field(linkUrl, {
    en: 'must be an absolute http or https URL without blanks, and without a backslash before ? or #',
    th: 'ต้องเป็น URL เต็มที่ขึ้นต้นด้วย http หรือ https ไม่มีช่องว่าง และไม่มี \\ ก่อน ? หรือ #',
  })

const addresses = () =>
  field((written) => (areAddresses(written) ? written : undefined), {
    en: 'must be an e-mail address, or several with commas between them',
    th: 'ต้องเป็นที่อยู่อีเมล หรือหลายที่อยู่คั่นด้วยจุลภาค',
  })

/** A telephone number: normalised for dialling, or on a card as written. */
const number = (kept: 'dialled' | 'written') =>
  judged(
    ofText((written) => {
      const read = dialled(written)
      return kept === 'written' && read && 'value' in read ? { value: written } : read
    }),
    telephoneRule,
    qrFieldCharsMax,
  )

const coordinate = (most: number): Input<number | undefined> =>
  optional({
    judge: (raw) => {
      const value = degrees(raw, most)
      return value === undefined ? undefined : { value }
    },
    rule: { en: `must be decimal degrees from -${most} to ${most}`, th: `ต้องเป็นองศาทศนิยมตั้งแต่ -${most} ถึง ${most}` },
    jsonSchema: { type: ['number', 'string'], minimum: -most, maximum: most },
  })

const hasControl = (written: string): boolean => /\p{Cc}/u.test(written)

/** The fields of all kinds, each with its rule; kinds.ts lists the fields of each kind. */
export const fieldInputs = () => ({
  url: url(),
  text: free(qrTextCharsMax),
  ssid: field((written) => (utf8Bytes(written) <= qrSsidBytesMax && !hasControl(written) ? written : undefined), {
    en: `must be 1 to ${qrSsidBytesMax} bytes in UTF-8`,
    th: `ต้องยาว 1 ถึง ${qrSsidBytesMax} ไบต์ (UTF-8)`,
  }),
  password: field((written) => (codePoints(written) <= 128 && !hasControl(written) ? written : undefined), {
    en: 'must be 1 to 128 characters without line breaks',
    th: 'ต้องยาว 1 ถึง 128 ตัวอักษร และไม่ขึ้นบรรทัดใหม่',
  }),
  security: field(
    (written) => wifiSecurities.find((name) => name.toLowerCase() === written.toLowerCase()),
    choiceRule(wifiSecurities),
  ),
  hidden: {
    judge: (raw) => (raw === undefined || typeof raw === 'boolean' ? { value: raw } : undefined),
    rule: { en: 'must be true or false', th: 'ต้องเป็น true หรือ false' },
    jsonSchema: { type: 'boolean' },
  } satisfies Input<boolean | undefined>,
  lineId: field(lineTarget, {
    en: 'must be a LINE ID alone, 1 to 20 of a-z 0-9 . _ - with @ first for an official account, or an address of line.me or lin.ee',
    th: 'ต้องเป็น LINE ID อย่างเดียว ใช้ a-z 0-9 . _ - รวม 1 ถึง 20 ตัว บัญชีทางการมี @ นำหน้า หรือลิงก์ของ line.me หรือ lin.ee',
  }),
  firstName: free(),
  lastName: free(),
  name: free(),
  phone: number('written'),
  mobile: number('written'),
  email: field((written) => (areAddresses(written) && !written.includes(',') ? written.trim() : undefined), {
    en: 'must be one e-mail address',
    th: 'ต้องเป็นที่อยู่อีเมลเดียว',
  }),
  organization: free(),
  jobTitle: free(),
  website: url(),
  address: free(),
  note: free(),
  to: addresses(),
  subject: free(),
  body: free(),
  cc: addresses(),
  bcc: addresses(),
  number: number('dialled'),
  message: free(),
  latitude: coordinate(90),
  longitude: coordinate(180),
})
