import {
  choiceRule,
  codePoints,
  empty,
  integerRule,
  isName,
  missing,
  nameRule,
  plainInteger,
  textRule,
  tooLong,
  type Refusal,
} from '../http/values.ts'
import { SalaError, type ErrorCode, type ParameterError } from './sala-error.ts'

/** Notes why a parameter is refused. */
type Refuse = (why: Refusal['refused']) => undefined

/** Makes the value of a parameter, or refuses it; `raw` is undefined when the parameter is absent. */
export type Reader<T> = (raw: unknown, refuse: Refuse) => T | undefined

export const required =
  <T>(read: Reader<T>): Reader<T> =>
  (raw, refuse) =>
    raw === undefined ? refuse(missing) : read(raw, refuse)

export const optional =
  <T, const D = undefined>(read: Reader<T>, fallback?: D): Reader<T | D> =>
  (raw, refuse) =>
    raw === undefined ? fallback : read(raw, refuse)

/** What a tool reads of a text: a value, a refusal in its own words, or nothing, which the rule of the contract refuses. */
export type Read<T> = (text: string) => T | Refusal | undefined

export const judged =
  <T>(read: Read<T>, en: string, th: string): Reader<T> =>
  (raw, refuse) => {
    const value = (typeof raw === 'string' && read(raw)) || { refused: { en, th } }
    const why: Refusal['refused'] | undefined = (value as Partial<Refusal>).refused
    return why ? refuse(why) : (value as T)
  }

export const choice =
  <const T extends string>(...choices: readonly T[]): Reader<T> =>
  (raw, refuse) =>
    choices.includes(raw as T) ? (raw as T) : refuse(choiceRule(choices))

export const text =
  (charsMax: number): Reader<string> =>
  (raw, refuse) => {
    if (typeof raw !== 'string') return refuse(textRule(charsMax))
    const length = codePoints(raw)
    return length > charsMax ? refuse(tooLong(charsMax, length)) : raw
  }

export const name =
  (charsMax: number): Reader<string> =>
  (raw, refuse) =>
    typeof raw === 'string' && isName(raw, charsMax) ? raw : refuse(nameRule(charsMax))

export const integer =
  (min: number, max: number): Reader<number> =>
  (raw, refuse) => {
    const value = typeof raw === 'string' ? plainInteger(raw) : Number.NaN
    return value >= min && value <= max ? value : refuse(integerRule(min, max))
  }

type Readers = Readonly<Record<string, Reader<unknown>>>
export type Values<R extends Readers> = { [Name in keyof R]: R[Name] extends Reader<infer T> ? T : never }

/**
 * The values of a call, judged as the service judges those of a URL: a number counts as its digits, null and undefined
 * as absent, and names that the contract does not have are ignored.
 *
 * @throws {SalaError} `missing_parameter`, `text_too_long`, `invalid_parameter`.
 */
export function valuesOf<R extends Readers>(readers: R, params: object | null | undefined): Values<R> {
  const values: Record<string, unknown> = {}
  const errors: ParameterError[] = []
  let code: ErrorCode | undefined
  for (const parameter in readers) {
    const refuse: Refuse = ({ en: message, th: messageTh, code: why = 'invalid_parameter' as const }) => {
      errors.push({ parameter, message, messageTh })
      // What is missing counts most, then what is too long.
      if (why === 'missing_parameter' || !code || code === 'invalid_parameter') code = why
      return undefined
    }
    const given = (params as Readonly<Record<string, unknown>> | undefined)?.[parameter] ?? undefined
    const raw = typeof given === 'number' ? `${given}` : given
    values[parameter] = raw === '' ? refuse(empty) : readers[parameter]?.(raw, refuse)
  }
  if (code) throw refusal(code, errors)
  return values as Values<R>
}

/** The error of refused parameters, as few as a URL has. */
export function refusal(code: ErrorCode, errors: readonly ParameterError[]): SalaError {
  const sentence = (language: 'message' | 'messageTh'): string =>
    errors.map((error) => `${error.parameter} ${error[language]}`).join('; ')
  return new SalaError(code, `${sentence('message')}.`, sentence('messageTh'), errors)
}
