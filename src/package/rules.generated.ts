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

export const promptpay = <T0, T1, T2>(
  target: (raw: unknown) => Judged<T0>,
  type: (raw: unknown) => Judged<T1>,
  amount: (raw: unknown) => Judged<T2>,
) => ({
  target: inBody(target, {
    rule: {
      en: 'must be a Thai mobile number (10 digits), a national ID or tax number (13) or an e-wallet ID (15)',
      th: 'ต้องเป็นเบอร์มือถือไทย (10 หลัก) เลขบัตรประชาชนหรือเลขผู้เสียภาษี (13 หลัก) หรือรหัส e-Wallet (15 หลัก)',
    },
    aliases: ['id', 'phone', 'nationalId', 'taxId', 'eWallet'],
  }),
  type: inBody(type, {
    rule: { en: 'must be one of phone, nationalId, eWallet', th: 'ต้องเป็นค่าหนึ่งใน phone, nationalId, eWallet' },
    impliedBy: { phone: 'phone', nationalId: 'nationalId', taxId: 'nationalId', eWallet: 'eWallet' },
  }),
  amount: inBody(amount, {
    rule: {
      en: 'must be a plain number greater than 0 with at most 2 decimals, at most 9999999999.99',
      th: 'ต้องเป็นตัวเลขมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 9999999999.99',
    },
  }),
})
