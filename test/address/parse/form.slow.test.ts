import { describe, expect, it } from 'vitest'
import { addressData, addressPlaces } from '../../../src/address/address.ts'
import { formHits } from '../../../src/address/parse/place/form.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { signsOf } from '../../../src/address/parse/text/markers.ts'

const codesOf = (text: string): string[] | undefined =>
  formHits(addressPlaces(), text, signsOf(text))?.map(
    ({ start, end, places: [place] }) => `${text.slice(start, end)} ${addressPlaces().record(place ?? -1).code}`,
  )

describe('an address as forms have it', () => {
  it.each([
    ['ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200', ['สุเทพ 500108', 'เมืองเชียงใหม่ 5001', 'เชียงใหม่ 50']],
    ['99 ตำบลสุเทพ, อำเภอเมือง\nจังหวัดเชียงใหม่', ['สุเทพ 500108', 'เมือง 5001', 'เชียงใหม่ 50']],
    ['ต.สุเทพอ.เมืองจ.เชียงใหม่50200', ['สุเทพ 500108', 'เมือง 5001', 'เชียงใหม่ 50']],
    ['ต.สุเทพ อ.เมือง เชียงใหม่', ['สุเทพ 500108', 'เมือง 5001', 'เชียงใหม่ 50']],
    ['แขวงสีลม เขตบางรัก กรุงเทพฯ 10500', ['สีลม 100402', 'บางรัก 1004', 'กรุงเทพ 10']],
    ['ตบางโปรง อเมือง จสมุทรปราการ', ['ตบางโปรง 110111', 'อเมือง 1101', 'จสมุทรปราการ 11']],
    ['9/1 ตสีลม อบางรัก, จกรุงเทพฯ 10500', ['ตสีลม 100402', 'อบางรัก 1004', 'จกรุงเทพ 10']],
    ['ที่ว่าการอำเภอปาย ต.เวียงใต้ อ.ปาย จ.แม่ฮ่องสอน', ['เวียงใต้ 580301', 'ปาย 5803', 'แม่ฮ่องสอน 58']],
    ['แขวงสีลม เขตบางรัก กทม. 10500', ['สีลม 100402', 'บางรัก 1004', 'กทม 10']],
    ['ตำบล/แขวง สีลม อำเภอ/เขต บางรัก จังหวัด กรุงเทพมหานคร', ['สีลม 100402', 'บางรัก 1004', 'กรุงเทพมหานคร 10']],
  ])('%s', (text, codes) => {
    expect(codesOf(text)).toEqual(codes)
  })

  it.each([
    ['a misspelt name', 'ต.สุเทบ อ.เมือง จ.เชียงใหม่'],
    ['places that are not in each other', 'ต.สีลม อ.เมือง จ.เชียงใหม่'],
    ['another order', 'จ.เชียงใหม่ อ.เมือง ต.สุเทพ'],
    ['one name without its sign', 'สุเทพ อ.เมือง จ.เชียงใหม่'],
    ['three words without a sign', '9 สีลม, บางรัก, กรุงเทพ 10500'],
    ['a name in two halves', 'แขวงสีลม เขตบางรัก กรุงเทพ มหานคร'],
    ['words between', 'ต.สุเทพ ใกล้มหาวิทยาลัย อ.เมือง จ.เชียงใหม่'],
    ['a second address', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ หรือ ต.ช้างเผือก'],
    ['an office', 'เทศบาลตำบลสุเทพ อ.เมือง จ.เชียงใหม่'],
    ['a road between two provinces', 'ต.สุเทพ อ.เมือง เชียงใหม่-ลำปาง'],
    ['a capital of another name', 'ต.ประตูชัย อ.เมือง จ.พระนครศรีอยุธยา'],
    ['words that only begin so', 'ตลาดใหม่ อร่อย จริง'],
    ['three letters and a name in the middle of words', 'กตบางโปรง อเมือง จสมุทรปราการ'],
    ['no place', 'ต. อ. จ.'],
  ])('not %s: %s', (_, text) => {
    expect(codesOf(text)).toBeUndefined()
  })

  it('is read as the search reads the same three names in another order, for each subdistrict', () => {
    const places = addressPlaces()
    const { subdistricts } = addressData()
    const differing = subdistricts.filter(({ record: { nameTh }, district }) => {
      const parts = [`ตำบล${nameTh}`, `อำเภอ${district.record.nameTh}`, `จังหวัด${district.province.record.nameTh}`]
      const [form, searched] = [parts, parts.toReversed()].map((each) =>
        JSON.stringify(parseAddress(places, `สมชาย ใจดี 9/1 ${each.join(' ')}`)),
      )
      return form !== searched
    })
    expect(differing.map(({ record }) => record.code)).toEqual([])
    // Names whose end, with the next label, looks like an office (…กลาง อำเภอ) and one with brackets use the search.
    const formed = subdistricts.filter(({ record: { nameTh }, district }) =>
      codesOf(`ตำบล${nameTh} อำเภอ${district.record.nameTh} จังหวัด${district.province.record.nameTh}`),
    )
    expect(formed.length).toBeGreaterThan(7300)
  })

  it('may do without the points of ต. อ. จ.', () => {
    const wrong = addressData().subdistricts.filter(({ record: { code, nameTh }, district }) => {
      const text = `ต${nameTh} อ${district.record.nameTh} จ${district.province.record.nameTh}`
      const { confidence, subdistrict } = parseAddress(addressPlaces(), text)
      return confidence !== 'exact' || subdistrict?.code !== code
    })
    // These two names are not a single run of letters.
    expect(wrong.map(({ record }) => record.nameTh)).toEqual(['จ.ป.ร.', 'แป-ระ'])
  })
})
