import { Hono } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '../env.ts'
import { json } from '../http/answer.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'
import type { RawValues } from '../http/query.ts'
import { bangkokDate } from '../thai/calendar/civil.ts'
import { parseDate } from '../thai/calendar/date-input.ts'
import { convertDigits } from '../thai/digits.ts'
import { amountText, bahtText } from './baht-text.ts'
import * as contracts from './contract.ts'
import { thaiDate } from './date.ts'
import { checkId, invalid, type IdCheck } from './id-check.ts'
import { acceptedDate } from './problems.ts'
import { readText } from './read/read.ts'
import { romanize } from './romanize/romanize.ts'

/** Mounted at `/api/v1/tools/thai`. */
export const textRoutes = new Hono<AppEnv>()
  .get(
    '/baht-text',
    operation(
      contracts.bahtText,
      ({ amount }) =>
        ({ amount: amountText(amount), text: bahtText(amount) }) satisfies z.infer<typeof contracts.BahtTextResult>,
    ),
  )
  .get(
    '/date',
    operation(contracts.date, ({ date, era }) => {
      if (date === undefined) {
        return json({ input: null, ...thaiDate(bangkokDate(Date.now()), 'ce') }, { cache: 'today' })
      }
      const reading = acceptedDate('date', parseDate(date, era))
      return { input: date, ...thaiDate(reading.date, reading.era) } satisfies z.infer<typeof contracts.DateResult>
    }),
  )
  .get(
    '/digits',
    operation(
      contracts.digits,
      ({ text, to }) =>
        ({ input: text, to, ...convertDigits(text, to) }) satisfies z.infer<typeof contracts.DigitsResult>,
    ),
  )
  .get(
    '/id',
    operation(contracts.checkId, (_, { rawQuery }) => checkGiven(rawQuery)),
  )
  .get(
    '/romanize',
    operation(
      contracts.romanize,
      ({ text, kind }) => ({ input: text, ...romanize(text, kind) }) satisfies z.infer<typeof contracts.RomanizeResult>,
    ),
  )
  .get(
    '/read',
    operation(
      contracts.readText,
      ({ text, ...options }) => readText(text, options) satisfies z.infer<typeof contracts.ReadTextResult>,
    ),
  )

/** One number under one name is checked; the same name twice, differing aliases, a broken encoding or too many parameters are no number. */
function checkGiven(query: RawValues | Problem): IdCheck {
  if (query instanceof Problem) return invalid('characters')
  const given = contracts.idNames.map((name) => query.get(name) ?? [])
  const values = new Set(given.flat() as string[])
  if (values.size > 1 || given.some((each) => each.length > 1)) return invalid('characters')
  return checkId([...values][0] ?? '')
}
