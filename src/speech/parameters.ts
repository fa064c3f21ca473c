import * as z from 'zod'
import { choiceParameter, codePoints, type Parameter } from '../http/parameter.ts'
import { parameterProblem, type Problem } from '../http/problem.ts'
import { speechRateMax, speechRateMin, speechTextCharsMax } from '../limits.ts'
import { arabicDigits } from '../text/digits.ts'
import { cleanText, hasForbiddenCharacter, isSpeakable } from './clean-text.ts'
import { voices } from './provider.ts'

const FORBIDDEN = {
  en: 'must not contain control characters',
  th: 'ต้องไม่มีอักขระควบคุม',
}

const NOTHING = {
  code: 'nothing_to_speak',
  en: 'must contain a letter or a digit',
  th: 'ต้องมีตัวอักษรหรือตัวเลขอย่างน้อยหนึ่งตัว',
}

/** The text, clean. Its length depends on settings and on the cleaning, so `refuseLongText` looks at it later. */
const text: Parameter<string> = {
  schema: z.string().transform((raw, context) => {
    const clean = cleanText(raw)
    if (hasForbiddenCharacter(raw)) context.addIssue({ code: 'custom', params: FORBIDDEN })
    else if (!isSpeakable(clean)) context.addIssue({ code: 'custom', params: NOTHING })
    return clean
  }),
  description:
    'What is spoken. Counted after white space is folded and zero-width characters are dropped; the operator may allow more.',
  rule: {
    en: `must be text of 1 to ${speechTextCharsMax} characters`,
    th: `ต้องเป็นข้อความยาว 1 ถึง ${speechTextCharsMax} ตัวอักษร`,
  },
  jsonSchema: { type: 'string', minLength: 1, maxLength: speechTextCharsMax },
  example: 'สวัสดีครับ คิวที่ 125',
  aliases: ['q'],
}

/** A plain decimal number, Arabic or Thai digits; no comma, sign or exponent. */
const rate: Parameter<number> = {
  schema: z
    .string()
    .default('1')
    .transform((raw) => (/^[\d๐-๙]{1,2}(\.[\d๐-๙]{1,20})?$/.test(raw) ? Number(arabicDigits(raw)) : Number.NaN))
    .refine((value) => value >= speechRateMin && value <= speechRateMax),
  description: "Speed; 1 is the voice's own.",
  rule: {
    en: `must be a number from ${speechRateMin} to ${speechRateMax}`,
    th: `ต้องเป็นตัวเลข ${speechRateMin} ถึง ${speechRateMax}`,
  },
  jsonSchema: { type: 'number', minimum: speechRateMin, maximum: speechRateMax, default: 1 },
  example: '1',
  aliases: ['speed'],
}

const voice = choiceParameter(voices, {
  description: "Which of the provider's Thai voices speaks. All are synthetic.",
  example: 'female',
})

export const speechParameters = { text, voice, rate }

/** The 400 for text that is too long for this installation or, in UTF-8, for its provider; undefined when it is not. */
export function refuseLongText(
  clean: string,
  charsMax: number,
  bytesMax = Number.POSITIVE_INFINITY,
): Problem | undefined {
  const chars = codePoints(clean)
  const bytes = new TextEncoder().encode(clean).length
  if (chars <= charsMax && bytes <= bytesMax) return undefined
  const [max, got, unit] = chars > charsMax ? [charsMax, chars, CHARS] : [bytesMax, bytes, BYTES]
  return parameterProblem('text_too_long', [
    {
      parameter: 'text',
      in: 'query',
      message: `must be at most ${max} ${unit.en}, got ${got}`,
      messageTh: `ต้องไม่เกิน ${max} ${unit.th} แต่ได้รับ ${got}`,
    },
  ])
}

const CHARS = { en: 'characters', th: 'ตัวอักษร' }
const BYTES = { en: 'bytes in UTF-8', th: 'ไบต์ใน UTF-8' }
