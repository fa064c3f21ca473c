import { isRequired, type Parameter, type Parameters } from '../../../src/http/parameter.ts'
import type { Documented } from '../../../src/http/words.ts'
import type { Sent } from '../../service/cases.ts'

/** Limit of a request of up to 100 entries, texts or messages; a client may send 12 of these a minute. */
export const BULK_MS_MAX = 500

/** One part of a request that its sender may make larger; `of` returns the request with the part at a size. */
export interface Dimension {
  readonly name: string
  /** The largest size; the others are its halves. */
  readonly max: number
  /** Limit of one request where it is below the general one; `fromMs` is the cost from which growth is judged. */
  readonly msMax?: number
  readonly fromMs?: number
  readonly of: (size: number) => Sent | Promise<Sent>
}

export interface Target {
  readonly method: string
  readonly path: string
  readonly contract: Documented
}

export const repeated = (content: string, length: number): string =>
  content.repeat(Math.ceil(length / content.length)).slice(0, length)

const letters = (i: number): string => `n${i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`

/** `count` properties that no contract has. */
export const crowd = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [letters(i), 1]))

/** The required parameters, each with its example. */
export function examples(parameters: Parameters | undefined): Record<string, string> {
  const required = Object.entries(parameters ?? {}).filter(([, parameter]) => isRequired(parameter))
  return Object.fromEntries(required.map(([name, { example }]) => [name, String(example)]))
}

export const queryOf = ({ contract }: Target, given: Record<string, string>): Record<string, string> => ({
  ...examples(contract.query),
  ...given,
})

/** The path with each parameter replaced by its value. */
export function pathOf({ path, contract }: Target, given: Record<string, string> = {}): string {
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    encodeURIComponent((given[name] ?? String(contract.path?.[name]?.example)).toWellFormed()),
  )
}

/** Maximum length of a text; 4096 if the schema sets none. */
export const charsMaxOf = ({ textCharsMax, jsonSchema }: Parameter): number =>
  textCharsMax ?? Number(jsonSchema?.['maxLength'] ?? 4096)

/** The text parameters with a maximum length. */
export function textsOf({ contract }: Target): { name: string; charsMax: number }[] {
  return Object.entries({ ...contract.query, ...contract.body?.properties }).flatMap(([name, parameter]) => {
    const charsMax = charsMaxOf(parameter)
    return parameter.textCharsMax === undefined && charsMax === 4096 ? [] : [{ name, charsMax }]
  })
}
