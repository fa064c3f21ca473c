import { Problem, refusedParameter } from '../http/problem.ts'
import { missing } from '../http/values.ts'
import { bahtAmountAnswer, type BahtAmountAnswer } from './baht-amount/baht-amount.ts'
import type { Amount } from './baht-text/baht-text.ts'

/**
 * The answer for an amount in words.
 *
 * @throws {Problem} `missing_parameter` for blanks alone, `invalid_parameter`, `ambiguous_amount` with its `candidates`.
 */
export function acceptedBahtAmount(text: string, figures: Amount | undefined): BahtAmountAnswer {
  if (text.trim() === '') throw refusedParameter('missing_parameter', 'text', 'query', missing)
  const answer = bahtAmountAnswer(text, figures)
  if ('refused' in answer) throw refusedParameter('invalid_parameter', 'text', 'query', answer.refused)
  if (!('candidates' in answer)) return answer
  const { candidates } = answer
  throw new Problem(
    'ambiguous_amount',
    {
      en: `The words may mean ${candidates.join(' or ')} baht; write every place and ถ้วน, or send the figures as amount.`,
      th: `ตัวอักษรนี้อาจหมายถึง ${candidates.join(' หรือ ')} บาท โปรดเขียนให้ครบทุกหลักแล้วลงท้ายด้วย ถ้วน หรือส่งตัวเลขใน amount`,
    },
    { members: { candidates } },
  )
}
