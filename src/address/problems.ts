import { Problem } from '../http/problem.ts'
import { addressLookup } from './indexes.ts'
import type { District, Province } from './dataset.ts'

/** The province with a code or name. @throws {Problem} `province_not_found`. */
export function findProvince(text: string): Province {
  const province = addressLookup().province(text)
  if (province) return province
  throw new Problem('province_not_found', { en: 'No province has this code or name.', th: 'ไม่มีจังหวัดที่มีรหัสหรือชื่อนี้' })
}

/** The one district with a code or name; if there are several, the problem lists the candidates. */
export function findDistrict(text: string, province: Province | undefined): District {
  const found = addressLookup().districts(text, province)
  const [district, ...others] = found
  if (!district) {
    throw new Problem('district_not_found', {
      en: province ? 'No district of this province has this code or name.' : 'No district has this code or name.',
      th: province ? 'จังหวัดนี้ไม่มีอำเภอหรือเขตที่มีรหัสหรือชื่อนี้' : 'ไม่มีอำเภอหรือเขตที่มีรหัสหรือชื่อนี้',
    })
  }
  if (others.length === 0) return district
  const candidates = found.map(({ record: { code, nameTh, nameEn }, province: { record } }) => ({
    code,
    nameTh,
    nameEn,
    province: record,
  }))
  throw new Problem(
    'ambiguous_district',
    {
      en: `${found.length} districts have this name; give the code of one of the candidates, or the province too.`,
      th: `มี ${found.length} อำเภอที่ใช้ชื่อนี้ โปรดระบุรหัสจาก candidates หรือระบุจังหวัดด้วย`,
    },
    { members: { candidates } },
  )
}

export function postcodeNotFound(postcode: string): Problem {
  return new Problem('postcode_not_found', {
    en: `No subdistrict uses ${postcode}.`,
    th: `ไม่มีตำบลหรือแขวงที่ใช้รหัส ${postcode}`,
  })
}
