import type * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { csvFormat } from '../http/format.ts'
import { described } from '../http/parameter.ts'
import { fuzzyHitsMax, searchLimitDefault } from '../limits.ts'
import * as values from './values.ts'
import type { answers } from './words.ts'

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
  formats: {
    csv: {
      columns: ['code', 'nameTh', 'nameEn'],
      items: (answer: z.infer<typeof answers.provinces.schema>) => answer.provinces,
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
  problems: ['province_not_found'],
  formats: {
    csv: {
      columns: [...ownDistrict, ...province],
      items: ({ districts: list, ...parents }: z.infer<typeof answers.districts.schema>) =>
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
  problems: ['ambiguous_district', 'district_not_found', 'province_not_found'],
  formats: {
    csv: {
      columns: [...subdistrict, ...district, ...province],
      items: ({ subdistricts: list, ...parents }: z.infer<typeof answers.subdistricts.schema>) =>
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
  problems: ['postcode_not_found'],
  formats: {
    csv: {
      columns: [...subdistrict, ...district, ...province],
      items: (answer: z.infer<typeof answers.postcode.schema>) => answer.subdistricts,
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
  formats: {
    csv: {
      columns: ['level', 'match', ...subdistrict, ...district, ...province],
      items: ({ results }: Pick<z.infer<typeof answers.searchAddress.schema>, 'results'>) => results,
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
