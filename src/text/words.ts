import * as z from 'zod'
import type { Answers } from '../http/words.ts'
import { digitDirections } from '../thai/digits.ts'
import { dateAnswer } from './date.ts'
import { idKinds, idReasons } from './id-check.ts'
import { tokenKinds } from './read/token.ts'

export const BahtTextResult = z.object({
  amount: z.string().describe('The amount read, with a point and two decimals'),
  text: z.string(),
})

const EraDate = z.object({ year: z.int(), month: z.int(), day: z.int(), date: z.string() })

const Animal = z.object({ number: z.int().min(1).max(12), nameTh: z.string(), nameEn: z.string() })

const Lunar = z
  .object({
    phase: z.enum(['waxing', 'waning']),
    day: z.int().min(1).max(15).describe('Of its half of the month'),
    month: z.int().min(1).max(12),
    monthNameTh: z.string(),
    secondEighth: z.boolean().describe('Whether it lies in the second month 8 of a year with an extra month'),
    holyDay: z.boolean().describe('Whether it is a Buddhist holy day (วันพระ)'),
    animal: Animal.describe('Of the twelve-year cycle, as printed calendars count: changes with month 5'),
    animalRegister: Animal.describe('As civil registers count: changes with month 1'),
    text: z.string(),
    thaiDigits: z.string(),
  })
  .nullable()
  .describe(
    'The official lunar day (Mahanikaya) of the civil day, from 7 December 1991 to 23 May 2028: null where the kind of the lunar year is not published, because no formula gives it. Temples of the Dhammayut order may keep a holy day one day apart.',
  )

export const DateResult = z.object({
  input: z.string().nullable().describe('The date as it was given; null when today was meant'),
  era: z.enum(['ce', 'be']).describe('How the year was read'),
  ce: EraDate,
  be: EraDate,
  weekday: z.object({ number: z.int().min(1).max(7), nameTh: z.string(), nameEn: z.string() }),
  thai: z.object({ long: z.string(), short: z.string(), thaiDigits: z.string() }),
  lunar: Lunar,
})

export const DigitsResult = z.object({
  input: z.string(),
  to: z.enum(digitDirections),
  text: z.string(),
  changed: z.int().describe('Number of digits changed'),
})

export const IdResult = z.object({
  valid: z.boolean(),
  kind: z.enum(idKinds).nullable(),
  formatted: z.string().nullable(),
  reason: z.enum(idReasons).nullable(),
})

const RomanPart = z.object({ thai: z.string(), roman: z.string() })

export const RomanizeResult = z.object({
  input: z.string(),
  text: z.string().describe('The romanization; what is not Thai stays as it is'),
  spaced: z.string().describe('The same with a blank between words'),
  words: z.array(RomanPart).describe('The words of the Thai runs in order'),
  syllables: z
    .array(RomanPart)
    .describe('The syllables of the Thai words; the Thai parts of a word joined give the word, a linking one has ""'),
})

/** Two words of one syllable each. */
const chiangMai = [
  { thai: 'เชียง', roman: 'chiang' },
  { thai: 'ใหม่', roman: 'mai' },
]

export const BahtAmountResult = z.object({
  input: z.string(),
  amount: z.string().describe('The amount that the words say, with a point and two decimals'),
  text: z.string().describe('The same amount in proper words, to print'),
  corrections: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .readonly()
    .describe('Misspelt words of a closed list, as they were read'),
  figures: z.string().nullable().describe('The amount given in figures; null without one'),
  matches: z.boolean().nullable().describe('Whether words and figures say the same; null without figures'),
})

export const ReadTextResult = z.object({
  input: z.string().describe('The text, clean: white space folded, Thai digits as 0-9'),
  text: z.string().describe('The reading, in words; empty when there is nothing to say'),
  tokens: z
    .array(z.object({ text: z.string(), reading: z.string(), kind: z.enum(tokenKinds) }))
    .describe('The parts in order: their texts joined are input, their readings joined are text'),
})

/** What each operation of the group answers. */
export const answers: Readonly<Record<string, Answers>> = {
  bahtText: {
    schema: BahtTextResult,
    example: { amount: '1234.50', text: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์' },
  },
  bahtAmount: {
    schema: BahtAmountResult,
    example: {
      input: '(สองหมื่นห้าพันบาทถ้วย)',
      amount: '25000.00',
      text: 'สองหมื่นห้าพันบาทถ้วน',
      corrections: [{ from: 'ถ้วย', to: 'ถ้วน' }],
      figures: '25000.00',
      matches: true,
    },
    problemMembers: { ambiguous_amount: { candidates: z.array(z.string()) } },
  },
  date: {
    schema: DateResult,
    example: dateAnswer('2569-11-21', { date: { year: 2026, month: 11, day: 21 }, era: 'be' }),
  },
  digits: {
    schema: DigitsResult,
    example: { input: 'ราคา 125 บาท', to: 'swap', text: 'ราคา ๑๒๕ บาท', changed: 3 },
  },
  checkId: {
    schema: IdResult,
    example: { valid: true, kind: 'national', formatted: '3-0000-44726-39-7', reason: null },
  },
  romanize: {
    schema: RomanizeResult,
    example: {
      input: 'เชียงใหม่',
      text: 'chiangmai',
      spaced: 'chiang mai',
      words: chiangMai,
      syllables: chiangMai,
    },
  },
  readText: {
    schema: ReadTextResult,
    example: {
      input: 'ราคา 125 บาท เวลา 13.30 น.',
      text: 'ราคา หนึ่งร้อยยี่สิบห้าบาท เวลา สิบสามนาฬิกาสามสิบนาที',
      tokens: [
        { text: 'ราคา ', reading: 'ราคา ', kind: 'plain' },
        { text: '125 บาท', reading: 'หนึ่งร้อยยี่สิบห้าบาท', kind: 'money' },
        { text: ' เวลา ', reading: ' เวลา ', kind: 'plain' },
        { text: '13.30 น.', reading: 'สิบสามนาฬิกาสามสิบนาที', kind: 'time' },
      ],
    },
  },
}
