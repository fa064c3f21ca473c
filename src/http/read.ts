import type * as z from 'zod'
import { absent, isRequired, type Parameter, type Parameters, codePoints } from './parameter.ts'
import { parameterProblem, Problem, type Bilingual, type ParameterError, type ProblemCode } from './problem.ts'

/** Raw values by name, in the order they came; a name given twice has two values. */
export type RawValues = ReadonlyMap<string, readonly unknown[]>

const NO_VALUES: RawValues = new Map()

/**
 * The query of a URL, decoded strictly. `undefined` when a percent-encoding is malformed (Hono would pass it on
 * undecoded).
 *
 * @example readQuery('https://x/?q=a+b&q=%E0%B8%81') // new Map([['q', ['a b', 'ก']]])
 */
export function readQuery(url: string): RawValues | undefined {
  const start = url.indexOf('?')
  if (start === -1 || start === url.length - 1) return NO_VALUES
  const values = new Map<string, string[]>()
  try {
    for (const pair of url.slice(start + 1).split('&')) {
      if (pair === '') continue
      const equals = pair.indexOf('=')
      const name = decode(equals === -1 ? pair : pair.slice(0, equals))
      const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
      const known = values.get(name)
      if (known) known.push(value)
      else values.set(name, [value])
    }
  } catch {
    return undefined
  }
  return values
}

/** Percent-decoding of UTF-8 with `+` as blank; throws URIError when malformed. */
function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced
}

export const malformedEncoding = (): Problem =>
  new Problem('malformed_encoding', {
    en: 'The URL holds a percent-encoding that is not valid UTF-8.',
    th: 'URL มีการเข้ารหัสเปอร์เซ็นต์ที่ไม่ใช่ UTF-8',
  })

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
    else found.push(...refusals(name, parameter, result.error).map((error) => ({ ...error, in: place })))
  }
  if (unknown === 'refused') found.push(...unknownNames(parameters, raw, place))
  if (found.length > 0) throw problemOf(found)
  return values
}

/**
 * Why a schema refused a value: its own words where it has some (a custom issue with `params: { en, th }`, and a `code`
 * other than invalid_parameter if it likes), else the parameter's rule.
 */
function refusals(name: string, { rule }: Parameter, error: z.ZodError): Omit<Found, 'in'>[] {
  const own = error.issues.flatMap((issue) => {
    const words =
      issue.code === 'custom' ? (issue.params as (Partial<Bilingual> & { code?: ProblemCode }) | undefined) : undefined
    if (words?.en === undefined || words.th === undefined) return []
    const parameter = [name, ...issue.path].join('.')
    return [{ parameter, message: words.en, messageTh: words.th, code: words.code ?? ('invalid_parameter' as const) }]
  })
  return own.length > 0 ? own : [{ parameter: name, message: rule.en, messageTh: rule.th, code: 'invalid_parameter' }]
}

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
    return isRequired(parameter) ? { code: 'missing_parameter', en: 'is required', th: 'ต้องระบุ' } : undefined
  }
  if (given.length > 1) {
    const fault = disagreement(first, given)
    if (fault) return fault
  }
  if (first.value === '') return { code: 'invalid_parameter', en: 'must not be empty', th: 'ต้องไม่ว่าง' }
  return tooLong(parameter, first.value)
}

/** The same name twice, or names of one parameter with different values. */
function disagreement(first: Given, given: readonly Given[]): Fault | undefined {
  for (const [i, { name, value }] of given.entries()) {
    if (given.findIndex((other) => other.name === name) < i) {
      return { code: 'repeated_parameter', name, en: 'may be given only once', th: 'ระบุได้เพียงครั้งเดียว' }
    }
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

function tooLong({ textCharsMax }: Parameter, value: unknown): Fault | undefined {
  if (textCharsMax === undefined || typeof value !== 'string' || value.length <= textCharsMax) return undefined
  const length = codePoints(value)
  if (length <= textCharsMax) return undefined
  return {
    code: 'text_too_long',
    en: `must be at most ${textCharsMax} characters, got ${length}`,
    th: `ต้องไม่เกิน ${textCharsMax} ตัวอักษร แต่ได้รับ ${length}`,
  }
}

function unknownNames(parameters: Parameters, raw: RawValues, place: ParameterError['in']): Found[] {
  const unknown = [...raw.keys()].filter((name) => !isKnown(name, parameters))
  if (unknown.length === 0) return []
  const known = Object.entries(parameters).flatMap(([name, { aliases = [] }]) => [name, ...aliases])
  return unknown.map((name) => {
    const { en, th } = advice(nearestName(name, known), known)
    return {
      code: 'unknown_parameter',
      parameter: shown(name),
      in: place,
      message: `is not known (${en})`,
      messageTh: `ไม่รู้จัก (${th})`,
    }
  })
}

function isKnown(name: string, parameters: Parameters): boolean {
  if (Object.hasOwn(parameters, name)) return true
  for (const canonical in parameters) if (parameters[canonical]?.aliases?.includes(name)) return true
  return false
}

function advice(nearest: string | undefined, known: readonly string[]): Bilingual {
  if (nearest !== undefined) return { en: `did you mean ${nearest}?`, th: `หมายถึง ${nearest} หรือไม่` }
  if (known.length === 0) return { en: 'none is taken here', th: 'ที่นี่ไม่รับพารามิเตอร์' }
  return { en: `known are ${known.join(', ')}`, th: `ที่รู้จักคือ ${known.join(', ')}` }
}

/** A caller's own name may be anything, even a phone number: only plain short names are repeated back. */
function shown(name: string): string {
  return /^[A-Za-z][A-Za-z_-]{0,39}$/.test(name) ? name : '(unnamed)'
}

/** Two names that contradict each other may do so in two parameters (number and kind): said once. */
function isFirst(fault: Found, i: number, found: readonly Found[]): boolean {
  return found.findIndex(({ parameter, message }) => parameter === fault.parameter && message === fault.message) === i
}

function problemOf(found: readonly Found[]): Problem {
  const code = precedence.find((candidate) => found.some((fault) => fault.code === candidate)) ?? 'invalid_parameter'
  return parameterProblem(
    code,
    found.filter(isFirst).map(({ code: _code, ...error }) => error),
  )
}

const NEAREST_EDITS_MAX = 3

/** The known name that needs fewest edits, if at most three. @example nearestName('ammount', ['amount']) // 'amount' */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > 40) return undefined
  const scored = known.map((candidate) => ({
    candidate,
    edits: editDistance(name.toLowerCase(), candidate.toLowerCase()),
  }))
  const best = scored.toSorted((a, b) => a.edits - b.edits)[0]
  return best && best.edits <= Math.min(NEAREST_EDITS_MAX, name.length - 1) ? best.candidate : undefined
}

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
