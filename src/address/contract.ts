import { defineContract } from '../http/contract.ts'
import { csvFormat } from '../http/format.ts'
import { ofDistrict, ownSubdistrict } from './columns.ts'
import type { searchRecords } from './search-answer.ts'
import { searchInput } from './values.ts'

export const searchAddress = defineContract({
  name: 'searchAddress',
  query: { ...searchInput(), ...csvFormat },
  formats: {
    csv: {
      columns: ['level', 'match', ...ownSubdistrict, ...ofDistrict],
      items: ({ results }: ReturnType<typeof searchRecords>) => results,
      itemsStay: true,
    },
  },
  isPure: true,
  packageEntry: 'address',
  rate: 'data',
  cache: 'dataset',
})

export const addressDataset = defineContract({ name: 'addressDataset', rate: 'dataset', cache: 'file' })

export const addressTable = defineContract({
  name: 'addressTable',
  response: { contentType: 'text/csv' },
  rate: 'dataset',
  cache: 'file',
})

export { parseAddress, parseAddresses } from './parse/contract.ts'
