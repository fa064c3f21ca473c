import { parameterProblem, refusedParameter, type ParameterError, type Problem } from '../http/problem.ts'
import { utf8Bytes } from '../http/values.ts'
import { styledSymbol } from './draw.ts'
import type { Style } from './style-values.ts'
import { sizeFault, styleFaults } from './style-faults.ts'
import { capacities, DoesNotFit, type QrSymbol } from './symbol.ts'

/** Where a request has its parameters, and their names there. */
export interface Place {
  readonly in: ParameterError['in']
  /** The parameter that holds the text. */
  readonly text: string
  /** The prefix of the names of style parameters. */
  readonly style: string
}

export const inQuery: Place = { in: 'query', text: 'text', style: '' }
export const inBody = (text: string): Place => ({ in: 'body', text, style: 'style.' })

/**
 * The symbol of a text, if every reader can read it in this style.
 *
 * @throws {Problem} low contrast, too large with a caption or logo, or a text beyond the symbol's capacity.
 */
export function readableSymbol(text: string, style: Style, place: Place): QrSymbol {
  const faults = styleFaults(style)
  if (faults.length > 0) throw invalidStyle(faults, place)
  try {
    return styledSymbol(text, style)
  } catch (error) {
    if (error instanceof DoesNotFit) throw tooLong(text, style, error, place)
    throw error
  }
}

/** @throws {Problem} if a PNG of this size cannot show the modules; it names the smallest size that can. */
export function checkSize(symbol: QrSymbol, style: Style, place: Place): void {
  const fault = sizeFault(symbol, style)
  if (fault) throw invalidStyle([fault], place)
}

export function undecodableLogo(place: Place): Problem {
  const fault = {
    parameter: 'logo',
    message: 'must be a picture that can be decoded and shows something',
    messageTh: 'ต้องเป็นรูปภาพที่ถอดรหัสได้และมองเห็นได้',
  }
  return invalidStyle([fault], place)
}

function tooLong(text: string, { logo }: Style, { ecc }: DoesNotFit, place: Place): Problem {
  const { bytes, digits, capitals } = capacities[ecc]
  const got = utf8Bytes(text)
  const why = logo ? { en: ', which a logo needs,', th: ' ซึ่งจำเป็นเมื่อมีโลโก้' } : { en: '', th: '' }
  return refusedParameter('text_too_long', place.text, place.in, {
    en: `must give at most ${bytes} bytes at level ${ecc}${why.en} (digits alone ${digits}, capitals and digits ${capitals}), got ${got}`,
    th: `ต้องไม่เกิน ${bytes} ไบต์ที่ระดับ ${ecc}${why.th} (ตัวเลขล้วน ${digits} ตัวพิมพ์ใหญ่และตัวเลข ${capitals}) แต่ได้รับ ${got}`,
  })
}

function invalidStyle(faults: readonly Omit<ParameterError, 'in'>[], place: Place): Problem {
  const errors = faults.map((fault) => ({ ...fault, parameter: place.style + fault.parameter, in: place.in }))
  return parameterProblem('invalid_parameter', errors)
}
