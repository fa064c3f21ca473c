import type { html } from 'hono/html'
import type * as z from 'zod'
import type { Success, WordedContract } from './contract.ts'
import type { Values } from './parameter.ts'
import type { ProblemCode } from './problem.ts'
import type { AnswerOf, Tool } from './tool.ts'
import type { Bilingual } from './values.ts'

/** A piece of a page. */
export type Content = string | ReturnType<typeof html>

/** The same in both languages. */
export type Both<T extends Content = Content> = { readonly [Language in keyof Bilingual]: T }

/** What a parameter means, one sentence in each language. */
export interface InputWords extends Bilingual {
  readonly example: unknown
  /** Examples of aliases that would not take the example above (`nationalId` beside a phone number). */
  readonly aliasExamples?: Readonly<Record<string, unknown>>
  /** Its field in the form of the page. Without one it is left to its default. */
  readonly field?: FieldWords
}

/** A field of a form. What is required, how long it may be and what can be chosen follow from the input. */
export interface FieldWords {
  readonly label: Bilingual
  /** What is in it at first; without it, the default. */
  readonly value?: string
  /** A field as wide as the form, or of several lines. */
  readonly size?: 'wide' | 'lines'
  /** What the input does not know: the keyboard, a placeholder. */
  readonly attributes?: Content
  /** What can be chosen, most wanted first: all that the input takes, or some of its numbers. */
  readonly choices?: Readonly<Record<string, Bilingual>>
}

/** The extension members of a problem's body, by its code (RFC 9457, section 3.2). */
export type ProblemMembers = Partial<Readonly<Record<ProblemCode, Readonly<Record<string, z.ZodType>>>>>

/** What an operation answers: the schema of its JSON with an example, if it is JSON, and members of its problems. */
export interface Answers {
  readonly schema?: z.ZodType
  readonly example?: object
  readonly problemMembers?: ProblemMembers
}

/** What people read of an operation. */
export interface OperationWords extends Answers {
  readonly summary: Bilingual
  readonly description?: Bilingual
  readonly input: Readonly<Record<string, InputWords>>
}

/** What people read of a tool: openapi.json, the pages, the types of the npm package and tests are made of it. */
export interface Words<T extends Tool> extends OperationWords {
  readonly input: { readonly [Name in keyof Values<T['input']>]: InputWords }
  /** The schema of what `answer` returns. */
  readonly schema: z.ZodType<AnswerOf<T>>
  readonly example: AnswerOf<T>
  /** What everybody should know before relying on an answer, for the reference. */
  readonly cautions?: readonly Both[]
  readonly page: PageWords
}

/** The page of a tool and its section of the front page. */
export interface PageWords {
  readonly name: Both
  /** One sentence: what it does. Search engines show it below the title. */
  readonly lead: Bilingual
  /** What it does not do or promise. */
  readonly caution?: Bilingual
  /** A line drawing of 24 × 24, as the path of an SVG. Without one it has no section of the front page. */
  readonly drawing?: string
  readonly button: Bilingual
  readonly title: Bilingual
  readonly columns: readonly Bilingual[]
  readonly rows: readonly (readonly (Content | Both)[])[]
  readonly notes: readonly Both[]
}

/** A contract with everything that openapi.json says of it. */
export interface Documented extends WordedContract {
  readonly descriptionTh?: string
  /** The success body: a schema with an example for JSON, a media type for anything else. */
  readonly response:
    | { readonly schema: z.ZodType; readonly example: object; readonly status?: 200 | 201 }
    | (Success & { readonly contentType: string })
  readonly problemMembers?: ProblemMembers
}
