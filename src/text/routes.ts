import { Hono } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '../env.ts'
import { json } from '../http/answer.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'
import type { RawValues } from '../http/query.ts'
import { bangkokDate } from '../thai/calendar/civil.ts'
import { parseDate } from '../thai/calendar/date-input.ts'
import { digitsAnswer } from '../thai/digits.ts'
import { bahtTextAnswer } from './baht-text.ts'
import * as contracts from './contract.ts'
import type * as words from './words.ts'
import { dateAnswer } from './date.ts'
import { checkId, invalid, type IdCheck } from './id-check.ts'
import { acceptedBahtAmount, acceptedDate } from './problems.ts'
import { readText } from './read/read.ts'
import { romanizeAnswer } from './romanize/answer.ts'

/** Mounted at `/api/v1/tools/thai`. */
export const textRoutes = new Hono<AppEnv>()
  .get(
    '/baht-text',
    operation(
      contracts.bahtText,
      ({ amount }) => bahtTextAnswer(amount) satisfies z.infer<typeof words.BahtTextResult>,
    ),
  )
  .get(
    '/baht-amount',
    operation(
      contracts.bahtAmount,
      ({ text, amount }) => acceptedBahtAmount(text, amount) satisfies z.infer<typeof words.BahtAmountResult>,
    ),
  )
  .get(
    '/date',
    operation(contracts.date, ({ date, era }) => {
      if (date === undefined) {
        return json(dateAnswer(null, { date: bangkokDate(Date.now()), era: 'ce' }), { cache: 'today' })
      }
      return dateAnswer(date, acceptedDate('date', parseDate(date, era))) satisfies z.infer<typeof words.DateResult>
    }),
  )
  .get(
    '/digits',
    operation(contracts.digits, ({ text, to }) => digitsAnswer(text, to) satisfies z.infer<typeof words.DigitsResult>),
  )
  .get(
    '/id',
    operation(contracts.checkId, (_, { rawQuery }) => checkGiven(rawQuery)),
  )
  .get(
    '/romanize',
    operation(
      contracts.romanize,
      ({ text, kind }) => romanizeAnswer(text, kind) satisfies z.infer<typeof words.RomanizeResult>,
    ),
  )
  .get(
    '/read',
    operation(
      contracts.readText,
      ({ text, ...options }) => readText(text, options) satisfies z.infer<typeof words.ReadTextResult>,
    ),
  )

/** One number under one name is checked; the same name twice, differing aliases, a broken encoding or too many parameters count as no number. */
function checkGiven(query: RawValues | Problem): IdCheck {
  if (query instanceof Problem) return invalid('characters')
  const given = contracts.idNames.map((name) => query.get(name) ?? [])
  const values = new Set(given.flat() as string[])
  if (values.size > 1 || given.some((each) => each.length > 1)) return invalid('characters')
  return checkId([...values][0] ?? '')
}
