import type { Problem } from '../http/problem.ts'
import { RefusedInput } from '../http/refused-input.ts'
import { refusedInput } from './given.ts'
import { SalaError, type ErrorCode } from './sala-error.ts'

/** The answer of a tool; its problem becomes an error of the package with the problem's further members. */
export function answered<T>(tool: () => T): T {
  try {
    return tool()
  } catch (error) {
    throw salaError(error)
  }
}

export function salaError(error: unknown): unknown {
  if (error instanceof RefusedInput) {
    const { parameter, refused } = error
    return refusedInput('invalid_parameter', [{ parameter, message: refused.en, messageTh: refused.th }])
  }
  if (!isProblem(error)) return error
  const { code, detail, options } = error
  const refused = options.errors?.map(({ parameter, message, messageTh }) => ({ parameter, message, messageTh }))
  return Object.assign(new SalaError(code as ErrorCode, detail.en, detail.th, refused), options.members)
}

/** Compared by name: importing the class would bundle the titles of all problems, also for tools that throw none. */
const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem'
