import * as z from 'zod'
import { choiceParameter, codePoints, type Parameter } from '../http/parameter.ts'
import { parameterProblem, type Bilingual, type Problem, type ProblemCode } from '../http/problem.ts'
import { speechRateMax, speechRateMin, speechTextCharsMax } from '../limits.ts'
import { arabicDigits } from '../thai/digits.ts'
import { cleanText, hasForbiddenCharacter, isSpeakable } from './clean-text.ts'
import { voices } from './provider.ts'

const FORBIDDEN = {
  en: 'must not contain control characters',
  th: 'ต้องไม่มีอักขระควบคุม',
}

/** The text, clean. Whether it can be spoken depends on settings too: see `textProblem`. */
const text: Parameter<string> = {
  schema: z.string().transform((raw, context) => {
    if (hasForbiddenCharacter(raw)) context.addIssue({ code: 'custom', params: FORBIDDEN })
    return cleanText(raw)
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
  example: 1,
  aliases: ['speed'],
}

const voice = choiceParameter(voices, {
  description: "Which of the provider's Thai voices speaks. All are synthetic.",
  example: 'female',
})

export const speechParameters = { text, voice, rate }

/**
 * Why a clean text is not spoken: it is too long for this installation or, in UTF-8, for its provider, or there is
 * nothing to hear in it. Undefined when it can be spoken.
 */
export function textProblem(
  clean: string,
  { charsMax, bytesMax = Number.POSITIVE_INFINITY }: { charsMax: number; bytesMax: number | undefined },
): Problem | undefined {
  const chars = codePoints(clean)
  if (chars > charsMax) return refusal('text_too_long', atMost(charsMax, 'characters', 'ตัวอักษร', chars))
  const bytes = new TextEncoder().encode(clean).length
  if (bytes > bytesMax) return refusal('text_too_long', atMost(bytesMax, 'bytes in UTF-8', 'ไบต์ใน UTF-8', bytes))
  return isSpeakable(clean) ? undefined : refusal('nothing_to_speak', NOTHING)
}

const NOTHING = { en: 'must contain a letter or a digit', th: 'ต้องมีตัวอักษรหรือตัวเลขอย่างน้อยหนึ่งตัว' }

const atMost = (max: number, unitEn: string, unitTh: string, got: number): Bilingual => ({
  en: `must be at most ${max} ${unitEn}, got ${got}`,
  th: `ต้องไม่เกิน ${max} ${unitTh} แต่ได้รับ ${got}`,
})

const refusal = (code: ProblemCode, { en, th }: Bilingual): Problem =>
  parameterProblem(code, [{ parameter: 'text', in: 'query', message: en, messageTh: th }])
