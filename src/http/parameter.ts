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
  type Bilingual,
  type Judged,
} from './values.ts'

/**
 * Judges a raw value: a string from a URL, any JSON value from a body, undefined if the parameter is absent. A required
 * parameter's judge returns undefined for an absent value.
 */
export type Judge<T> = (raw: unknown) => Judged<T>

/**
 * An input of a tool under one name, and its validation. Its words are in `words.ts`, so that the npm package ships it
 * without them.
 */
export interface Input<T = unknown> {
  readonly judge: Judge<T>
  /** The rule every accepted value satisfies, for the error: "must be …", without a full stop. */
  readonly rule: Bilingual
  /** The JSON Schema of the raw value, unless it is any text or free text. */
  readonly jsonSchema?: Readonly<Record<string, unknown>>
  /** Other names that work too. */
  readonly aliases?: readonly string[]
  /** Aliases of other parameters that also set this one, each with its value: `phone=…` implies `type=phone`. */
  readonly impliedBy?: Readonly<Record<string, unknown>>
  /** An empty value counts as absent instead of being rejected. */
  readonly emptyIsAbsent?: boolean
  /** Free text: `judge` rejects more than this many code points as `text_too_long`. */
  readonly textCharsMax?: number
}

/** One query, path or body parameter: an input and its description for people. */
export interface Parameter<T = unknown> extends Input<T>, Examples {
  /** The meaning, one sentence, for the reference. */
  readonly description: string
  readonly descriptionTh?: string
}

/** Example values of a parameter. */
export interface Examples {
  readonly example: unknown
  /** Examples for aliases that do not accept the example above (`nationalId` beside a phone number). */
  readonly aliasExamples?: Readonly<Record<string, unknown>>
  /** The meaning of each member of an object. */
  readonly members?: Readonly<Record<string, Bilingual>>
}

export type Inputs = Readonly<Record<string, Input>>
export type Parameters = Readonly<Record<string, Parameter>>
export type Values<I extends Inputs> = { [Name in keyof I]: I[Name] extends Input<infer T> ? T : never }

/** The JSON Schema of the raw value. */
export function schemaOf({ jsonSchema, textCharsMax }: Input): Readonly<Record<string, unknown>> {
  return jsonSchema ?? { type: 'string', ...(textCharsMax !== undefined && { minLength: 1, maxLength: textCharsMax }) }
}

/** The value of a raw input, or the reason why it is rejected. */
export function judgedValue<T>({ judge, rule }: Input<T>, raw: unknown): NonNullable<Judged<T>> {
  if (raw === '') return { refused: empty }
  return judge(raw) ?? { refused: raw === undefined ? missing : rule }
}

/** Whether requests without the parameter are rejected. */
export const isRequired = ({ judge }: Input): boolean => !judge(undefined)

/** Makes a judge optional: an absent value becomes the fallback. */
export function orElse<T, const D>(judge: Judge<T>, fallback: D): Judge<T | D> {
  const absent = { value: fallback }
  return (raw) => (raw === undefined ? absent : judge(raw))
}

/** The same parameter, made optional; the value of an absent one is `undefined`. */
export function optional<I extends Input>(input: I): Omit<I, 'judge'> & Input<Values<{ it: I }>['it'] | undefined> {
  return { ...input, judge: orElse(input.judge, undefined) } as ReturnType<typeof optional<I>>
}

/** Accepts only text; the rule rejects anything else. */
export const ofText =
  <T>(judge: (text: string) => Judged<T>): Judge<T> =>
  (raw) =>
    typeof raw === 'string' ? judge(raw) : undefined

/** Accepts any text unchanged. */
export const anyText: Judge<string> = (raw) => (typeof raw === 'string' ? { value: raw } : undefined)

/** Accepts text that `read` can parse, with its result as the value. */
export const formed =
  <T>(read: (text: string) => T | undefined): Judge<T> =>
  (raw) => {
    const value = typeof raw === 'string' ? read(raw) : undefined
    return value === undefined ? undefined : { value }
  }

/** Accepts text of at most `charsMax` code points; more is `text_too_long`. */
export const atMost =
  <T>(charsMax: number, judge: Judge<T>): Judge<T> =>
  (raw) => {
    const length = typeof raw === 'string' && raw.length > charsMax ? codePoints(raw) : 0
    return length > charsMax ? { refused: tooLong(charsMax, length) } : judge(raw)
  }

/** Required free text of 1 to `charsMax` code points; more is `text_too_long`. */
export const text = (charsMax: number): Input<string> => ({
  judge: atMost(charsMax, anyText),
  rule: textRule(charsMax),
  textCharsMax: charsMax,
})

/** A short name or code of 1 to `charsMax` code points. */
export const name = (charsMax: number): Input<string> => ({
  judge: (raw) => (typeof raw === 'string' && isName(raw, charsMax) ? { value: raw } : undefined),
  rule: nameRule(charsMax),
  jsonSchema: { type: 'string', minLength: 1, maxLength: charsMax },
})

/** A whole number in plain digits (Arabic or Thai), or a JSON number, from `min` to `max`. */
export function integer({ min, max, default: fallback }: { min: number; max: number; default: number }): Input<number> {
  const judge: Judge<number> = (raw) => {
    const value = typeof raw === 'string' ? plainInteger(raw) : raw
    return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? { value: value as number }
      : undefined
  }
  const jsonSchema = { type: 'integer', minimum: min, maximum: max, default: fallback }
  return { judge: orElse(judge, fallback), rule: integerRule(min, max), jsonSchema }
}

/** One of a few words, without a default. */
export const oneOf = <const T extends string>(choices: readonly [T, ...T[]]): Input<T> => ({
  judge: (raw) => (choices.includes(raw as T) ? { value: raw as T } : undefined),
  rule: choiceRule(choices),
  jsonSchema: { type: 'string', enum: [...choices] },
})

/** One of a few words; the first of them when absent. */
export function choice<const T extends string>(choices: readonly [T, ...T[]]): Input<T> {
  const input = oneOf(choices)
  return { ...input, judge: orElse(input.judge, choices[0]), jsonSchema: { ...input.jsonSchema, default: choices[0] } }
}
