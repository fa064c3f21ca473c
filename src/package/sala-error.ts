import type { ErrorCode } from './functions.generated.ts'

export type { ErrorCode } from './functions.generated.ts'

/** One refused parameter. */
export interface ParameterError {
  readonly parameter: string
  readonly message: string
  readonly messageTh: string
}

/** What every function of the package throws for input that the service answers with a problem. */
export class SalaError extends Error {
  declare readonly name: 'SalaError'
  /** The code of the service's problem. */
  declare readonly code: ErrorCode
  /** The sentence of `message` in Thai. */
  declare readonly messageTh: string
  /** Every refused parameter. */
  declare readonly errors: readonly ParameterError[]
  /** The first of them. */
  declare readonly parameter: string | undefined

  constructor(code: ErrorCode, message: string, messageTh: string, errors: readonly ParameterError[] = []) {
    super(message)
    Object.assign(this, { name: 'SalaError', code, messageTh, errors, parameter: errors[0]?.parameter })
  }
}
