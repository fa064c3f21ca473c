import * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { textFormat } from '../http/format.ts'
import { choiceParameter, nameParameter, optional, textParameter, type Parameter } from '../http/parameter.ts'
import { textRule } from '../http/values.ts'
import { amountCharsMax, dateCharsMax, digitsTextCharsMax, readTextCharsMax, romanizeTextCharsMax } from '../limits.ts'
import { digitDirections } from '../thai/digits.ts'
import type { Amount } from './baht-text.ts'
import { thaiDate } from './date.ts'
import { idKinds, idReasons } from './id-check.ts'
import { cleanText, hasForbiddenCharacter } from './read/clean.ts'
import { clocks, phoneTwos, tokenKinds } from './read/token.ts'
import { textKinds } from './romanize/words.ts'
import { forbidden, readableText, readAmount } from './values.ts'

export const BahtTextResult = z.object({
  amount: z.string().describe('The amount read, with a point and two decimals'),
  text: z.string(),
})

const amountParameter: Parameter<Amount> = {
  schema: z.string().transform((text, context) => {
    const amount = readAmount(text)
    if (amount) return amount
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }),
  description: 'The amount in baht; commas, Thai digits, ฿ before and บาท after are read too.',
  rule: {
    en: 'must be a number with at most 2 decimals and at most 18 digits before them',
    th: 'ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 18 หลักหน้าจุดทศนิยม',
  },
  example: '1234.50',
  aliases: ['value', 'number'],
  jsonSchema: { type: 'string', maxLength: amountCharsMax },
}

const EraDate = z.object({ year: z.int(), month: z.int(), day: z.int(), date: z.string() })

export const DateResult = z.object({
  input: z.string().nullable().describe('The date as it was given; null when today was meant'),
  era: z.enum(['ce', 'be']).describe('How the year was read'),
  ce: EraDate,
  be: EraDate,
  weekday: z.object({ number: z.int().min(1).max(7), nameTh: z.string(), nameEn: z.string() }),
  thai: z.object({ long: z.string(), short: z.string(), thaiDigits: z.string() }),
})

export const DigitsResult = z.object({
  input: z.string(),
  to: z.enum(digitDirections),
  text: z.string(),
  changed: z.int().describe('Number of digits changed'),
})

const IdResult = z.object({
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

/** Names under which the number may come. */
export const idNames = ['id', 'number', 'nationalId', 'taxId'] as const

export const bahtText = defineContract({
  name: 'bahtText',
  summary: 'Amount of money in Thai words',
  summaryTh: 'จำนวนเงินเป็นตัวอักษร',
  description:
    'The reading used on receipts and cheques, by the rule of the Royal Institute: 101 is หนึ่งร้อยเอ็ด, where spreadsheets write หนึ่งร้อยหนึ่ง. Three or more decimals are refused: money is not rounded silently.',
  tag: 'text',
  query: { amount: amountParameter, ...textFormat },
  response: {
    schema: BahtTextResult,
    example: { amount: '1234.50', text: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์' },
  },
  formats: { text: ({ text }: z.infer<typeof BahtTextResult>) => text },
  isPure: true,
  rate: 'data',
  cache: 'pure',
})

export const date = defineContract({
  name: 'date',
  summary: 'A date in the Christian and the Buddhist era',
  summaryTh: 'วันที่ในคริสต์ศักราชและพุทธศักราช',
  description:
    'Reads 2026-11-20, 20/11/2569, 20 พ.ย. 69 and the other ways people type dates. Without an era word, years 1800 to 2199 are C.E. and 2343 to 2742 B.E.; any other is refused. Until B.E. 2483 the year began on 1 April.',
  tag: 'text',
  query: {
    date: optional(
      nameParameter(dateCharsMax, {
        description: 'The date; today in Bangkok when absent.',
        example: '2569-11-21',
        aliases: ['value', 'd'],
      }),
    ),
    era: choiceParameter(['auto', 'ce', 'be'], {
      description: 'The era of the year; auto lets an era word or the range of the year decide.',
      example: 'auto',
    }),
    ...textFormat,
  },
  response: {
    schema: DateResult,
    example: { input: '2569-11-21', ...thaiDate({ year: 2026, month: 11, day: 21 }, 'be') },
  },
  formats: { text: ({ thai }: z.infer<typeof DateResult>) => thai.long },
  isPure: true,
  rate: 'data',
  cache: 'pure',
})

export const digits = defineContract({
  name: 'digits',
  summary: 'Swap digits between 0-9 and ๐-๙',
  summaryTh: 'สลับเลขไทยกับเลขอารบิก',
  description: 'All other characters stay as they are.',
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
    ...textFormat,
  },
  response: {
    schema: DigitsResult,
    example: { input: 'ราคา 125 บาท', to: 'swap', text: 'ราคา ๑๒๕ บาท', changed: 3 },
  },
  formats: { text: ({ text }: z.infer<typeof DigitsResult>) => text },
  isPure: true,
  rate: 'data',
  cache: 'private',
})

export const checkId = defineContract({
  name: 'checkId',
  summary: 'Check digit of a 13-digit ID or tax number',
  summaryTh: 'ตรวจหลักตรวจสอบของเลข 13 หลัก',
  description:
    'Always answers 200 with valid true or false. It shows only that the format is correct, not that the holder exists. National IDs (also the individual tax number) and juristic-person numbers, which start with 0. Spaces and hyphens are ignored.',
  tag: 'text',
  query: {
    id: {
      schema: z.string().optional(),
      description: 'The number.',
      rule: { en: 'may be anything', th: 'เป็นอะไรก็ได้' },
      example: '3000044726397',
      aliases: idNames.slice(1),
    },
    ...textFormat,
  },
  acceptsAnything: true,
  response: {
    schema: IdResult,
    example: { valid: true, kind: 'national', formatted: '3-0000-44726-39-7', reason: null },
  },
  formats: { text: ({ valid }: z.infer<typeof IdResult>) => String(valid) },
  isPure: true,
  rate: 'data',
  cache: 'none',
})

export const romanize = defineContract({
  name: 'romanize',
  summary: 'Thai in Latin letters by the RTGS rules',
  summaryTh: 'ถอดอักษรไทยเป็นโรมันแบบถ่ายเสียง',
  description:
    'Rules of the Royal Institute (1999): the sound without tones and vowel length. No dictionary: the reading is chosen by weights on letter contexts, so the syllables are returned for checking. spaced has a blank between words, as the Royal Institute writes; kind tells where words end and changes neither text nor syllables. A hyphen inside a word forces a border of syllables: เพ-ลา is phe-la, เพลา phlao. What is not Thai stays as it is.',
  tag: 'text',
  query: {
    text: textParameter(romanizeTextCharsMax, {
      description: 'The text to romanize.',
      example: 'เชียงใหม่',
      aliases: ['q'],
    }),
    kind: choiceParameter(textKinds, {
      description:
        'What the text is: running text, names of places (their parts apart), names of persons (each between two blanks one word).',
      example: 'text',
    }),
    ...textFormat,
  },
  response: {
    schema: RomanizeResult,
    example: {
      input: 'เชียงใหม่',
      text: 'chiangmai',
      spaced: 'chiang mai',
      words: [
        { thai: 'เชียง', roman: 'chiang' },
        { thai: 'ใหม่', roman: 'mai' },
      ],
      syllables: [
        { thai: 'เชียง', roman: 'chiang' },
        { thai: 'ใหม่', roman: 'mai' },
      ],
    },
  },
  formats: { text: ({ spaced }: z.infer<typeof RomanizeResult>) => spaced },
  isPure: true,
  rate: 'data',
  cache: 'private',
})

/** Free text, clean. @throws in the schema's way when it holds control characters. */
export const cleanedText = z.string().transform((raw, context) => {
  if (hasForbiddenCharacter(raw)) context.addIssue({ code: 'custom', params: forbidden })
  return cleanText(raw)
})

/** How a text is read; the speech tool takes the same two. */
export const readingParameters = {
  clock: choiceParameter(clocks, {
    description: 'How times are said: สิบสี่นาฬิกาสามสิบนาที, or everyday บ่ายสองโมงครึ่ง.',
    example: 'official',
  }),
  phoneTwo: choiceParameter(phoneTwos, {
    description: 'How a 2 of a telephone number is said: สอง, or tho โท.',
    example: 'song',
  }),
}

const readTextParameter: Parameter<string> = {
  schema: z.string().transform((raw, context) => {
    const text = readableText(raw)
    if (typeof text === 'string') return text
    context.addIssue({ code: 'custom', params: { ...text.refused } })
    return z.NEVER
  }),
  description: 'The text to read. Counted after white space is folded and zero-width characters are dropped.',
  rule: textRule(readTextCharsMax),
  jsonSchema: { type: 'string', minLength: 1, maxLength: readTextCharsMax },
  example: 'ราคา 125 บาท เวลา 13.30 น.',
  aliases: ['q'],
}

export const ReadTextResult = z.object({
  input: z.string().describe('The text, clean: white space folded, Thai digits as 0-9'),
  text: z.string().describe('The reading, in words; empty when there is nothing to say'),
  tokens: z
    .array(z.object({ text: z.string(), reading: z.string(), kind: z.enum(tokenKinds) }))
    .describe('The parts in order: their texts joined are input, their readings joined are text'),
})

export const readText = defineContract({
  name: 'readText',
  summary: 'Text in words, as a Thai person reads it aloud',
  summaryTh: 'อ่านข้อความเป็นคำพูด',
  description:
    'Numbers, money, times, dates, telephone numbers, codes, addresses, abbreviations, units, ๆ and ฯลฯ become Thai words, by the rules of the Royal Institute where it has some; small Latin letters and quotes stay. speak.mp3 speaks this text. It is rules, no dictionary of names: tokens shows what was read how, so that people can correct it.',
  tag: 'text',
  query: { text: readTextParameter, ...readingParameters, ...textFormat },
  response: {
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
  problems: ['text_too_long'],
  formats: { text: ({ text }: z.infer<typeof ReadTextResult>) => text },
  isPure: true,
  rate: 'data',
  cache: 'private',
})
