import type { CacheClass } from './cache.ts'
import type { Table } from './format.ts'
import type { Call } from './operation.ts'
import type { Inputs, Values } from './parameter.ts'
import type { ProblemCode } from './problem.ts'
import type { RateClass } from './rate-limit.ts'

/**
 * The run-time side of a tool that answers JSON from its input alone, by GET. Its route, bulk, MCP, `SKILL.md` and the npm
 * package derive from it (`tool-routes.ts`, `src/package/`); its texts are in `words.ts`, which the Worker never loads.
 */
export interface Tool<I extends Inputs = Inputs, A extends object = object> {
  /** The function's name everywhere, camelCase: `operationId`, client.js, bulk, MCP, the npm package. */
  readonly name: string
  /** Its path in the group: `/digits`. An input `:name` in it is a path parameter, every other one a query parameter. */
  readonly path: `/${string}`
  /** The entry of the npm package that exports it; by default one named after its path. */
  readonly entry?: string
  readonly input: I
  /** The input is not validated: `answer` reads `call.rawQuery` and always answers 200. */
  readonly acceptsAnything?: boolean
  /** @throws {RefusedInput | Problem} one of `problems`. */
  answer(input: Values<I>, call: Call): A
  /** Problems that `answer` throws or that its judges report with codes of their own. */
  readonly problems?: readonly ProblemCode[]
  /** Other forms of the answer, chosen by the query parameter `format`. */
  readonly formats?: { text?(answer: NoInfer<A>): string; readonly csv?: Table }
  readonly rate: RateClass
  readonly cache: CacheClass
  /** `answer` returns the same object for the same input: its body is serialised once. */
  readonly isKept?: boolean
  /** The cache class for one input where it differs: an answer about today. */
  cacheOf?(input: Values<I>): CacheClass | undefined
  /** Where it runs besides the service: in the npm package, on the pages without a network. */
  readonly in: readonly ('package' | 'offline')[]
}

/** The answer of a tool. */
export type AnswerOf<T extends Tool> = ReturnType<T['answer']>

/** Preserves the types of input and answer. @example export const digits = tool({ name: 'digits', path: '/digits', input: { … }, … }) */
export const tool = <I extends Inputs, A extends object>(written: Tool<I, A>): Tool<I, A> => written
