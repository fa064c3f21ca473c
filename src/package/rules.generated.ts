// Written by `npm run contract` from the contracts.
import type { Judged } from '../http/values.ts'
import { inBody } from './body.ts'
import * as given from './given.ts'

export const bahtText = <T0>(amountReader: given.Read<T0>) => ({
  amount: given.required(
    given.judged(
      amountReader,
      'must be a number with at most 2 decimals and at most 18 digits before them',
      'ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 18 หลักหน้าจุดทศนิยม',
    ),
  ),
})

export const date = () => ({
  date: given.optional(given.name(100)),
  era: given.optional(given.choice('auto', 'ce', 'be'), 'auto'),
})

export const digits = () => ({
  text: given.required(given.text(5000)),
  to: given.optional(given.choice('swap', 'thai', 'arabic'), 'swap'),
})

export const romanize = () => ({
  text: given.required(given.text(500)),
  kind: given.optional(given.choice('text', 'place', 'person'), 'text'),
})

export const readText = <T0>(textReader: given.Read<T0>) => ({
  text: given.required(
    given.judged(textReader, 'must be text of 1 to 500 characters', 'ต้องเป็นข้อความยาว 1 ถึง 500 ตัวอักษร'),
  ),
  clock: given.optional(given.choice('official', 'everyday'), 'official'),
  phoneTwo: given.optional(given.choice('song', 'tho'), 'song'),
})

export const provinces = () => ({})

export const districts = () => ({
  province: given.required(given.name(100)),
})

export const subdistricts = () => ({
  district: given.required(given.name(100)),
  province: given.optional(given.name(100)),
})

export const postcode = <T0>(postcodeReader: given.Read<T0>) => ({
  postcode: given.required(given.judged(postcodeReader, 'must be 5 digits', 'ต้องเป็นตัวเลข 5 หลัก')),
})

export const searchAddress = () => ({
  q: given.required(given.name(100)),
  limit: given.optional(given.integer(1, 100), 20),
  offset: given.optional(given.integer(0, 10000), 0),
  level: given.optional(given.choice('province', 'district', 'subdistrict')),
})

export const parseAddress = () => ({
  text: given.required(given.text(500)),
})

export const qrSvg = <T0, T1, T2>(
  colorReader: given.Read<T0>,
  backgroundReader: given.Read<T1>,
  captionReader: given.Read<T2>,
) => ({
  text: given.required(given.text(7089)),
  ecc: given.optional(given.choice('L', 'M', 'Q', 'H')),
  margin: given.optional(given.integer(0, 16), 4),
  size: given.optional(given.integer(64, 2048), 512),
  color: given.optional(
    given.judged(colorReader, 'must be a colour of 3, 6 or 8 hex digits', 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก'),
    [0, 0, 0, 255],
  ),
  background: given.optional(
    given.judged(backgroundReader, 'must be a colour of 3, 6 or 8 hex digits', 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก'),
    [255, 255, 255, 255],
  ),
  caption: given.optional(
    given.judged(captionReader, 'must be text of 1 to 80 characters', 'ต้องเป็นข้อความยาว 1 ถึง 80 ตัวอักษร'),
  ),
})

export const qrPng = <T0, T1, T2>(
  colorReader: given.Read<T0>,
  backgroundReader: given.Read<T1>,
  captionReader: given.Read<T2>,
) => ({
  text: given.required(given.text(7089)),
  ecc: given.optional(given.choice('L', 'M', 'Q', 'H')),
  margin: given.optional(given.integer(0, 16), 4),
  size: given.optional(given.integer(64, 2048), 512),
  color: given.optional(
    given.judged(colorReader, 'must be a colour of 3, 6 or 8 hex digits', 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก'),
    [0, 0, 0, 255],
  ),
  background: given.optional(
    given.judged(backgroundReader, 'must be a colour of 3, 6 or 8 hex digits', 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก'),
    [255, 255, 255, 255],
  ),
  caption: given.optional(
    given.judged(captionReader, 'must be text of 1 to 80 characters', 'ต้องเป็นข้อความยาว 1 ถึง 80 ตัวอักษร'),
  ),
})

export const holidays = <T0>(yearReader: given.Read<T0>) => ({
  year: given.optional(
    given.judged(
      yearReader,
      'must be a year from 1900 to 2199 (C.E.) or 2443 to 2742 (B.E.)',
      'ต้องเป็นปี ค.ศ. 1900 ถึง 2199 หรือ พ.ศ. 2443 ถึง 2742',
    ),
  ),
  type: given.optional(given.choice('all', 'government', 'bank'), 'all'),
})

export const holidayPath = <T0>(dateReader: given.Read<T0>) => ({
  date: given.required(
    given.judged(
      dateReader,
      'must be a date such as 2026-04-13 or 2569-04-13, or today',
      'ต้องเป็นวันที่ เช่น 2026-04-13 หรือ 2569-04-13 หรือ today',
    ),
  ),
})

export const holiday = () => ({
  type: given.optional(given.choice('all', 'government', 'bank'), 'all'),
})

export const nextBusinessDay = <T0>(fromReader: given.Read<T0>) => ({
  from: given.optional(
    given.judged(
      fromReader,
      'must be a date such as 2026-04-13 or 2569-04-13, or today',
      'ต้องเป็นวันที่ เช่น 2026-04-13 หรือ 2569-04-13 หรือ today',
    ),
    'today',
  ),
  days: given.optional(given.integer(0, 365), 1),
  type: given.optional(given.choice('all', 'government', 'bank'), 'all'),
})

export const promptpay = <T0, T1, T2>(judge: {
  target: (raw: unknown) => Judged<T0>
  type: (raw: unknown) => Judged<T1>
  amount: (raw: unknown) => Judged<T2>
}) => ({
  target: inBody(judge.target, {
    rule: {
      en: 'must be a Thai mobile number (10 digits), a national ID or tax number (13) or an e-wallet ID (15)',
      th: 'ต้องเป็นเบอร์มือถือไทย (10 หลัก) เลขบัตรประชาชนหรือเลขผู้เสียภาษี (13 หลัก) หรือรหัส e-Wallet (15 หลัก)',
    },
    aliases: ['id', 'phone', 'nationalId', 'taxId', 'eWallet'],
  }),
  type: inBody(judge.type, {
    rule: { en: 'must be one of phone, nationalId, eWallet', th: 'ต้องเป็นค่าหนึ่งใน phone, nationalId, eWallet' },
    impliedBy: { phone: 'phone', nationalId: 'nationalId', taxId: 'nationalId', eWallet: 'eWallet' },
  }),
  amount: inBody(judge.amount, {
    rule: {
      en: 'must be a plain number greater than 0 with at most 2 decimals, at most 9999999999.99',
      th: 'ต้องเป็นตัวเลขมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 9999999999.99',
    },
  }),
})

export const qr = <
  T0,
  T1,
  T2,
  T3,
  T4,
  T5,
  T6,
  T7,
  T8,
  T9,
  T10,
  T11,
  T12,
  T13,
  T14,
  T15,
  T16,
  T17,
  T18,
  T19,
  T20,
  T21,
  T22,
  T23,
  T24,
  T25,
  T26,
  T27,
  T28,
>(judge: {
  kind: (raw: unknown) => Judged<T0>
  url: (raw: unknown) => Judged<T1>
  text: (raw: unknown) => Judged<T2>
  ssid: (raw: unknown) => Judged<T3>
  password: (raw: unknown) => Judged<T4>
  security: (raw: unknown) => Judged<T5>
  hidden: (raw: unknown) => Judged<T6>
  lineId: (raw: unknown) => Judged<T7>
  firstName: (raw: unknown) => Judged<T8>
  lastName: (raw: unknown) => Judged<T9>
  name: (raw: unknown) => Judged<T10>
  phone: (raw: unknown) => Judged<T11>
  mobile: (raw: unknown) => Judged<T12>
  email: (raw: unknown) => Judged<T13>
  organization: (raw: unknown) => Judged<T14>
  jobTitle: (raw: unknown) => Judged<T15>
  website: (raw: unknown) => Judged<T16>
  address: (raw: unknown) => Judged<T17>
  note: (raw: unknown) => Judged<T18>
  to: (raw: unknown) => Judged<T19>
  subject: (raw: unknown) => Judged<T20>
  body: (raw: unknown) => Judged<T21>
  cc: (raw: unknown) => Judged<T22>
  bcc: (raw: unknown) => Judged<T23>
  number: (raw: unknown) => Judged<T24>
  message: (raw: unknown) => Judged<T25>
  latitude: (raw: unknown) => Judged<T26>
  longitude: (raw: unknown) => Judged<T27>
  style: (raw: unknown) => Judged<T28>
}) => ({
  kind: inBody(judge.kind, {
    rule: {
      en: 'must be one of link, text, wifi, line, contact, email, phone, sms, geo, url, vcard, tel, location',
      th: 'ต้องเป็นค่าหนึ่งใน link, text, wifi, line, contact, email, phone, sms, geo, url, vcard, tel, location',
    },
  }),
  url: inBody(judge.url, {
    rule: {
      en: 'must be an absolute http or https URL without blanks',
      th: 'ต้องเป็น URL เต็มที่ขึ้นต้นด้วย http หรือ https และไม่มีช่องว่าง',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  text: inBody(judge.text, {
    rule: {
      en: 'must be text of 1 to 7089 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 7089 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 7089,
  }),
  ssid: inBody(judge.ssid, {
    rule: { en: 'must be 1 to 32 bytes in UTF-8', th: 'ต้องยาว 1 ถึง 32 ไบต์ (UTF-8)' },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  password: inBody(judge.password, {
    rule: { en: 'must be 1 to 128 characters without line breaks', th: 'ต้องยาว 1 ถึง 128 ตัวอักษร และไม่ขึ้นบรรทัดใหม่' },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  security: inBody(judge.security, {
    rule: { en: 'must be one of WPA, WPA2, WPA3, WEP, nopass', th: 'ต้องเป็นค่าหนึ่งใน WPA, WPA2, WPA3, WEP, nopass' },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  hidden: inBody(judge.hidden, { rule: { en: 'must be true or false', th: 'ต้องเป็น true หรือ false' } }),
  lineId: inBody(judge.lineId, {
    rule: {
      en: 'must be a LINE ID of up to 64 characters, with @ before it for an official account',
      th: 'ต้องเป็น LINE ID ไม่เกิน 64 ตัวอักษร บัญชีทางการขึ้นต้นด้วย @',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  firstName: inBody(judge.firstName, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  lastName: inBody(judge.lastName, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  name: inBody(judge.name, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  phone: inBody(judge.phone, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  mobile: inBody(judge.mobile, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  email: inBody(judge.email, {
    rule: { en: 'must be one e-mail address', th: 'ต้องเป็นที่อยู่อีเมลเดียว' },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  organization: inBody(judge.organization, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  jobTitle: inBody(judge.jobTitle, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  website: inBody(judge.website, {
    rule: {
      en: 'must be an absolute http or https URL without blanks',
      th: 'ต้องเป็น URL เต็มที่ขึ้นต้นด้วย http หรือ https และไม่มีช่องว่าง',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  address: inBody(judge.address, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  note: inBody(judge.note, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  to: inBody(judge.to, {
    rule: {
      en: 'must be an e-mail address, or several with commas between them',
      th: 'ต้องเป็นที่อยู่อีเมล หรือหลายที่อยู่คั่นด้วยจุลภาค',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  subject: inBody(judge.subject, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  body: inBody(judge.body, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  cc: inBody(judge.cc, {
    rule: {
      en: 'must be an e-mail address, or several with commas between them',
      th: 'ต้องเป็นที่อยู่อีเมล หรือหลายที่อยู่คั่นด้วยจุลภาค',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  bcc: inBody(judge.bcc, {
    rule: {
      en: 'must be an e-mail address, or several with commas between them',
      th: 'ต้องเป็นที่อยู่อีเมล หรือหลายที่อยู่คั่นด้วยจุลภาค',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  number: inBody(judge.number, {
    rule: {
      en: 'must be a Thai number (0…), an international one (+…) or a short one (191, 1669), without * or #',
      th: 'ต้องเป็นเบอร์ไทย (0…) เบอร์ต่างประเทศ (+…) หรือเบอร์สั้น (191, 1669) และไม่มี * หรือ #',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  message: inBody(judge.message, {
    rule: {
      en: 'must be text of 1 to 2953 characters without lone surrogates',
      th: 'ต้องเป็นข้อความ 1 ถึง 2953 ตัวอักษร ที่เป็น Unicode สมบูรณ์',
    },
    emptyIsAbsent: true,
    textCharsMax: 2953,
  }),
  latitude: inBody(judge.latitude, {
    rule: { en: 'must be decimal degrees from -90 to 90', th: 'ต้องเป็นองศาทศนิยมตั้งแต่ -90 ถึง 90' },
  }),
  longitude: inBody(judge.longitude, {
    rule: { en: 'must be decimal degrees from -180 to 180', th: 'ต้องเป็นองศาทศนิยมตั้งแต่ -180 ถึง 180' },
  }),
  style: inBody(judge.style, { rule: { en: 'must be an object', th: 'ต้องเป็นออบเจกต์' } }),
})

export const qrStyle = <T0, T1, T2, T3, T4, T5, T6>(judge: {
  ecc: (raw: unknown) => Judged<T0>
  margin: (raw: unknown) => Judged<T1>
  size: (raw: unknown) => Judged<T2>
  color: (raw: unknown) => Judged<T3>
  background: (raw: unknown) => Judged<T4>
  caption: (raw: unknown) => Judged<T5>
  logo: (raw: unknown) => Judged<T6>
}) => ({
  ecc: inBody(judge.ecc, { rule: { en: 'must be one of L, M, Q, H', th: 'ต้องเป็นค่าหนึ่งใน L, M, Q, H' } }),
  margin: inBody(judge.margin, { rule: { en: 'must be a whole number from 0 to 16', th: 'ต้องเป็นจำนวนเต็ม 0 ถึง 16' } }),
  size: inBody(judge.size, { rule: { en: 'must be a whole number from 64 to 2048', th: 'ต้องเป็นจำนวนเต็ม 64 ถึง 2048' } }),
  color: inBody(judge.color, {
    rule: { en: 'must be a colour of 3, 6 or 8 hex digits', th: 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก' },
  }),
  background: inBody(judge.background, {
    rule: { en: 'must be a colour of 3, 6 or 8 hex digits', th: 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก' },
    aliases: ['bgcolor'],
  }),
  caption: inBody(judge.caption, {
    rule: { en: 'must be text of 1 to 80 characters', th: 'ต้องเป็นข้อความยาว 1 ถึง 80 ตัวอักษร' },
    textCharsMax: 80,
  }),
  logo: inBody(judge.logo, {
    rule: {
      en: 'must be data:image/png, jpeg or webp in base64; other addresses are not fetched',
      th: 'ต้องเป็น data:image/png, jpeg หรือ webp แบบ base64 เท่านั้น ระบบไม่ดึงภาพจากที่อยู่อื่น',
    },
  }),
})
