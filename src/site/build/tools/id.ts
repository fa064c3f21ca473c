import { html } from 'hono/html'
import { checkId as contract } from '../../../text/contract.ts'
import { checkId } from '../../../text/id-check.ts'
import { fieldsOf } from '../fields.ts'
import { words } from '../language.ts'
import type { Tool } from './tool.ts'

export const id: Tool = {
  id: 'id',
  name: [html`ตรวจเลข <span class="nb">13 หลัก</span>`, '13-digit ID check'],
  lead: [
    'ตรวจหลักสุดท้ายของเลขประจำตัวประชาชน เลขผู้เสียภาษี หรือเลขนิติบุคคล ไม่มีการเก็บเลข',
    'Checks the last digit of a national ID, a tax number or a juristic-person number. Nothing is stored.',
  ],
  caution: [
    'บอกได้เพียงว่ารูปแบบถูกต้อง ไม่ได้บอกว่าเจ้าของเลขมีตัวตน',
    'It shows only that the format is correct, not that the holder exists.',
  ],
  operation: 'checkId',
  form: {
    fields: fieldsOf(contract.query, {
      id: {
        label: ['เลข 13 หลัก', '13 digits'],
        value: '3-0000-44726-39-7',
        size: 'wide',
        attributes: html`inputmode="numeric" required`,
      },
    }),
    shows: 'valid',
    button: ['ตรวจ', 'Check'],
  },
  page: {
    title: ['ตรวจเลขบัตรประชาชนและเลขผู้เสียภาษี 13 หลัก', 'Check a Thai ID or tax number'],
    examples: {
      columns: [
        ['เลข', 'Number'],
        ['ผล', 'Result'],
        ['เพราะ', 'Because'],
      ],
      rows: ['3000044726397', '3000044726398', '0105536000313', '123456789012'].map((number) => {
        const { valid, kind, reason } = checkId(number)
        const why = {
          national: words('บุคคลธรรมดา', 'a person'),
          juristic: words('นิติบุคคล', 'a juristic person'),
          checksum: words('หลักตรวจสอบไม่ตรง', 'the check digit differs'),
          length: words('ไม่ครบ 13 หลัก', 'not 13 digits'),
          characters: words('มีอักขระอื่น', 'other characters'),
          missing: words('ว่าง', 'empty'),
        }[kind ?? reason ?? 'missing']
        return [number, valid ? words('ถูกต้อง', 'valid') : words('ไม่ถูกต้อง', 'not valid'), why]
      }),
    },
    notes: [
      [
        'หลักที่ 13 คือ (11 − ผลรวมถ่วงน้ำหนัก 13 ถึง 2 หารด้วย 11 เหลือเศษ) หารด้วย 10 เหลือเศษ',
        'Digit 13 is (11 − the sum weighted 13 down to 2, modulo 11), modulo 10.',
      ],
      ['เลขที่ขึ้นต้นด้วย 0 เป็นเลขนิติบุคคล', 'Numbers that begin with 0 are those of juristic persons.'],
    ],
  },
}
