import * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { csvFormat } from '../http/format.ts'
import { described } from '../http/parameter.ts'
import { fuzzyHitsMax, searchLimitDefault } from '../limits.ts'
import { code, District, postcode as postcodeText, Province, Subdistrict } from './records.ts'
import { LEVELS } from './places.ts'
import { matchKinds } from './search.ts'
import * as values from './values.ts'

/** The extension member of `ambiguous_district`. */
const DistrictCandidates = z.array(
  z.object({ code: code(4), nameTh: z.string(), nameEn: z.string(), province: Province }),
)
const bangkok = { code: '10', nameTh: 'กรุงเทพมหานคร', nameEn: 'Bangkok' }
const phraNakhon = { code: '1001', nameTh: 'พระนคร', nameEn: 'Phra Nakhon', kind: 'khet' } as const
const grandPalace = {
  code: '100101',
  nameTh: 'พระบรมมหาราชวัง',
  nameEn: 'Phra Borom Maha Ratchawang',
  kind: 'khwaeng',
  postcode: '10200',
  postcodes: ['10200'],
} as const

const provincesResult = {
  schema: z.object({ count: z.int(), provinces: z.array(Province) }),
  example: { count: 77, provinces: [bangkok] },
}

const districtsResult = {
  schema: z.object({ province: Province, count: z.int(), districts: z.array(District) }),
  example: { province: bangkok, count: 50, districts: [phraNakhon] },
}

const subdistrictsResult = {
  schema: z.object({ province: Province, district: District, count: z.int(), subdistricts: z.array(Subdistrict) }),
  example: { province: bangkok, district: phraNakhon, count: 12, subdistricts: [grandPalace] },
}

const postcodeResult = {
  schema: z.object({
    postcode: postcodeText,
    count: z.int(),
    subdistricts: z.array(Subdistrict.extend({ district: District, province: Province })),
  }),
  example: {
    postcode: '10200',
    count: 12,
    subdistricts: [{ ...grandPalace, district: phraNakhon, province: bangkok }],
  },
}

const SearchResult = z
  .object({
    level: z.enum(LEVELS),
    match: z.enum(matchKinds),
    code: z.string(),
    nameTh: z.string(),
    nameEn: z.string(),
    kind: z.enum(['amphoe', 'khet', 'tambon', 'khwaeng']).nullable(),
    postcode: postcodeText.nullable(),
    postcodes: z.array(postcodeText),
    district: District.nullable(),
    province: Province.nullable(),
  })
  .meta({ id: 'SearchResult' })

const searchResult = {
  schema: z.object({
    query: z.string(),
    mode: z.enum(['name', 'postcode']),
    total: z.int().describe('All matches'),
    count: z.int().describe('Matches in this answer'),
    limit: z.int(),
    offset: z.int(),
    results: z.array(SearchResult),
  }),
  example: {
    query: 'บางรัก',
    mode: 'name',
    total: 6,
    count: 6,
    limit: 20,
    offset: 0,
    results: [
      {
        level: 'district',
        match: 'exact',
        code: '1004',
        nameTh: 'บางรัก',
        nameEn: 'Bang Rak',
        kind: 'khet',
        postcode: null,
        postcodes: [],
        district: null,
        province: bangkok,
      },
    ],
  },
}

const allResult = {
  schema: z.object({
    version: z.string().describe('Date of the data'),
    source: z.object({ name: z.string(), url: z.url(), license: z.string() }),
    counts: z.object({ provinces: z.int(), districts: z.int(), subdistricts: z.int() }),
    provinces: z.array(Province),
    districts: z.array(District.extend({ provinceCode: code(2) })),
    subdistricts: z.array(Subdistrict.extend({ districtCode: code(4), provinceCode: code(2) })),
  }),
  example: {
    version: '2026-11-20',
    source: { name: '…', url: 'https://example.com', license: 'MIT' },
    counts: { provinces: 77, districts: 928, subdistricts: 7436 },
    provinces: [bangkok],
    districts: [{ ...phraNakhon, provinceCode: '10' }],
    subdistricts: [{ ...grandPalace, districtCode: '1001', provinceCode: '10' }],
  },
}

const provinceWords = {
  description: 'The province: 2-digit code, Thai or English name.',
  example: '10',
  aliases: ['provinceCode', 'province_code'],
}

const province = ['province.code', 'province.nameTh', 'province.nameEn']
const district = ['district.code', 'district.nameTh', 'district.nameEn', 'district.kind']
const ownDistrict = ['code', 'nameTh', 'nameEn', 'kind']
const subdistrict = [...ownDistrict, 'postcode', 'postcodes']

export const provinces = defineContract({
  name: 'provinces',
  summary: 'The 77 provinces',
  summaryTh: 'จังหวัดทั้ง 77 จังหวัด',
  tag: 'address',
  query: csvFormat,
  response: provincesResult,
  formats: {
    csv: {
      columns: ['code', 'nameTh', 'nameEn'],
      items: (answer: z.infer<typeof provincesResult.schema>) => answer.provinces,
    },
  },
  isPure: true,
  packageEntry: 'address',
  rate: 'data',
  cache: 'dataset',
})

export const districts = defineContract({
  name: 'districts',
  summary: 'Districts of a province',
  summaryTh: 'อำเภอหรือเขตของจังหวัด',
  tag: 'address',
  query: { ...described(values.districtsInput(), { province: provinceWords }), ...csvFormat },
  response: districtsResult,
  problems: ['province_not_found'],
  formats: {
    csv: {
      columns: [...ownDistrict, ...province],
      items: ({ districts: list, ...parents }: z.infer<typeof districtsResult.schema>) =>
        list.map((each) => ({ ...each, ...parents })),
    },
  },
  isPure: true,
  packageEntry: 'address',
  rate: 'data',
  cache: 'dataset',
})

export const subdistricts = defineContract({
  name: 'subdistricts',
  summary: 'Subdistricts of a district, with postcodes',
  summaryTh: 'ตำบลหรือแขวงของอำเภอ พร้อมรหัสไปรษณีย์',
  description:
    'A district name alone can be ambiguous (เฉลิมพระเกียรติ is in five provinces): the problem then lists the candidates; give the code, or the province too. "เมือง" with a province means its capital district.',
  tag: 'address',
  query: {
    ...described(values.subdistrictsInput(), {
      district: {
        description: 'The district: 4-digit code, Thai or English name.',
        example: '1001',
        aliases: ['districtCode', 'district_code', 'amphoe'],
      },
      province: provinceWords,
    }),
    ...csvFormat,
  },
  response: subdistrictsResult,
  problems: ['ambiguous_district', 'district_not_found', 'province_not_found'],
  problemMembers: { ambiguous_district: { candidates: DistrictCandidates } },
  formats: {
    csv: {
      columns: [...subdistrict, ...district, ...province],
      items: ({ subdistricts: list, ...parents }: z.infer<typeof subdistrictsResult.schema>) =>
        list.map((each) => ({ ...each, ...parents })),
    },
  },
  isPure: true,
  packageEntry: 'address',
  rate: 'data',
  cache: 'dataset',
})

export const postcode = defineContract({
  name: 'postcode',
  summary: 'Subdistricts that use a postcode',
  summaryTh: 'ตำบลที่ใช้รหัสไปรษณีย์นี้',
  description: 'Also those where only a part of the area uses it; their main postcode is another one.',
  tag: 'address',
  path: described(values.postcodeInput(), { postcode: { description: 'The postcode.', example: '10200' } }),
  query: csvFormat,
  response: postcodeResult,
  problems: ['postcode_not_found'],
  formats: {
    csv: {
      columns: [...subdistrict, ...district, ...province],
      items: (answer: z.infer<typeof postcodeResult.schema>) => answer.subdistricts,
    },
  },
  isPure: true,
  packageEntry: 'address',
  page: '/postcode/{postcode}',
  rate: 'data',
  cache: 'dataset',
})

export const searchAddress = defineContract({
  name: 'searchAddress',
  summary: 'Search names of all levels, or a postcode',
  summaryTh: 'ค้นชื่อจังหวัด อำเภอ ตำบล หรือรหัสไปรษณีย์',
  description: `Thai or English. Exact matches come before prefixes before names that contain the query; inside a rank provinces, districts, subdistricts, each by code. Well-known places that are no unit (Pattaya, ทองหล่อ, เขาใหญ่) find exactly the units that hold them; of one level units of that name come first. When nothing matches, names that are nearly the query (\`fuzzy\`, at most ${fuzzyHitsMax}, likest first): misspelt, or typed on the wrong keyboard. A name beside which stands its district, province or postcode (สุเทพ เชียงใหม่) is \`fuzzy\` too. When there are exact or prefix matches and all are subdistricts, provinces and districts one edit away come last, as \`fuzzy\`. Exactly 5 digits search the postcode.`,
  tag: 'address',
  query: {
    ...described(values.searchInput(), {
      q: {
        description: 'A part of a name, or 5 digits.',
        example: 'บางรัก',
        aliases: ['query', 'keyword', 'name'],
      },
      limit: { description: 'Results in one answer.', example: searchLimitDefault },
      offset: { description: 'Results to skip.', example: 0 },
      level: { description: 'Only this level.', example: 'district' },
    }),
    ...csvFormat,
  },
  response: searchResult,
  formats: {
    csv: {
      columns: ['level', 'match', ...subdistrict, ...district, ...province],
      items: ({ results }: Pick<z.infer<typeof searchResult.schema>, 'results'>) => results,
      itemsStay: true,
    },
  },
  isPure: true,
  packageEntry: 'address',
  page: '/address#address',
  rate: 'data',
  cache: 'dataset',
})

export const addressDataset = defineContract({
  name: 'addressDataset',
  summary: 'The whole dataset as one file',
  summaryTh: 'ข้อมูลทั้งหมดในไฟล์เดียว',
  description: 'About 1.4 MB, 170 KB compressed. Keep it, and ask again with If-None-Match.',
  tag: 'address',
  response: allResult,
  rate: 'dataset',
  cache: 'file',
})

export const addressTable = defineContract({
  name: 'addressTable',
  summary: 'All subdistricts as one table (CSV)',
  summaryTh: 'ตำบลและแขวงทั้งหมดเป็นตารางเดียว (CSV)',
  description: 'One line for each subdistrict, with district, province and postcodes; for spreadsheets.',
  tag: 'address',
  response: { contentType: 'text/csv' },
  rate: 'dataset',
  cache: 'file',
})

export { parseAddress, parseAddresses } from './parse/contract.ts'
