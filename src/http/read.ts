import { judgedValue, type Input, type Inputs, type Values } from './parameter.ts'
import { parameterProblem, type ParameterError, type Problem } from './problem.ts'
import type { RawValues } from './query.ts'
import { unknownNames } from './unknown-names.ts'
import { refusalCodes, type Faults, type Refusal, type RefusalCode } from './values.ts'

type Found = Faults['found'][number]

/**
 * Reads declared parameters from raw values. Collects all faults and throws them as one problem.
 *
 * @throws {Problem} missing, repeated, conflicting, unknown, too long or invalid parameters.
 */
export function readParameters<I extends Inputs>(
  inputs: I,
  raw: RawValues,
  place: ParameterError['in'],
  unknown: 'ignored' | 'refused',
): Values<I> {
  const { values, found, further } = judgeAll(inputs, raw, unknown)
  if (found.length > 0) throw problemOf(found, place, further)
  return values
}

/** The values of declared parameters, and all faults among the raw ones. */
export function judgeAll<I extends Inputs>(
  inputs: I,
  raw: RawValues,
  unknown: 'ignored' | 'refused',
): Faults & { readonly values: Values<I> } {
  const values: Record<string, unknown> = {}
  const found: Found[] = []
  let further = 0
  for (const name in inputs) {
    const input = inputs[name] as Input
    const given = givenValues(name, input, raw)
    const fault = disagreement(given)
    const judged = fault ?? judgedValue(input, given[0]?.value)
    if ('value' in judged) values[name] = judged.value
    else if ('refused' in judged) found.push(refusedBy(fault?.name ?? name, judged))
    else {
      found.push(...judged.inside.found.map((each) => ({ ...each, parameter: `${name}.${each.parameter}` })))
      further += judged.inside.further
    }
  }
  if (unknown === 'refused') {
    const { worded, count } = unknownNames(inputs, raw)
    found.push(...worded.map(({ name, ...words }) => refusedBy(name, { refused: words }, 'unknown_parameter')))
    further += count - worded.length
  }
  return { values: values as Values<I>, found, further }
}

const refusedBy = (
  parameter: string,
  { refused: { en, th, code } }: Refusal,
  otherwise: RefusalCode = 'invalid_parameter',
): Found => ({ parameter, message: en, messageTh: th, code: code ?? otherwise })

interface Given {
  name: string
  value: unknown
}

/**
 * Every value given under the canonical name or an alias, and those implied by other names; empty ones are dropped if empty
 * means absent.
 */
function givenValues(name: string, input: Input, raw: RawValues): readonly Given[] {
  if (raw.size === 0) return NONE_GIVEN
  const given: Given[] = []
  addGiven(given, name, input, raw)
  if (input.aliases) for (const alias of input.aliases) addGiven(given, alias, input, raw)
  for (const alias in input.impliedBy) {
    if (raw.has(alias)) given.push({ name: alias, value: input.impliedBy[alias] })
  }
  return given
}

const NONE_GIVEN: readonly Given[] = []

function addGiven(given: Given[], name: string, { emptyIsAbsent }: Input, raw: RawValues): void {
  const values = raw.get(name)
  if (!values) return
  for (const value of values) if (!(emptyIsAbsent && value === '')) given.push({ name, value })
}

/** A repeated name, or names of one parameter with different values. */
function disagreement(given: readonly Given[]): (Refusal & { name: string }) | undefined {
  const [first, ...others] = given
  if (!first || others.length === 0) return undefined
  const names = new Set<string>()
  for (const { name, value } of given) {
    if (names.has(name)) return { name, refused: repeated }
    names.add(name)
    if (value !== first.value) return { name: first.name, refused: contradiction(name) }
  }
  return undefined
}

const repeated = { code: 'repeated_parameter', en: 'may be given only once', th: 'ระบุได้เพียงครั้งเดียว' } as const

const contradiction = (name: string): Refusal['refused'] => ({
  code: 'conflicting_parameters',
  en: `and ${name} contradict each other`,
  th: `และ ${name} ขัดแย้งกัน`,
})

/** The problem that lists the faults found; `further` ones are only counted. */
function problemOf(found: readonly Found[], place: ParameterError['in'], further: number): Problem {
  const code = refusalCodes.find((candidate) => found.some((fault) => fault.code === candidate)) ?? 'invalid_parameter'
  const errors = withoutDoubles(found).map(({ parameter, message, messageTh }) => ({
    parameter,
    in: place,
    message,
    messageTh,
  }))
  return parameterProblem(code, errors, further)
}

/** Two contradicting names may conflict in two parameters (number and kind): report them once. */
function withoutDoubles(found: readonly Found[]): Found[] {
  const byText = new Map<string, Found>()
  for (const fault of found) {
    const text = `${fault.parameter} ${fault.message}`
    if (!byText.has(text)) byText.set(text, fault)
  }
  return [...byText.values()]
}
