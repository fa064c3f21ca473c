import type * as z from 'zod'
import { absent, isRequired } from './absent.ts'
import type { Parameter, Parameters } from './parameter.ts'
import { parameterProblem, type Bilingual, type ParameterError, type Problem, type ProblemCode } from './problem.ts'
import type { RawValues } from './query.ts'
import { unknownNames } from './unknown-names.ts'
import { codePoints, empty, missing, tooLong } from './values.ts'

/** Which problem names the answer when several kinds are found at once: the first of these. */
const precedence: readonly ProblemCode[] = [
  'unknown_parameter',
  'repeated_parameter',
  'conflicting_parameters',
  'missing_parameter',
  'text_too_long',
  'invalid_parameter',
]

interface Found extends ParameterError {
  code: ProblemCode
}

/**
 * Reads declared parameters out of raw values. All faults are collected, then thrown as one problem.
 *
 * @throws {Problem} missing, repeated, conflicting, unknown, too long or invalid parameters.
 */
export function readParameters(
  parameters: Parameters,
  raw: RawValues,
  place: ParameterError['in'],
  unknown: 'ignored' | 'refused',
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const found: Found[] = []
  let further = 0
  for (const name in parameters) {
    const parameter = parameters[name]
    if (!parameter) continue
    const given = givenValues(name, parameter, raw)
    const fault = faultOf(parameter, given)
    if (fault) {
      found.push({ parameter: fault.name ?? name, in: place, message: fault.en, messageTh: fault.th, code: fault.code })
      continue
    }
    const [first] = given
    const result = first ? parameter.schema.safeParse(first.value) : absent(parameter)
    if (result.success) values[name] = result.data
    else {
      found.push(...refusals(name, parameter, result.error).map((error) => ({ ...error, in: place })))
      further += furtherOf(result.error)
    }
  }
  if (unknown === 'refused') {
    const { worded, count } = unknownNames(parameters, raw)
    for (const { name, en, th } of worded)
      found.push({ parameter: name, in: place, message: en, messageTh: th, code: 'unknown_parameter' })
    further += count - worded.length
  }
  if (found.length > 0) throw problemOf(found, further)
  return values
}

/**
 * Why a schema refused a value: its own words if it has any (a custom issue with `params: { en, th }`, and a `code`
 * other than invalid_parameter if it likes), else the parameter's rule.
 */
function refusals(name: string, { rule }: Parameter, error: z.ZodError): Omit<Found, 'in'>[] {
  const own = error.issues.flatMap((issue) => {
    const words = customParams(issue)
    if (words?.en === undefined || words.th === undefined) return []
    const parameter = [name, ...issue.path].join('.')
    return [{ parameter, message: words.en, messageTh: words.th, code: words.code ?? ('invalid_parameter' as const) }]
  })
  return own.length > 0 ? own : [{ parameter: name, message: rule.en, messageTh: rule.th, code: 'invalid_parameter' }]
}

/** Errors that a schema counted instead of wording them (an issue with `params: { further }`). */
function furtherOf({ issues }: z.ZodError): number {
  return issues.reduce((sum, issue) => sum + (Number(customParams(issue)?.further) || 0), 0)
}

interface CustomParams extends Partial<Bilingual> {
  readonly code?: ProblemCode
  readonly further?: number
}

const customParams = (issue: z.core.$ZodIssue): CustomParams | undefined =>
  issue.code === 'custom' ? (issue.params as CustomParams | undefined) : undefined

interface Given {
  name: string
  value: unknown
}

/**
 * Every value given under the canonical name or an alias, and those other names imply; empty ones are dropped where
 * empty means absent.
 */
function givenValues(name: string, parameter: Parameter, raw: RawValues): readonly Given[] {
  if (raw.size === 0) return NONE_GIVEN
  const given: Given[] = []
  addGiven(given, name, parameter, raw)
  if (parameter.aliases) for (const alias of parameter.aliases) addGiven(given, alias, parameter, raw)
  for (const alias in parameter.impliedBy) {
    if (raw.has(alias)) given.push({ name: alias, value: parameter.impliedBy[alias] })
  }
  return given
}

const NONE_GIVEN: readonly Given[] = []

function addGiven(given: Given[], name: string, { emptyIsAbsent }: Parameter, raw: RawValues): void {
  const values = raw.get(name)
  if (!values) return
  for (const value of values) if (!(emptyIsAbsent && value === '')) given.push({ name, value })
}

interface Fault extends Bilingual {
  code: ProblemCode
  name?: string
}

function faultOf(parameter: Parameter, given: readonly Given[]): Fault | undefined {
  const first = given[0]
  if (first === undefined) {
    return isRequired(parameter) ? missing : undefined
  }
  if (given.length > 1) {
    const fault = disagreement(first, given)
    if (fault) return fault
  }
  if (first.value === '') return { code: 'invalid_parameter', ...empty }
  return excess(parameter, first.value)
}

/** The same name twice, or names of one parameter with different values. */
function disagreement(first: Given, given: readonly Given[]): Fault | undefined {
  const names = new Set<string>()
  for (const { name, value } of given) {
    if (names.has(name)) {
      return { code: 'repeated_parameter', name, en: 'may be given only once', th: 'ระบุได้เพียงครั้งเดียว' }
    }
    names.add(name)
    if (value !== first.value) {
      return {
        code: 'conflicting_parameters',
        name: first.name,
        en: `and ${name} contradict each other`,
        th: `และ ${name} ขัดแย้งกัน`,
      }
    }
  }
  return undefined
}

function excess({ textCharsMax }: Parameter, value: unknown): Fault | undefined {
  if (textCharsMax === undefined || typeof value !== 'string' || value.length <= textCharsMax) return undefined
  const length = codePoints(value)
  return length <= textCharsMax ? undefined : tooLong(textCharsMax, length)
}

/** The problem that lists what was found; `further` errors are only counted. */
function problemOf(found: readonly Found[], further: number): Problem {
  const code = precedence.find((candidate) => found.some((fault) => fault.code === candidate)) ?? 'invalid_parameter'
  return parameterProblem(
    code,
    withoutDoubles(found).map(({ code: _code, ...error }) => error),
    further,
  )
}

/** Two names that contradict each other may do so in two parameters (number and kind): said once. */
function withoutDoubles(found: readonly Found[]): Found[] {
  const byText = new Map<string, Found>()
  for (const fault of found) {
    const text = `${fault.parameter} ${fault.message}`
    if (!byText.has(text)) byText.set(text, fault)
  }
  return [...byText.values()]
}
