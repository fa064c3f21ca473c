import type { Call } from '../http/operation.ts'
import type { AnswerOf, Tool } from '../http/tool.ts'
import { valuesOf } from './given.ts'
import { answered } from './tool.ts'

/** The function of a tool that uses only its input, not the request. */
export const functionOf =
  <T extends Tool>(tool: T) =>
  (params?: object | null): AnswerOf<T> =>
    tool.answer(valuesOf(tool.input, params), NO_REQUEST) as AnswerOf<T>

/** The same for a tool whose answer throws one of its `problems`. */
export const refusingFunctionOf = <T extends Tool>(tool: T): ((params?: object | null) => AnswerOf<T>) => {
  const run = functionOf(tool)
  return (params) => answered(() => run(params))
}

const NO_REQUEST = undefined as unknown as Call
