import type { Call } from '../http/operation.ts'
import type { Values } from '../http/parameter.ts'
import type { AnswerOf, Tool } from '../http/tool.ts'
import { valuesOf } from './given.ts'
import { answered } from './tool.ts'

/** The function of a tool that reads nothing of a request but its input. */
export const functionOf =
  <T extends Tool>(tool: T) =>
  (params?: object | null): AnswerOf<T> => {
    const input = valuesOf(tool.input, params) as Values<T['input']>
    return answered(() => tool.answer(input, NO_REQUEST)) as AnswerOf<T>
  }

const NO_REQUEST = undefined as unknown as Call
