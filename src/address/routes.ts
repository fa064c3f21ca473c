import { Hono } from 'hono'
import { type Answer, keptBy, prepared } from '../http/answer.ts'
import { passAsset } from '../http/asset.ts'
import { CSV_TYPE } from '../http/format.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/operation.ts'
import { arabicDigits } from '../thai/digits.ts'
import { addressData, addressLookup, addressPlaces, addressSearch, allJsonEtag } from './address.ts'
import type { District, Province, Subdistrict } from './dataset.ts'
import * as contracts from './contract.ts'
import { parseAddress } from './parse/parse.ts'
import { findDistrict, findProvince, postcodeNotFound, textOrTexts } from './problems.ts'
import { searchAnswer, searchRecords } from './search-answer.ts'
import { search, type Match, type Matches, type Page } from './search.ts'

/** Mounted at `/api/v1/tools/thai/address`. */
export const addressRoutes = new Hono<AppEnv>()
  .get(
    '/provinces',
    operation(contracts.provinces, () => provincesAnswer()),
  )
  .get(
    '/districts',
    operation(contracts.districts, ({ province }) => districtsAnswer(findProvince(province))),
  )
  .get(
    '/subdistricts',
    operation(contracts.subdistricts, ({ district, province }) =>
      subdistrictsAnswer(findDistrict(district, province === undefined ? undefined : findProvince(province))),
    ),
  )
  .get(
    '/postcode/:postcode',
    operation(contracts.postcode, ({ postcode }) => {
      const answer = postcodeAnswer(postcode)
      if (!answer) throw postcodeNotFound(postcode)
      return answer
    }),
  )
  .get(
    '/search',
    operation(contracts.searchAddress, ({ q, limit, offset, level, format }) =>
      (format === 'csv' ? searchRecords : searchAnswer)(q, ...matchesOf(q, { limit, offset, level })),
    ),
  )
  .get(
    '/parse',
    operation(contracts.parseAddress, ({ text }) => parseAddress(addressPlaces(), text)),
  )
  .post(
    '/parse',
    operation(contracts.parseAddresses, (body) => {
      const { text, texts } = textOrTexts(body)
      if (text !== undefined) return parseAddress(addressPlaces(), text)
      return { count: texts.length, results: texts.map((each) => parseAddress(addressPlaces(), each)) }
    }),
  )
  .get(
    '/all.json',
    operation(contracts.addressDataset, (_, call) => passAsset(call, allJsonEtag)),
  )
  .get(
    '/all.csv',
    operation(contracts.addressTable, (_, call) => passAsset(call, undefined, CSV_TYPE)),
  )

const provincesAnswer = keptBy(
  () => {
    const provinces = addressData().provinces.map(({ record }) => record)
    return prepared({ count: provinces.length, provinces })
  },
  () => 'all',
)

const districtsAnswer = keptBy(
  ({ record, districts }: Province) =>
    prepared({ province: record, count: districts.length, districts: districts.map((district) => district.record) }),
  (province) => province,
)

const subdistrictsAnswer = keptBy(
  ({ record, province, subdistricts }: District) =>
    prepared({
      province: province.record,
      district: record,
      count: subdistricts.length,
      subdistricts: subdistricts.map((subdistrict) => subdistrict.record),
    }),
  (district) => district,
)

const postcodeAnswer = keptBy(
  (postcode: string): Answer | undefined => {
    const subdistricts = addressLookup().postcode(postcode).map(withParents)
    if (subdistricts.length === 0) return undefined
    return prepared({ postcode, count: subdistricts.length, subdistricts })
  },
  (postcode) => postcode,
)

const withParents = ({ record, district }: Subdistrict): object => ({
  ...record,
  district: district.record,
  province: district.province.record,
})

/** What a search answers from: its mode, the matches and the page. */
function matchesOf(query: string, page: Page): ['name' | 'postcode', Matches, Page] {
  const digits = arabicDigits(query).trim()
  if (/^\d{5}$/.test(digits)) return ['postcode', postcodeMatches(digits, page), page]
  return ['name', search(addressSearch(), query, page), page]
}

function postcodeMatches(postcode: string, { limit, offset, level = 'subdistrict' }: Page): Matches {
  const found = level === 'subdistrict' ? addressLookup().postcode(postcode) : []
  const page = found.slice(offset, offset + limit).map((area): Match => ({ area, match: 'exact' }))
  return { total: found.length, page }
}
