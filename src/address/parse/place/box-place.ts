import { lineOf, type Place, type Places } from '../../places.ts'
import { OFFICE_WORD } from '../text/vocabulary.ts'

/** The last three digits of the main office of a province. */
const MAIN_OFFICES = ['000', '100']

/**
 * The province of a postcode: that of its subdistricts, or of the main office with the same first two digits, because boxes
 * have their own postcodes: 10125 is Bangkok's, though no subdistrict uses it; and 83000 is that of Phuket, though an island
 * of another province uses it. Undefined without such a place.
 */
export function boxProvince(places: Places, postcode: string): Place | undefined {
  const head = postcode.slice(0, 2)
  for (const code of [postcode, ...MAIN_OFFICES.map((tail) => head + tail)]) {
    const [province, ...others] = new Set(places.postcode(code).map((place) => lineOf(places, place).province))
    if (province !== undefined && others.length === 0) return province
  }
  return undefined
}

const OFFICE = new RegExp(String.raw`^${OFFICE_WORD}|\sPost\sOffice$`, 'g')
const plain = (name: string): string => name.replaceAll(' ', '').toLowerCase()

/**
 * The district that a box's office is named after, if the postcode is one of that district's: สันป่าตอง for ปณ.สันป่าตอง
 * 50120. Undefined for other names: most offices have a name of their own.
 */
export function officeDistrict(places: Places, province: Place, postcode: string, office: string): Place | undefined {
  const name = plain(office.replaceAll(OFFICE, ''))
  const lines = places.postcode(postcode).map((place) => lineOf(places, place))
  const districts = lines.filter((line) => line.province === province).map(({ district }) => district)
  return districts.find((district) => {
    if (district === -1) return false
    const { nameTh, nameEn } = places.record(district)
    return [nameTh, nameEn].some((each) => plain(each) === name)
  })
}
