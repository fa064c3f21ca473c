import { expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const PLACE = 'ตำบล สุเทพ อำเภอ เมืองเชียงใหม่ จังหวัด เชียงใหม่ 50200'

/** The parts that a street has. */
const streetOf = (text: string) =>
  Object.fromEntries(Object.entries(parseAddress(addressPlaces(), text).street).filter(([, part]) => part !== null))

// Copied forms have empty fields: a label is never the value of the label before it.
it.for([
  [
    `อาคาร ห้องเลขที่ 12 ชั้นที่ หมู่บ้าน เลขที่ 607 หมู่ที่ 3 ตรอก/ซอย แยก ถนน มั่นคง ${PLACE}`,
    { room: '12', houseNumber: '607', moo: '3', road: 'มั่นคง' },
  ],
  [`อาคาร สินสาทร ห้องเลขที่ .... ชั้นที่ .... หมู่บ้าน สุขใจ เลขที่ 5 ซอย .... แยก .... ถนน - ${PLACE}`, { building: 'สินสาทร', village: 'สุขใจ', houseNumber: '5' }], // prettier-ignore
  [`อาคาร:\nเลขที่: 99\nซอย:\nถนน: ห้วยแก้ว\n${PLACE}`, { houseNumber: '99', road: 'ห้วยแก้ว' }],
  [`125 อาคารชั้น 2 ${PLACE}`, { houseNumber: '125', floor: '2' }],
  [`8 ตรอก/ซอยหมู่ 3 ${PLACE}`, { houseNumber: '8', moo: '3' }],
  [`8 ซอยถนนมั่นคง ${PLACE}`, { houseNumber: '8', road: 'มั่นคง' }],
  [`8 ซอยหมู่บ้านเศรษฐกิจ ${PLACE}`, { houseNumber: '8', soi: 'หมู่บ้านเศรษฐกิจ' }],
] as const)('%s', ([text, street]) => expect(streetOf(text)).toEqual(street))

it('a branch without a number has none', () => {
  const text = `บริษัท ดี จำกัด\nสาขาที่:\nเลขประจำตัวผู้เสียภาษี 0105556075980\n12 ถ.สีลม แขวงสีลม เขตบางรัก กทม 10500`
  expect(parseAddress(addressPlaces(), text).recipient.branch).toBeNull()
})
