import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/env.ts'
import { operation } from '../http/operation.ts'
import { choiceParameter, textParameter } from '../http/parameter.ts'
import { digitsTextCharsMax } from '../limits.ts'
import { convertDigits, digitDirections } from './digits.ts'

const DigitsResult = z.object({
  input: z.string(),
  to: z.enum(digitDirections),
  text: z.string(),
  changed: z.int().describe('Number of digits changed'),
})

/** Mounted at `/api/v1/tools/thai`. */
export const textRoutes = new Hono<AppEnv>().get(
  '/digits',
  operation(
    {
      summary: 'Swap digits between 0-9 and ๐-๙',
      summaryTh: 'สลับเลขไทยกับเลขอารบิก',
      tag: 'text',
      query: {
        text: textParameter(digitsTextCharsMax, {
          description: 'The text whose digits are rewritten.',
          example: 'ราคา 125 บาท',
          aliases: ['q'],
        }),
        to: choiceParameter(digitDirections, {
          description: 'Direction: each digit to the other script, or all to one script.',
          example: 'swap',
        }),
      },
      response: {
        schema: DigitsResult,
        example: { input: 'ราคา 125 บาท', to: 'swap', text: 'ราคา ๑๒๕ บาท', changed: 3 },
      },
      rate: 'data',
      cache: 'private',
    },
    ({ text, to }) => ({ input: text, to, ...convertDigits(text, to) }) satisfies z.infer<typeof DigitsResult>,
  ),
)
