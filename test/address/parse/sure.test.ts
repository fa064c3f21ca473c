import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)
const said = (text: string): string => {
  const { confidence, subdistrict, district, province, corrections } = read(text)
  const names = [subdistrict, district, province].map((record) => record?.nameTh ?? '-')
  return [confidence, ...names, ...corrections.map(({ field, from }) => `${field} ${from}`)].join(' ')
}

describe('a written level that is overruled is a correction', () => {
  it.for([
    ['99 ต.นากลาง อ.นากลาง จ.ขอนแก่น 39170', 'corrected นากลาง นากลาง หนองบัวลำภู province ขอนแก่น'],
    ['99 กะรน กะทู้ ภูเก็ต 83100', 'corrected กะรน เมืองภูเก็ต ภูเก็ต district กะทู้'],
    ['Moo 2, Choeng Thale, Muang, Phuket 83110', 'corrected เชิงทะเล ถลาง ภูเก็ต district Muang'],
    ['12 Tambon Patong Beach, Kathu, Phuket 83150', 'corrected ป่าตอง กะทู้ ภูเก็ต subdistrict Patong Beach'],
  ])('%s', ([text, answer]) => expect(said(text as string)).toBe(answer))
})

describe('words of Bangkok, and a street with its postcode', () => {
  it.for([
    ['12 แขวงหนองบอน', 'exact หนองบอน ประเวศ กรุงเทพมหานคร'],
    ['12 แขวง/เขต ราษฎร์บูรณะ กทม 10140', 'exact ราษฎร์บูรณะ ราษฎร์บูรณะ กรุงเทพมหานคร'],
    ['12 ถนนพระราม 4 10500', 'partial - บางรัก กรุงเทพมหานคร'],
    ['12 ถนนสุขุมวิท 10110', 'partial - - กรุงเทพมหานคร'],
  ])('%s', ([text, answer]) => expect(said(text as string)).toBe(answer))
})

it('reads numbers that are said in words', () => {
  const { street, recipient } = read('บ้านเลขที่สิบสองทับสาม หมู่สี่ ต.บางแก้ว อ.บางพลี เบอร์ศูนย์แปดหนึ่งสองสามสี่ห้าหกเจ็ดแปด')
  expect([street.houseNumber, street.moo, recipient.phones]).toEqual(['12/3', '4', ['0812345678']])
})

it('ends the name of a shop where its places begin', () => {
  const { recipient, district } = read('โรงแรมสบายดี แม่สอด ตาก 63110')
  expect([recipient.company, district?.nameTh]).toEqual(['โรงแรมสบายดี', 'แม่สอด'])
})

it('gives what is written once, before the first address, to the whole text', () => {
  const { recipient, district } = read(
    'Acme Co., Ltd.\nHO: 10 Silom Rd, Si Lom, Bang Rak, Bangkok 10500\nDelivery: 9/9 Moo 4, Bang Kaeo, Bang Phli, Samut Prakan 10540',
  )
  expect([recipient.company, district?.nameTh]).toEqual(['Acme Co., Ltd.', 'บางพลี'])
})
