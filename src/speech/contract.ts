import { defineContract } from '../http/contract.ts'
import { choice, formed, ofText, orElse, type Input } from '../http/parameter.ts'
import { textRule } from '../http/values.ts'
import { speechRateMax, speechRateMin, speechTextCharsMax } from '../limits.ts'
import { cleanedText, readingInput } from '../text/read/tool.ts'
import { arabicDigits } from '../thai/digits.ts'
import { voices } from './provider.ts'

/** The cleaned text. Whether it can be spoken also depends on settings: see problems.ts. */
const text: Input<string> = {
  judge: ofText(cleanedText),
  rule: textRule(speechTextCharsMax),
  jsonSchema: { type: 'string', minLength: 1, maxLength: speechTextCharsMax },
  aliases: ['q'],
}

/** A plain decimal number, Arabic or Thai digits; no comma, sign or exponent. */
function readRate(written: string): number | undefined {
  const value = /^[\d๐-๙]{1,2}(\.[\d๐-๙]{1,20})?$/.test(written) ? Number(arabicDigits(written)) : Number.NaN
  return value >= speechRateMin && value <= speechRateMax ? value : undefined
}

const rate: Input<number> = {
  judge: orElse(formed(readRate), 1),
  rule: {
    en: `must be a number from ${speechRateMin} to ${speechRateMax}`,
    th: `ต้องเป็นตัวเลข ${speechRateMin} ถึง ${speechRateMax}`,
  },
  jsonSchema: { type: 'number', minimum: speechRateMin, maximum: speechRateMax, default: 1 },
  aliases: ['speed'],
}

/** The media type of a speech. */
export const SPEECH_TYPE = 'audio/mpeg'

export const speak = defineContract({
  name: 'speak',
  query: { text, voice: choice(voices), rate, ...readingInput, raw: choice(['false', 'true']) },
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
  rate: 'speech',
  countsItself: true,
  cache: 'none',
})
