import { defineContract } from '../http/contract.ts'
import { choice, described, formed, ofText, orElse, type Parameter } from '../http/parameter.ts'
import { textRule, thousands } from '../http/values.ts'
import { speechRateMax, speechRateMin, speechReadingCharsMax, speechTextCharsMax } from '../limits.ts'
import { readingWords } from '../text/contract.ts'
import { cleanedText, readingInput } from '../text/values.ts'
import { arabicDigits } from '../thai/digits.ts'
import { voices } from './provider.ts'

/** The text, clean. Whether it can be spoken depends on settings too: see problems.ts. */
const text: Parameter<string> = {
  judge: ofText(cleanedText),
  description: `What is spoken. Counted after white space is folded and zero-width characters are dropped; the operator may allow more. Its reading may have at most ${thousands(speechReadingCharsMax)} characters.`,
  rule: textRule(speechTextCharsMax),
  jsonSchema: { type: 'string', minLength: 1, maxLength: speechTextCharsMax },
  example: 'สวัสดีครับ คิวที่ 125',
  aliases: ['q'],
}

/** A plain decimal number, Arabic or Thai digits; no comma, sign or exponent. */
function readRate(written: string): number | undefined {
  const value = /^[\d๐-๙]{1,2}(\.[\d๐-๙]{1,20})?$/.test(written) ? Number(arabicDigits(written)) : Number.NaN
  return value >= speechRateMin && value <= speechRateMax ? value : undefined
}

const rate: Parameter<number> = {
  judge: orElse(formed(readRate), 1),
  description: "Speed; 1 is the voice's own.",
  rule: {
    en: `must be a number from ${speechRateMin} to ${speechRateMax}`,
    th: `ต้องเป็นตัวเลข ${speechRateMin} ถึง ${speechRateMax}`,
  },
  jsonSchema: { type: 'number', minimum: speechRateMin, maximum: speechRateMax, default: 1 },
  example: 1,
  aliases: ['speed'],
}

const voice = {
  ...choice(voices),
  description: "Which of the provider's Thai voices speaks. All are synthetic.",
  example: 'female',
}

const raw = {
  ...choice(['false', 'true']),
  description: 'true sends the clean text to the provider as it is; by default its reading is sent (see readText).',
  example: 'false',
}

/** The media type of a speech. */
export const SPEECH_TYPE = 'audio/mpeg'

export const speak = defineContract({
  name: 'speak',
  summary: 'Speak Thai text as an MP3',
  summaryTh: 'อ่านข้อความภาษาไทยเป็นเสียง MP3',
  description:
    "A synthetic Thai voice of the operator's provider; without one the answer is 503 speech_not_configured. " +
    'Numbers, dates, abbreviations and signs are read as readText shows; raw=true leaves them to the provider. ' +
    'Neither text nor audio is stored here. HEAD answers without a synthesis. For repeated play, and on iPhones ' +
    '(which ask several times), fetch once and play the blob.',
  tag: 'text',
  query: { text, voice, rate, ...described(readingInput(), readingWords), raw },
  response: { contentType: SPEECH_TYPE, statuses: [200, 206] },
  problems: [
    'text_too_long',
    'nothing_to_speak',
    'range_not_satisfiable',
    'speech_upstream_error',
    'speech_not_configured',
    'speech_budget_exhausted',
    'speech_busy',
    'speech_timeout',
    'storage_unavailable',
  ],
  page: '/speech#speech',
  rate: 'speech',
  countsItself: true,
  cache: 'none',
})
