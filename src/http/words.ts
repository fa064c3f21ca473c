import type * as z from 'zod'
import type { Success, WordedContract } from './contract.ts'
import type { ProblemCode } from './problem.ts'

/** The extension members of a problem's body, by its code (RFC 9457, section 3.2). */
export type ProblemMembers = Partial<Readonly<Record<ProblemCode, Readonly<Record<string, z.ZodType>>>>>

/** What an operation answers: the schema of its JSON with an example, if it is JSON, and members of its problems. */
export interface Answers {
  readonly schema?: z.ZodType
  readonly example?: object
  readonly problemMembers?: ProblemMembers
}

/** A contract with everything that openapi.json says of it. */
export interface Documented extends WordedContract {
  /** The success body: a schema with an example for JSON, a media type for anything else. */
  readonly response:
    | { readonly schema: z.ZodType; readonly example: object; readonly status?: 200 | 201 }
    | (Success & { readonly contentType: string })
  readonly problemMembers?: ProblemMembers
}
