import { expect, it } from 'vitest'
import { addressData, addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)
const { districts, provinces, subdistricts } = addressData()
const EVERY = 24
/** From orders.md: words that people put after a name. */
const ENDINGS = ['ทอง', 'ใหม่', 'เหนือ', 'ใต้', 'น้อย', 'ใหญ่', 'พิเศษ', 'งาม', 'สุข', 'พัฒนา', 'นคร', 'แก้ว', 'เงิน']
const PLACES = [
  'Central Plaza',
  'Supalai Park',
  'Golden Estate',
  'River Mall',
  'Palm Villa',
  'Grand Resort',
  'The Pano',
]

/** The texts for which the answer has a subdistrict that they do not name. */
const unnamed = (texts: readonly { readonly text: string; readonly name?: string }[]): string[] =>
  texts
    .filter(({ text, name }) => {
      const { subdistrict, inferred } = read(text)
      return subdistrict !== null && subdistrict.nameTh !== name && !inferred.includes('subdistrict')
    })
    .map(({ text }) => text)

it('names no subdistrict by a district alone', () => {
  const texts = districts.flatMap(({ record: { nameEn, nameTh }, province: { record } }) => [
    { text: `${nameEn}, ${nameEn}, ${record.nameEn}`, name: nameTh },
    { text: `${nameEn} District, ${record.nameEn}` },
    { text: `${nameEn} Province, ${record.nameEn}` },
    { text: `12 ${nameTh} ${nameTh} ${record.nameTh}`, name: nameTh },
    { text: `12 อ.${nameTh} จ.${record.nameTh}` },
  ])
  expect(unnamed(texts)).toEqual([])
})

it('names no subdistrict by a province', () => {
  const texts = provinces.flatMap(({ record: { nameEn, nameTh } }) => [
    { text: `Mueang ${nameEn}, ${nameEn}` },
    { text: `5 Phetkasem Rd, Mueang ${nameEn}, ${nameEn}` },
    { text: `${nameEn}, ${nameEn}` },
    { text: `12 เมือง${nameTh} ${nameTh}` },
    { text: `12 อ.เมือง ${nameTh} จ.${nameTh}` },
  ])
  expect(unnamed(texts)).toEqual([])
})

it('names no subdistrict by a mall or an estate', () => {
  const texts = districts.flatMap(({ record, province }, i) =>
    [0, 3].map((further) => ({
      text: `5 ${PLACES[(i + further) % PLACES.length]}, ${record.nameEn}, ${province.record.nameEn}`,
    })),
  )
  expect(unnamed(texts)).toEqual([])
})

it('corrects a name with one more word as a whole, and only with its district', () => {
  const names = new Set(subdistricts.map(({ record }) => record.nameTh))
  const wrong = subdistricts
    .filter((_, i) => i % EVERY === 0)
    .flatMap((subdistrict) => ENDINGS.map((ending) => ({ ...subdistrict, name: subdistrict.record.nameTh + ending })))
    .filter(({ name }) => !names.has(name))
    .filter(({ record, district, name }) => {
      const province = `จ.${district.province.record.nameTh}`
      const whole = read(`12 ต.${name} อ.${district.record.nameTh} ${province} ${record.postcode}`)
      const isCorrected = whole.subdistrict === null || whole.corrections.some(({ from }) => from === name)
      const isUnknownAlone = read(`12 ต.${name} ${province}`).subdistrict === null
      return !(isCorrected && isUnknownAlone)
    })
    .map(({ name, district }) => `${name}, ${district.record.nameTh}`)
  expect(wrong).toEqual([])
})
