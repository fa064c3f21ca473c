import type { CacheClass } from './cache.ts'
import type { Table } from './format.ts'
import type { Call } from './operation.ts'
import type { Inputs, Values } from './parameter.ts'
import type { ProblemCode } from './problem.ts'
import type { RateClass } from './rate-limit.ts'

/**
 * All that runs of a tool that answers JSON from its input alone, by GET. Its route, bulk, MCP, `SKILL.md` and the npm package are
 * made of it (`tool-routes.ts`, `src/package/`); what people read of it is in `words.ts`, which the Worker never loads.
 */
export interface Tool<I extends Inputs = Inputs, A extends object = object> {
  /** The function's name everywhere, camelCase: `operationId`, client.js, bulk, MCP, the npm package. */
  readonly name: string
  /** Its path in the group: `/digits`. An input `:name` in it is one of the path, every other one of the query. */
  readonly path: `/${string}`
  /** The entry of the npm package that has its function; without it, one of its own by the name of its path. */
  readonly entry?: string
  readonly input: I
  /** The input is not judged: `answer` reads `call.rawQuery`, and always answers 200. */
  readonly acceptsAnything?: boolean
  /** @throws {RefusedInput | Problem} one of `problems`. */
  answer(input: Values<I>, call: Call): A
  /** What `answer` throws, and what judges refuse by codes of their own. */
  readonly problems?: readonly ProblemCode[]
  /** Other forms of the answer, which the query parameter `format` chooses. */
  readonly formats?: { text?(answer: NoInfer<A>): string; readonly csv?: Table }
  readonly rate: RateClass
  readonly cache: CacheClass
  /** `answer` returns the same object again for what is the same: its body is written once. */
  readonly isKept?: boolean
  /** The class of the answer to one input, where it differs: an answer about today. */
  cacheOf?(input: Values<I>): CacheClass | undefined
  /** Where it runs besides the service: in the npm package, on the pages without a network. */
  readonly in: readonly ('package' | 'offline')[]
}

/** What a tool answers. */
export type AnswerOf<T extends Tool> = ReturnType<T['answer']>

/** Preserves the types of input and answer. @example export const digits = tool({ name: 'digits', path: '/digits', input: { … }, … }) */
export const tool = <I extends Inputs, A extends object>(written: Tool<I, A>): Tool<I, A> => written
