import type { Bilingual } from '../http/problem.ts'
import type { ReceiverFault } from './receiver.ts'

/** Why an account is rejected, in the words of the error. They never repeat the input, which may be personal. */
export const refusals: Readonly<Record<ReceiverFault, Bilingual>> = {
  type: { en: 'must be a JSON string', th: 'ต้องเป็นข้อความ (string) ใน JSON' },
  empty: { en: 'must not be blank', th: 'ต้องไม่ว่าง' },
  characters: {
    en: 'must hold digits only, with single blanks or dashes between them (a mobile may have a plus, points or brackets)',
    th: 'ต้องเป็นตัวเลข คั่นด้วยช่องว่างหรือขีดเดี่ยวได้ (เบอร์มือถือมีเครื่องหมายบวก จุด หรือวงเล็บได้)',
  },
  'zero-lost': {
    en: 'has nine digits: a Thai mobile begins with 0 (a spreadsheet drops that zero)',
    th: 'มีเก้าหลัก เบอร์มือถือไทยต้องขึ้นต้นด้วย 0 (โปรแกรมตารางมักตัดศูนย์ตัวหน้าทิ้ง)',
  },
  'not-thai-mobile': {
    en: 'is not a Thai mobile number: those are 06, 08 or 09 and eight more digits, or +66 and the nine digits behind the 0',
    th: 'ไม่ใช่เบอร์มือถือไทย ซึ่งขึ้นต้นด้วย 06, 08 หรือ 09 ตามด้วยอีกแปดหลัก หรือ +66 ตามด้วยเก้าหลักหลังเลข 0',
  },
  'two-numbers': { en: 'seems to hold two numbers; give one', th: 'ดูเหมือนมีสองหมายเลข โปรดระบุเพียงหมายเลขเดียว' },
  grouping: {
    en: 'has 13 digits in unusual groups: write them without separators or as 1-2345-67890-12-3',
    th: 'เป็นเลข 13 หลักที่แบ่งกลุ่มผิดแบบ โปรดเขียนติดกันหรือแบบ 1-2345-67890-12-3',
  },
  'wrong-length': {
    en: 'must be a Thai mobile number (10 digits), a national ID or tax number (13) or an e-wallet ID (15)',
    th: 'ต้องเป็นเบอร์มือถือไทย (10 หลัก) เลขบัตรประชาชนหรือเลขผู้เสียภาษี (13 หลัก) หรือรหัส e-Wallet (15 หลัก)',
  },
}
