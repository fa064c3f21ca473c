import { passAsset } from '../http/asset.ts'
import { CSV_TYPE } from '../http/format.ts'
import { operation } from '../http/operation.ts'
import { countRequest } from '../http/rate-limit.ts'
import { routesOf } from '../http/tool-routes.ts'
import { inTurns } from '../http/turns.ts'
import { addressPlaces, allJsonEtag } from './address.ts'
import { searchAddress } from './answers.ts'
import * as contracts from './contract.ts'
import { parseAddress } from './parse/parse.ts'
import { textOrTexts } from './parse/values.ts'
import { searchAnswer, searchRecords } from './search-answer.ts'
import { districts, postcode, provinces, subdistricts } from './tools.ts'

/** Mounted at `/api/v1/tools/thai/address`. */
export const addressRoutes = routesOf({ provinces, districts, subdistricts, postcode })
  .get(
    '/search',
    operation(contracts.searchAddress, ({ q, limit, offset, level, format }) => {
      const found = searchAddress(q, { limit, offset, level })
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
      // The rate limiter has already counted the request as the first text.
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
