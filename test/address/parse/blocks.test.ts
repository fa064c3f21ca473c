import { expect, it } from 'vitest'
import { BLOCK_LABELS, blocksOf, deliveryOf, isLabel } from '../../../src/address/parse/blocks.ts'
import { clean } from '../../../src/address/parse/text/clean.ts'
import { blockExamples } from './rule-examples.ts'

const FIRST = '9/8 ถ.สีลม แขวงสีลม เขตบางรัก 10500'
const SECOND = '64/4 ต.บ้านฉาง อ.บ้านฉาง 21130'
const blocks = (text: string) => blocksOf(clean(text), (digits) => digits === '10500' || digits === '21130')

const kindsOf = (text: string) => blocks(text).map(({ kind }) => kind)

it('has examples of each label and of no other', () =>
  expect(Object.keys(blockExamples)).toEqual(BLOCK_LABELS.map(({ name }) => name)))

it.for(Object.values(blockExamples).flat())('%s: %s', ([label, kind]) =>
  expect(blocks(`${FIRST}\n${label}: ${SECOND}`).map((block) => block.kind)).toEqual(['none', kind]),
)

it('cuts after a postcode, and keeps what is first', () => {
  expect(blocks(`คุณเอ ${FIRST}\nโทร 0812345678\nคุณบี ${SECOND} โทร 0898765432`).map(({ text }) => text)).toEqual([
    `คุณเอ ${FIRST}`,
    `โทร 0812345678\nคุณบี ${SECOND} โทร 0898765432`,
  ])
})

it('is first in the labelled address after it, whose kind it has', () => {
  expect(blocks(`คุณเอ\nผู้ส่ง: ${FIRST}\nของส่งที่: ${SECOND}`)).toEqual([
    { kind: 'sender', text: `คุณเอ\nผู้ส่ง: ${FIRST}` },
    { kind: 'delivery', text: `ของส่งที่: ${SECOND}` },
  ])
})

it('sends to the new address after a former one', () => {
  expect(kindsOf(`จากเดิม ${FIRST} เป็น ${SECOND}`)).toEqual(['former', 'delivery'])
  expect(kindsOf('เดิม 9/8 เขตบางรัก กทม. ใหม่ 64/4 อ.บ้านฉาง ระยอง')).toEqual(['former', 'delivery'])
  expect(kindsOf(`${FIRST} เป็น ${SECOND}`)).toEqual(['none', 'none'])
})

it.for([FIRST, `${FIRST} ขอบคุณค่ะ`, `ส่งที่ ${FIRST} ผู้ส่ง ร้านเอ`, `${FIRST} ${SECOND} (ที่อยู่เดียวกัน)`])(
  '%s is one address',
  (text) => expect(blocks(text)).toEqual([]),
)

it('takes the labelled delivery, or the only address without a label', () => {
  expect(deliveryOf(['none', 'delivery'])).toBe(1)
  expect(deliveryOf(['invoice', 'none'])).toBe(1)
  expect(deliveryOf(['sender', 'invoice'])).toBe(1)
  expect(deliveryOf(['none', 'none'])).toBe(-1)
})

it('knows a label that stands alone', () => {
  expect(isLabel('ของส่งที่')).toBe(true)
  expect(isLabel('Delivery address')).toBe(true)
  expect(isLabel('ส่งที่ปั๊ม')).toBe(false)
})
