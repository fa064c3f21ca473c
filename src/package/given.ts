import { judgedValue, type Inputs, type Values } from '../http/parameter.ts'
import { sentencesOf, stopped, type Refusal, type RefusalCode } from '../http/values.ts'
import { SalaError, type ErrorCode, type ParameterError } from './sala-error.ts'

type Either = Partial<Refusal> & { readonly value?: unknown }

/**
 * The values of a call, validated like those of a URL by the service: a number counts as its digits, null and undefined as
 * absent, and names outside the contract are ignored.
 *
 * @throws {SalaError} `missing_parameter`, `text_too_long`, `invalid_parameter`.
 */
export function valuesOf<I extends Inputs>(inputs: I, params: object | null | undefined): Values<I> {
  const values: Record<string, unknown> = {}
  const errors: ParameterError[] = []
  let code: RefusalCode = 'invalid_parameter'
  for (const parameter in inputs) {
    const given = (params as Readonly<Record<string, unknown>> | undefined)?.[parameter]
    const raw = typeof given === 'number' ? `${given}` : (given ?? undefined)
    // Inputs of a URL contain no nested ones.
    const { refused, value } = judgedValue(inputs[parameter] as Inputs[string], raw) as Either
    if (refused) {
      errors.push({ parameter, message: refused.en, messageTh: refused.th })
      // A missing parameter takes precedence, then a too long one.
      if (code !== 'missing_parameter') code = refused.code ?? code
    } else values[parameter] = value
  }
  if (errors.length === 0) return values as Values<I>
  throw refusedInput(code, errors)
}

/** The error for rejected parameters. */
export function refusedInput(code: RefusalCode, errors: readonly ParameterError[]): SalaError {
  const { en, th } = sentencesOf(errors)
  return new SalaError(code as ErrorCode, stopped(en), th, errors)
}
