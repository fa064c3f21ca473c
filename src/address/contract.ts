import { defineContract } from '../http/contract.ts'
import { csvFormat } from '../http/format.ts'
import type * as answers from './answers.ts'
import type { searchRecords } from './search-answer.ts'
import * as values from './values.ts'

const province = ['province.code', 'province.nameTh', 'province.nameEn']
const district = ['district.code', 'district.nameTh', 'district.nameEn', 'district.kind']
const ownDistrict = ['code', 'nameTh', 'nameEn', 'kind']
const subdistrict = [...ownDistrict, 'postcode', 'postcodes']

/** What the operations that answer JSON have in common. */
const ofTable = { isPure: true, packageEntry: 'address', rate: 'data', cache: 'dataset' } as const

export const provinces = defineContract({
  ...ofTable,
  name: 'provinces',
  query: csvFormat,
  formats: {
    csv: {
      columns: ['code', 'nameTh', 'nameEn'],
      items: (answer: ReturnType<typeof answers.provincesAnswer>) => answer.provinces,
    },
  },
})

export const districts = defineContract({
  ...ofTable,
  name: 'districts',
  query: { ...values.districtsInput(), ...csvFormat },
  problems: ['province_not_found'],
  formats: {
    csv: {
      columns: [...ownDistrict, ...province],
      items: ({ districts: list, ...parents }: ReturnType<typeof answers.districtsAnswer>) =>
        list.map((each) => ({ ...each, ...parents })),
    },
  },
})

export const subdistricts = defineContract({
  ...ofTable,
  name: 'subdistricts',
  query: { ...values.subdistrictsInput(), ...csvFormat },
  problems: ['ambiguous_district', 'district_not_found', 'province_not_found'],
  formats: {
    csv: {
      columns: [...subdistrict, ...district, ...province],
      items: ({ subdistricts: list, ...parents }: ReturnType<typeof answers.subdistrictsAnswer>) =>
        list.map((each) => ({ ...each, ...parents })),
    },
  },
})

export const postcode = defineContract({
  ...ofTable,
  name: 'postcode',
  path: values.postcodeInput(),
  query: csvFormat,
  problems: ['postcode_not_found'],
  formats: {
    csv: {
      columns: [...subdistrict, ...district, ...province],
      items: (answer: ReturnType<typeof answers.postcodeAnswer>) => answer.subdistricts,
    },
  },
})

export const searchAddress = defineContract({
  ...ofTable,
  name: 'searchAddress',
  query: { ...values.searchInput(), ...csvFormat },
  formats: {
    csv: {
      columns: ['level', 'match', ...subdistrict, ...district, ...province],
      items: ({ results }: ReturnType<typeof searchRecords>) => results,
      itemsStay: true,
    },
  },
})

export const addressDataset = defineContract({
  name: 'addressDataset',
  rate: 'dataset',
  cache: 'file',
})

export const addressTable = defineContract({
  name: 'addressTable',
  response: { contentType: 'text/csv' },
  rate: 'dataset',
  cache: 'file',
})

export { parseAddress, parseAddresses } from './parse/contract.ts'
