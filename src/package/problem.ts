import { sentencesOf, type Bilingual } from '../http/values.ts'
import { errorsMax, errorsNamedMax } from '../limits.ts'
import { SalaError, type ErrorCode, type ParameterError } from './sala-error.ts'

interface Found {
  readonly errors?: readonly ParameterError[]
  readonly members?: Readonly<Record<string, unknown>>
}

/**
 * The package is built with this file in place of http/problem.ts: `new Problem(…)` of the tools makes a SalaError, with
 * the further members of a problem as its own.
 */
export function Problem(code: ErrorCode, { en, th }: Bilingual, { errors = [], members }: Found = {}): SalaError {
  const refused = errors.map(({ parameter, message, messageTh }) => ({ parameter, message, messageTh }))
  return Object.assign(new SalaError(code, en, th, refused), members)
}

export function parameterProblem(code: ErrorCode, errors: readonly ParameterError[], further = 0): SalaError {
  const listed = errors.slice(0, errorsMax)
  const named = listed.slice(0, errorsNamedMax)
  return Problem(code, sentencesOf(named, errors.length + further - named.length), { errors: listed })
}
