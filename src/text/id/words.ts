import { html } from 'hono/html'
import * as z from 'zod'
import type { Words } from '../../http/words.ts'
import { checkId as check, idKinds, idReasons } from './id-check.ts'
import type { checkId } from './tool.ts'

const because = {
  national: { en: 'a person', th: 'บุคคลธรรมดา' },
  juristic: { en: 'a juristic person', th: 'นิติบุคคล' },
  checksum: { en: 'the check digit differs', th: 'หลักตรวจสอบไม่ตรง' },
  length: { en: 'not 13 digits', th: 'ไม่ครบ 13 หลัก' },
  characters: { en: 'other characters', th: 'มีอักขระอื่น' },
  missing: { en: 'empty', th: 'ว่าง' },
}

export const words: Words<typeof checkId> = {
  summary: { en: 'Check digit of a 13-digit ID or tax number', th: 'ตรวจหลักตรวจสอบของเลข 13 หลัก' },
  description: {
    en: 'Always answers 200 with valid true or false. It shows only that the format is correct, not that the holder exists. National IDs (also the individual tax number) and juristic-person numbers, which start with 0. Spaces and hyphens are ignored.',
    th: 'ตอบ 200 เสมอ พร้อม valid จริงหรือเท็จ บอกได้เพียงว่ารูปแบบถูกต้อง ไม่ได้บอกว่าเจ้าของเลขมีตัวตน ใช้กับเลขประจำตัวประชาชน (ซึ่งเป็นเลขผู้เสียภาษีของบุคคลด้วย) และเลขนิติบุคคลที่ขึ้นต้นด้วย 0 ไม่สนใจช่องว่างและขีด',
  },
  input: {
    id: {
      en: 'The number.',
      th: 'ตัวเลขที่จะตรวจ',
      example: '3000044726397',
      field: {
        label: { en: '13 digits', th: 'เลข 13 หลัก' },
        value: '3-0000-44726-39-7',
        size: 'wide',
        attributes: html`inputmode="numeric" required`,
      },
    },
  },
  schema: z.object({
    valid: z.boolean(),
    kind: z.enum(idKinds).nullable(),
    formatted: z.string().nullable(),
    reason: z.enum(idReasons).nullable(),
  }),
  example: { valid: true, kind: 'national', formatted: '3-0000-44726-39-7', reason: null },
  cautions: [
    {
      en: 'The ID check always answers 200 and shows only that the format is correct, not that the holder exists.',
      th: 'การตรวจเลข 13 หลักตอบ 200 เสมอ และบอกเพียงว่ารูปแบบถูกต้อง ไม่ได้บอกว่าเจ้าของเลขมีตัวตน',
    },
  ],
  page: {
    name: { en: '13-digit ID check', th: html`ตรวจเลข <span class="nb">13 หลัก</span>` },
    lead: {
      en: 'Checks the last digit of a national ID, a tax number or a juristic-person number. Nothing is stored.',
      th: 'ตรวจหลักสุดท้ายของเลขประจำตัวประชาชน เลขผู้เสียภาษี หรือเลขนิติบุคคล ไม่มีการเก็บเลข',
    },
    caution: {
      en: 'It shows only that the format is correct, not that the holder exists.',
      th: 'บอกได้เพียงว่ารูปแบบถูกต้อง ไม่ได้บอกว่าเจ้าของเลขมีตัวตน',
    },
    button: { en: 'Check', th: 'ตรวจ' },
    title: { en: 'Check a Thai ID or tax number', th: 'ตรวจเลขบัตรประชาชนและเลขผู้เสียภาษี 13 หลัก' },
    columns: [
      { en: 'Number', th: 'เลข' },
      { en: 'Result', th: 'ผล' },
      { en: 'Because', th: 'เพราะ' },
    ],
    rows: ['3000044726397', '3000044726398', '0105536000313', '123456789012'].map((number) => {
      const { valid, kind, reason } = check(number)
      const result = valid ? { en: 'valid', th: 'ถูกต้อง' } : { en: 'not valid', th: 'ไม่ถูกต้อง' }
      return [number, result, because[kind ?? reason ?? 'missing']]
    }),
    notes: [
      {
        en: 'Digit 13 is (11 − the sum weighted 13 down to 2, modulo 11), modulo 10.',
        th: 'หลักที่ 13 คือ (11 − ผลรวมถ่วงน้ำหนัก 13 ถึง 2 หารด้วย 11 เหลือเศษ) หารด้วย 10 เหลือเศษ',
      },
      { en: 'Numbers that begin with 0 are those of juristic persons.', th: 'เลขที่ขึ้นต้นด้วย 0 เป็นเลขนิติบุคคล' },
    ],
  },
}
