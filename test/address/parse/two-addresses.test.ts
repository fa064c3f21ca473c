import { expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)

it('tells what two addresses of one company both say: its tax number and branch', () => {
  const company = 'บริษัท เอบีซี จำกัด เลขผู้เสียภาษี 0105556075980 สาขา 00002'
  const { confidence, recipient } = read(
    `${company} 99/1 ถ.สีลม แขวงสีลม เขตบางรัก กทม. 10500\n${company} 51/3 หมู่ 9 ต.บางโปรง อ.เมือง จ.สมุทรปราการ 10270`,
  )
  expect(confidence).toBe('ambiguous')
  expect(recipient).toMatchObject({
    company: 'บริษัท เอบีซี จำกัด',
    taxId: { number: '0105556075980' },
    branch: { code: '00002' },
  })
})

it('names a place once that stands there twice', () => {
  const { candidates } = read(
    '99/1 ม.5 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200\n99/1 Moo 5 Suthep, Mueang, Chiang Mai 50200\n51/3 หมู่ 9 ต.บางโปรง อ.เมือง จ.สมุทรปราการ 10270',
  )
  expect(candidates.map(({ subdistrict }) => subdistrict?.code)).toEqual(['110111', '500108'])
})

it.for([
  'ที่อยู่จัดส่ง: 55/18 หมู่ 1 ต.ลำไทร อ.วังน้อย จ.พระนครศรีอยุธยา 13170 ผู้รับ คุณเก๋ 0801239999\n',
  'ผู้รับ คุณเก๋ 0801239999 ที่อยู่จัดส่ง: 55/18 หมู่ 1 ต.ลำไทร อ.วังน้อย จ.พระนครศรีอยุธยา 13170\n',
])('keeps the labelled recipient of the delivery: %s', (delivery) => {
  const invoice = 'ที่อยู่ออกใบกำกับภาษี: บจก.ทรัพย์ทวีเทรดดิ้ง 900 ถ.สาทรใต้ แขวงทุ่งมหาเมฆ เขตสาทร กทม. 10120'
  const { recipient, label } = parseAddress(addressPlaces(), delivery + invoice)
  expect([recipient.name, recipient.phones]).toEqual(['คุณเก๋', ['0801239999']])
  expect(label.th[0]).toBe('คุณเก๋ โทร. 0801239999')
})

const OLD = '12/3 ม.4 ต.บางพูด อ.ปากเกร็ด จ.นนทบุรี 11120'
const NEW = '99/1 ซ.ลาดพร้าว 71 แขวงลาดพร้าว เขตลาดพร้าว กทม. 10230'
const WHO = 'คุณสมหญิง ใจดี 0812345678'

it.for([
  `ขอเปลี่ยนที่อยู่ค่ะ จากเดิม ${OLD} เป็น ${NEW} ${WHO}`,
  `ที่อยู่เดิม: ${OLD}\nที่อยู่ใหม่: ${NEW}\n${WHO}`,
  `${WHO} เปลี่ยนจาก ${OLD} เปลี่ยนเป็น ${NEW}`,
  `ย้ายบ้านแล้วนะคะ ที่อยู่ใหม่ ${NEW} ${WHO} ของเดิม ${OLD}`,
  `old address: ${OLD}\nnew address: ${NEW}\n${WHO}`,
])('sends to the new address of who moves: %s', (text) => {
  const { recipient, street, postcode, unparsed } = read(text)
  expect([recipient.name, recipient.phones]).toEqual(['คุณสมหญิง ใจดี', ['0812345678']])
  expect([street.houseNumber, postcode]).toEqual(['99/1', '10230'])
  expect(unparsed.join(' ')).toContain(OLD)
})
