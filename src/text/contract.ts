import type * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { textFormat } from '../http/format.ts'
import { described } from '../http/parameter.ts'
import { amountCharsMax } from '../limits.ts'
import * as values from './values.ts'
import type {
  BahtAmountResult,
  BahtTextResult,
  DateResult,
  DigitsResult,
  IdResult,
  ReadTextResult,
  RomanizeResult,
} from './words.ts'

/** Names under which the number may come. */
export const idNames = ['id', 'number', 'nationalId', 'taxId'] as const

export const bahtText = defineContract({
  name: 'bahtText',
  summary: 'Amount of money in Thai words',
  summaryTh: 'จำนวนเงินเป็นตัวอักษร',
  description:
    'The reading used on receipts and cheques, by the rule of the Royal Institute: 101 is หนึ่งร้อยเอ็ด, where spreadsheets write หนึ่งร้อยหนึ่ง. Three or more decimals are refused: money is not rounded silently.',
  tag: 'text',
  query: {
    ...described(values.bahtTextInput(), {
      amount: {
        description: 'The amount in baht; commas, Thai digits, ฿ before and บาท after are read too.',
        example: '1234.50',
        aliases: ['value', 'number'],
        jsonSchema: { type: 'string', maxLength: amountCharsMax },
      },
    }),
    ...textFormat,
  },
  formats: { text: ({ text }: z.infer<typeof BahtTextResult>) => text },
  isPure: true,
  packageEntry: 'baht-text',
  isOffline: true,
  page: '/baht-text#baht-text',
  rate: 'data',
  cache: 'pure',
})

export const bahtAmount = defineContract({
  name: 'bahtAmount',
  summary: 'Amount of money from Thai words',
  summaryTh: 'จำนวนเงินจากตัวอักษร',
  description:
    'The inverse of baht-text, and the check whether words and figures agree, for cheques, receipts and contracts. What everyday speech clips (สองหมื่นห้า) is refused with the amounts it may mean, unless ถ้วน or satang close it or the figures decide; so are ครึ่ง, กว่า, old coins and other units. Nothing is guessed, because the words count where they differ from the figures (Civil and Commercial Code, section 12).',
  tag: 'text',
  query: {
    ...described(values.bahtAmountInput(), {
      text: {
        description: 'The words: also with figures (5 ล้านบาท), brackets, fillers and blanks around them.',
        example: '(สองหมื่นห้าพันบาทถ้วย)',
        aliases: ['q', 'words'],
      },
      amount: {
        description: 'The figures beside the words, to be compared.',
        example: '25000',
        aliases: ['value'],
        jsonSchema: { type: 'string', maxLength: amountCharsMax },
      },
    }),
    ...textFormat,
  },
  problems: ['ambiguous_amount'],
  formats: { text: ({ amount }: z.infer<typeof BahtAmountResult>) => amount },
  isPure: true,
  packageEntry: 'baht-amount',
  page: '/baht-amount#baht-amount',
  rate: 'data',
  cache: 'pure',
})

export const date = defineContract({
  name: 'date',
  summary: 'A date in the Christian and the Buddhist era',
  summaryTh: 'วันที่ในคริสต์ศักราชและพุทธศักราช',
  description:
    'Reads 2026-11-20, 20/11/2569, 20 พ.ย. 69 and the other ways people type dates. Without an era word, years 1800 to 2199 are C.E. and 2343 to 2742 B.E.; any other is refused. Until B.E. 2483 the year began on 1 April. lunar has the day of the Thai lunar calendar where it is published.',
  tag: 'text',
  query: {
    ...described(values.dateInput(), {
      date: {
        description: 'The date; today in Bangkok when absent.',
        example: '2569-11-21',
        aliases: ['value', 'd'],
      },
      era: {
        description: 'The era of the year; auto lets an era word or the range of the year decide.',
        example: 'auto',
      },
    }),
    ...textFormat,
  },
  formats: { text: ({ thai }: z.infer<typeof DateResult>) => thai.long },
  isPure: true,
  packageEntry: 'date',
  isOffline: true,
  page: '/date#date',
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
    ...described(values.digitsInput(), {
      text: {
        description: 'The text whose digits are rewritten.',
        example: 'ราคา 125 บาท',
        aliases: ['q'],
      },
      to: {
        description: 'Direction: each digit to the other script, or all to one script.',
        example: 'swap',
      },
    }),
    ...textFormat,
  },
  formats: { text: ({ text }: z.infer<typeof DigitsResult>) => text },
  isPure: true,
  packageEntry: 'digits',
  isOffline: true,
  page: '/digits#digits',
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
      judge: (raw) => ({ value: raw }),
      jsonSchema: { type: 'string' },
      description: 'The number.',
      rule: { en: 'may be anything', th: 'เป็นอะไรก็ได้' },
      example: '3000044726397',
      aliases: idNames.slice(1),
    },
    ...textFormat,
  },
  acceptsAnything: true,
  formats: { text: ({ valid }: z.infer<typeof IdResult>) => String(valid) },
  isPure: true,
  packageEntry: 'id',
  isOffline: true,
  page: '/id#id',
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
    ...described(values.romanizeInput(), {
      text: {
        description: 'The text to romanize.',
        example: 'เชียงใหม่',
        aliases: ['q'],
      },
      kind: {
        description:
          'What the text is: running text, names of places (their parts apart), names of persons (each between two blanks one word, a title before it another).',
        example: 'text',
      },
    }),
    ...textFormat,
  },
  formats: { text: ({ spaced }: z.infer<typeof RomanizeResult>) => spaced },
  isPure: true,
  packageEntry: 'romanize',
  page: '/romanize#romanize',
  rate: 'data',
  cache: 'private',
})

/** How a text is read, as the speech tool describes it too. */
export const readingWords = {
  clock: {
    description: 'How times are said: สิบสี่นาฬิกาสามสิบนาที, or everyday บ่ายสองโมงครึ่ง.',
    example: 'official',
  },
  phoneTwo: {
    description: 'How a 2 of a telephone number is said: สอง, or tho โท.',
    example: 'song',
  },
}

export const readText = defineContract({
  name: 'readText',
  summary: 'Text in words, as a Thai person reads it aloud',
  summaryTh: 'อ่านข้อความเป็นคำพูด',
  description:
    'Numbers, money, times, dates, telephone numbers, codes, addresses, abbreviations, units, ๆ and ฯลฯ become Thai words, by the rules of the Royal Institute where it has some; small Latin letters and quotes stay. speak.mp3 speaks this text. It is rules, no dictionary of names: tokens shows what was read how, so that people can correct it.',
  tag: 'text',
  query: {
    ...described(values.readInput(), {
      text: {
        description: 'The text to read. Counted after white space is folded and zero-width characters are dropped.',
        example: 'ราคา 125 บาท เวลา 13.30 น.',
        aliases: ['q'],
      },
      ...readingWords,
    }),
    ...textFormat,
  },
  problems: ['text_too_long'],
  formats: { text: ({ text }: z.infer<typeof ReadTextResult>) => text },
  isPure: true,
  packageEntry: 'read',
  page: '/read#read',
  rate: 'data',
  cache: 'private',
})
