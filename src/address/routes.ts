import { Hono } from 'hono'
import { keptBy, prepared } from '../http/answer.ts'
import { passAsset } from '../http/asset.ts'
import { CSV_TYPE } from '../http/format.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/operation.ts'
import { countRequest } from '../http/rate-limit.ts'
import { inTurns } from '../http/turns.ts'
import { addressPlaces, allJsonEtag } from './address.ts'
import * as answers from './answers.ts'
import type { District, Province } from './dataset.ts'
import * as contracts from './contract.ts'
import { parseAddress } from './parse/parse.ts'
import { textOrTexts } from './parse/values.ts'
import { findDistrict, findProvince } from './problems.ts'
import { searchAnswer, searchRecords } from './search-answer.ts'

/** Mounted at `/api/v1/tools/thai/address`. */
export const addressRoutes = new Hono<AppEnv>()
  .get(
    '/provinces',
    operation(contracts.provinces, () => provincesKept()),
  )
  .get(
    '/districts',
    operation(contracts.districts, ({ province }) => districtsKept(findProvince(province))),
  )
  .get(
    '/subdistricts',
    operation(contracts.subdistricts, ({ district, province }) =>
      subdistrictsKept(findDistrict(district, province === undefined ? undefined : findProvince(province))),
    ),
  )
  .get(
    '/postcode/:postcode',
    operation(contracts.postcode, ({ postcode }) => postcodeKept(postcode)),
  )
  .get(
    '/search',
    operation(contracts.searchAddress, ({ q, limit, offset, level, format }) => {
      const found = answers.searchAddress(q, { limit, offset, level })
      return format === 'csv' ? searchRecords(found) : searchAnswer(found)
    }),
  )
  .get(
    '/parse',
    operation(contracts.parseAddress, ({ text }) => parseAddress(addressPlaces(), text)),
  )
  .post(
    '/parse',
    operation(contracts.parseAddresses, async (body, { c }) => {
      const { text, texts } = textOrTexts(body)
      if (text !== undefined) return parseAddress(addressPlaces(), text)
      // The request has counted as the first of them.
      await countRequest(c, 'data', texts.length - 1)
      const results = await inTurns(texts, (each) => parseAddress(addressPlaces(), each))
      return { count: texts.length, results }
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

const provincesKept = keptBy(
  () => prepared(answers.provincesAnswer()),
  () => 'all',
)

const districtsKept = keptBy(
  (province: Province) => prepared(answers.districtsAnswer(province)),
  (province) => province,
)

const subdistrictsKept = keptBy(
  (district: District) => prepared(answers.subdistrictsAnswer(district)),
  (district) => district,
)

const postcodeKept = keptBy(
  (postcode: string) => prepared(answers.postcodeAnswer(postcode)),
  (postcode) => postcode,
)
