import { Hono } from 'hono'
import * as z from 'zod'
import { type Answer, prepared, preparedBy } from '../http/answer.ts'
import { passAsset } from '../http/asset.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/operation.ts'
import { integerParameter, nameParameter, oneOf, optional, type Parameter } from '../http/parameter.ts'
import { Problem } from '../http/problem.ts'
import { addressNameCharsMax, searchLimitDefault, searchLimitMax, searchOffsetMax } from '../limits.ts'
import { arabicDigits } from '../thai/digits.ts'
import { addressData, addressLookup, addressSearch, allJsonEtag } from './address.ts'
import type { District, Province, Subdistrict } from './dataset.ts'
import * as contract from './contract.ts'
import { searchAnswer } from './search-answer.ts'
import { areaLevels, search, type Match, type Matches, type Page } from './search.ts'

const provinceParameter = nameParameter(addressNameCharsMax, {
  description: 'The province: 2-digit code, Thai or English name.',
  example: '10',
  aliases: ['provinceCode', 'province_code'],
})

const postcodeParameter: Parameter<string> = {
  schema: z
    .string()
    .transform(arabicDigits)
    .pipe(z.string().regex(/^\d{5}$/)),
  description: 'The postcode.',
  rule: { en: 'must be 5 digits', th: 'ต้องเป็นตัวเลข 5 หลัก' },
  example: '10200',
  jsonSchema: { type: 'string', pattern: '^[0-9๐-๙]{5}$' },
}

/** Mounted at `/api/v1/tools/thai/address`. */
export const addressRoutes = new Hono<AppEnv>()
  .get(
    '/provinces',
    operation(
      {
        name: 'provinces',
        summary: 'The 77 provinces',
        summaryTh: 'จังหวัดทั้ง 77 จังหวัด',
        tag: 'address',
        response: contract.provinces,
        rate: 'data',
        cache: 'dataset',
      },
      () => provincesAnswer('all'),
    ),
  )
  .get(
    '/districts',
    operation(
      {
        name: 'districts',
        summary: 'Districts of a province',
        summaryTh: 'อำเภอหรือเขตของจังหวัด',
        tag: 'address',
        query: { province: provinceParameter },
        response: contract.districts,
        problems: ['province_not_found'],
        rate: 'data',
        cache: 'dataset',
      },
      ({ province }) => districtsAnswer(findProvince(province)),
    ),
  )
  .get(
    '/subdistricts',
    operation(
      {
        name: 'subdistricts',
        summary: 'Subdistricts of a district, with postcodes',
        summaryTh: 'ตำบลหรือแขวงของอำเภอ พร้อมรหัสไปรษณีย์',
        description:
          'A district name alone can be ambiguous (เฉลิมพระเกียรติ is in five provinces): the problem then lists the candidates; give the code, or the province too. "เมือง" with a province means its capital district.',
        tag: 'address',
        query: {
          district: nameParameter(addressNameCharsMax, {
            description: 'The district: 4-digit code, Thai or English name.',
            example: '1001',
            aliases: ['districtCode', 'district_code', 'amphoe'],
          }),
          province: optional(provinceParameter),
        },
        response: contract.subdistricts,
        problems: ['ambiguous_district', 'district_not_found', 'province_not_found'],
        problemMembers: { ambiguous_district: { candidates: contract.DistrictCandidates } },
        rate: 'data',
        cache: 'dataset',
      },
      ({ district, province }) =>
        subdistrictsAnswer(findDistrict(district, province === undefined ? undefined : findProvince(province))),
    ),
  )
  .get(
    '/postcode/:postcode',
    operation(
      {
        name: 'postcode',
        summary: 'Subdistricts that use a postcode',
        summaryTh: 'ตำบลที่ใช้รหัสไปรษณีย์นี้',
        description: 'Also those where only a part of the area uses it; their main postcode is another one.',
        tag: 'address',
        path: { postcode: postcodeParameter },
        response: contract.postcodeResult,
        problems: ['postcode_not_found'],
        rate: 'data',
        cache: 'dataset',
      },
      ({ postcode }) => {
        const answer = postcodeAnswer(postcode)
        if (!answer) throw postcodeNotFound(postcode)
        return answer
      },
    ),
  )
  .get(
    '/search',
    operation(
      {
        name: 'searchAddress',
        summary: 'Search names of all levels, or a postcode',
        summaryTh: 'ค้นชื่อจังหวัด อำเภอ ตำบล หรือรหัสไปรษณีย์',
        description:
          'Thai or English. Exact matches come before prefixes before names that contain the query; inside a rank provinces, districts, subdistricts, each by code. Exactly 5 digits search the postcode.',
        tag: 'address',
        query: {
          q: nameParameter(addressNameCharsMax, {
            description: 'A part of a name, or 5 digits.',
            example: 'บางรัก',
            aliases: ['query', 'keyword', 'name'],
          }),
          limit: integerParameter(
            { min: 1, max: searchLimitMax, default: searchLimitDefault },
            { description: 'Results in one answer.', example: searchLimitDefault },
          ),
          offset: integerParameter(
            { min: 0, max: searchOffsetMax, default: 0 },
            { description: 'Results to skip.', example: 0 },
          ),
          level: optional(oneOf(areaLevels, { description: 'Only this level.', example: 'district' })),
        },
        response: contract.search,
        rate: 'data',
        cache: 'dataset',
      },
      ({ q, limit, offset, level }) => searchResult(q, { limit, offset, level }),
    ),
  )
  .get(
    '/all.json',
    operation(
      {
        name: 'addressDataset',
        summary: 'The whole dataset as one file',
        summaryTh: 'ข้อมูลทั้งหมดในไฟล์เดียว',
        description: 'About 1.4 MB, 170 KB compressed. Keep it, and ask again with If-None-Match.',
        tag: 'address',
        response: contract.all,
        cache: 'file',
      },
      (_, call) => passAsset(call, allJsonEtag),
    ),
  )

function findProvince(text: string): Province {
  const province = addressLookup().province(text)
  if (province) return province
  throw new Problem('province_not_found', {
    en: 'No province has this code or name.',
    th: 'ไม่มีจังหวัดที่มีรหัสหรือชื่อนี้',
  })
}

function findDistrict(text: string, province: Province | undefined): District {
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

function postcodeNotFound(postcode: string): Problem {
  return new Problem('postcode_not_found', {
    en: `No subdistrict uses ${postcode}.`,
    th: `ไม่มีตำบลหรือแขวงที่ใช้รหัส ${postcode}`,
  })
}

const provincesAnswer = preparedBy((_all: 'all') => {
  const provinces = addressData().provinces.map(({ record }) => record)
  return prepared({ count: provinces.length, provinces })
})

const districtsAnswer = preparedBy(({ record, districts }: Province) =>
  prepared({ province: record, count: districts.length, districts: districts.map((district) => district.record) }),
)

const subdistrictsAnswer = preparedBy(({ record, province, subdistricts }: District) =>
  prepared({
    province: province.record,
    district: record,
    count: subdistricts.length,
    subdistricts: subdistricts.map((subdistrict) => subdistrict.record),
  }),
)

const postcodeAnswer = preparedBy((postcode: string): Answer | undefined => {
  const subdistricts = addressLookup().postcode(postcode).map(withParents)
  if (subdistricts.length === 0) return undefined
  return prepared({ postcode, count: subdistricts.length, subdistricts })
})

const withParents = ({ record, district }: Subdistrict): object => ({
  ...record,
  district: district.record,
  province: district.province.record,
})

function searchResult(query: string, page: Page): Answer {
  const digits = arabicDigits(query).trim()
  if (/^\d{5}$/.test(digits)) return searchAnswer(query, 'postcode', postcodeMatches(digits, page), page)
  return searchAnswer(query, 'name', search(addressSearch(), query, page), page)
}

function postcodeMatches(postcode: string, { limit, offset, level = 'subdistrict' }: Page): Matches {
  const found = level === 'subdistrict' ? addressLookup().postcode(postcode) : []
  const page = found.slice(offset, offset + limit).map((area): Match => ({ area, match: 'exact' }))
  return { total: found.length, page }
}
