import * as z from 'zod'
import {
  choiceRule,
  integerRule,
  isName,
  nameRule,
  plainInteger,
  textRule,
  type Bilingual,
  type Judged,
} from './values.ts'

/**
 * One query, path or body parameter: how it is read, and how it is described to people. The schema gets the raw value
 * (a string from a URL, any JSON value from a body) and `undefined` when the parameter is absent.
 */
export interface Parameter<T = unknown> {
  readonly schema: z.ZodType<T>
  /** What the parameter means, one sentence, for the reference. */
  readonly description: string
  /** The rule every accepted value satisfies, for the error: "must be …", without a full stop. */
  readonly rule: Bilingual
  readonly example: unknown
  /** Other names that work too. */
  readonly aliases?: readonly string[]
  /** Examples of aliases that would not take the example above (`nationalId` beside a phone number). */
  readonly aliasExamples?: Readonly<Record<string, unknown>>
  /** Aliases of other parameters that set this one too, each with the value it gives: `phone=…` also says `type=phone`. */
  readonly impliedBy?: Readonly<Record<string, unknown>>
  /** An empty value counts as absent instead of being refused. */
  readonly emptyIsAbsent?: boolean
  /** Free text: longer than this many code points is `text_too_long`. */
  readonly textCharsMax?: number
  /** The JSON Schema of the raw value, if the zod schema alone does not show it. */
  readonly jsonSchema?: Record<string, unknown>
}

export type Parameters = Readonly<Record<string, Parameter>>
export type Values<P extends Parameters> = { [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never }

interface Described {
  description: string
  example: unknown
  aliases?: readonly string[]
}

/** Required free text of 1 to `charsMax` code points; more is `text_too_long`. */
export function textParameter(charsMax: number, described: Described): Parameter<string> {
  return {
    schema: z.string().min(1),
    rule: textRule(charsMax),
    textCharsMax: charsMax,
    jsonSchema: { type: 'string', minLength: 1, maxLength: charsMax },
    ...described,
  }
}

/** A short name or code of 1 to `charsMax` code points. */
export function nameParameter(charsMax: number, described: Described): Parameter<string> {
  return {
    schema: z.string().refine((name) => isName(name, charsMax)),
    rule: nameRule(charsMax),
    jsonSchema: { type: 'string', minLength: 1, maxLength: charsMax },
    ...described,
  }
}

/** The same parameter, but it may be left out; the value is then `undefined`. */
export function optional<T>(parameter: Parameter<T>): Parameter<T | undefined> {
  return { ...parameter, schema: parameter.schema.optional() }
}

/** A whole number in plain digits (Arabic or Thai), or a JSON number, from `min` to `max`. */
export function integerParameter(
  range: { min: number; max: number; default: number },
  described: Described,
): Parameter<number> {
  const { min, max } = range
  return {
    schema: z
      .union([z.string(), z.number()])
      .default(range.default)
      .transform((raw) => (typeof raw === 'number' ? raw : plainInteger(raw)))
      .refine((value) => Number.isInteger(value) && value >= min && value <= max),
    rule: integerRule(min, max),
    jsonSchema: { type: 'integer', minimum: min, maximum: max, default: range.default },
    ...described,
  }
}

/** One of a few words; the first of them when absent. */
export function choiceParameter<const T extends string>(
  choices: readonly [T, ...T[]],
  described: Described,
): Parameter<T> {
  const choice = oneOf(choices, described)
  return {
    ...choice,
    schema: choice.schema.default(choices[0] as z.core.util.NoUndefined<T>),
    jsonSchema: { ...choice.jsonSchema, default: choices[0] },
  }
}

/** One of a few words, without a default. */
export function oneOf<const T extends string>(choices: readonly [T, ...T[]], described: Described): Parameter<T> {
  return {
    schema: z.custom<T>((value) => choices.includes(value as T)),
    rule: choiceRule(choices),
    jsonSchema: { type: 'string', enum: [...choices] },
    ...described,
  }
}

/** The schema of what a function without schemas judges. */
export function judgedSchema<T>(judge: (raw: unknown) => Judged<T>): z.ZodType<T> {
  return z.unknown().transform((raw, context) => {
    const judged = judge(raw)
    if ('value' in judged) return judged.value
    context.addIssue({ code: 'custom', params: { ...judged.refused } })
    return z.NEVER
  })
}
