import { text as freeText } from '../../http/parameter.ts'
import { refusedParameter } from '../../http/problem.ts'
import { addressTextCharsMax } from '../../limits.ts'

export const parseInput = () => ({ text: { ...freeText(addressTextCharsMax), aliases: ['q'] } })

type Texts = { text: string; texts?: undefined } | { text?: undefined; texts: readonly string[] }

/** The value of exactly one of the two. @throws {Problem} `missing_parameter`, `conflicting_parameters`. */
export function textOrTexts({
  text,
  texts,
}: {
  text?: string | undefined
  texts?: readonly string[] | undefined
}): Texts {
  if (text !== undefined && texts !== undefined) {
    throw refusedParameter('conflicting_parameters', 'text', 'body', {
      en: 'and texts exclude each other',
      th: 'และ texts ใช้พร้อมกันไม่ได้',
    })
  }
  if (text !== undefined) return { text }
  if (texts !== undefined) return { texts }
  throw refusedParameter('missing_parameter', 'text', 'body', {
    en: 'or texts is required',
    th: 'หรือ texts ต้องระบุอย่างใดอย่างหนึ่ง',
  })
}
