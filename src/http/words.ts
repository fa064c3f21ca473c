import type { html } from 'hono/html'
import type * as z from 'zod'
import type { BodyContract } from './body.ts'
import type { Contract, Success } from './contract.ts'
import type { Examples, Inputs, Parameters } from './parameter.ts'
import type { ProblemCode } from './problem.ts'
import type { AnswerOf, Tool } from './tool.ts'
import type { Bilingual } from './values.ts'

/** A piece of a page. */
export type Content = string | ReturnType<typeof html>

/** The same content in both languages. */
export type Both<T extends Content = Content> = { readonly [Language in keyof Bilingual]: T }

/** The meaning of a parameter, one sentence in each language. */
export interface InputWords extends Bilingual, Examples {
  /** Its field in the page's form. Without one it has its default. */
  readonly field?: FieldWords
}

/** A form field. Required, maximum length and choices follow from the input. */
export interface FieldWords {
  readonly label: Bilingual
  /** Its initial value; by default that of the input. */
  readonly value?: string
  /** As wide as the form, or with several lines. */
  readonly size?: 'wide' | 'lines'
  /** Attributes that the input does not determine: the keyboard, a placeholder. */
  readonly attributes?: Content
  /** The choices, most wanted first: all that the input accepts, or some of its numbers. */
  readonly choices?: Readonly<Record<string, Bilingual>>
}

/** The extension members of a problem's body, by its code (RFC 9457, section 3.2). */
export type ProblemMembers = Partial<Readonly<Record<ProblemCode, Readonly<Record<string, z.ZodType>>>>>

/** The answer of an operation: the schema of its JSON with an example, if it is JSON, and members of its problems. */
export interface Answers {
  readonly schema?: z.ZodType
  readonly example?: object
  readonly problemMembers?: ProblemMembers
}

/** The meaning of `format` and `bom` for every operation that has them. */
export const formWords = {
  format: {
    en: 'Form of the answer; problems are always JSON.',
    th: 'รูปแบบของคำตอบ ข้อผิดพลาดเป็น JSON เสมอ',
    example: 'json',
  },
  bom: {
    en: 'With format=csv: 1 puts a byte order mark in front, which Excel needs to read UTF-8.',
    th: 'ใช้กับ format=csv: 1 ใส่เครื่องหมายลำดับไบต์ (BOM) ไว้หน้า ซึ่ง Excel ต้องใช้เพื่ออ่าน UTF-8',
    example: '0',
  },
} satisfies Readonly<Record<string, InputWords>>

/** The texts of an operation whose inputs are `I`. */
export interface OperationWords<I extends Inputs = Inputs> extends Answers {
  readonly summary: Bilingual
  readonly description?: Bilingual
  readonly input: { readonly [Name in Exclude<keyof I, keyof typeof formWords>]: InputWords }
  /** A valid body; by default the examples of the required properties. */
  readonly bodyExample?: Readonly<Record<string, unknown>>
  /** The page with its form, as the form's id on it: `/digits#digits`. With `{name}`, the page of an answer. */
  readonly pagePath?: string
}

/** The inputs of a contract: of its path, its query and its body. */
type InputsOf<C extends Contract> = NonNullable<C['path']> &
  NonNullable<C['query']> &
  NonNullable<C['body']>['properties']

/** The words of all operations whose contracts a module exports. */
export type WordsOfAll<Contracts> = {
  readonly [
    Name in keyof Contracts as Contracts[Name] extends Contract ? Name : never
  ]: Contracts[Name] extends Contract ? OperationWords<InputsOf<Contracts[Name]>> : never
}

/** The texts of a tool without a page of its own. */
export interface ToolWords<T extends Tool> extends OperationWords<T['input']> {
  /** The schema of what `answer` returns. */
  readonly schema: z.ZodType<AnswerOf<T>>
  readonly example: AnswerOf<T>
}

/** The words of all tools that a module exports. */
export type WordsOfTools<Tools> = {
  readonly [Name in keyof Tools as Tools[Name] extends Tool ? Name : never]: Tools[Name] extends Tool
    ? ToolWords<Tools[Name]>
    : never
}

/** The texts of a tool: openapi.json, the pages, the types of the npm package and tests derive from them. */
export interface Words<T extends Tool> extends ToolWords<T> {
  /** What users must know before they rely on an answer, for the reference. */
  readonly cautions?: readonly Both[]
  readonly page: PageWords
}

/** The page of a tool. */
export interface PageWords {
  readonly name: Both
  /** One sentence: what it does. Search engines show it below the title. */
  readonly lead: Bilingual
  /** Its limitations. */
  readonly caution?: Bilingual
  readonly button: Bilingual
  readonly title: Bilingual
  readonly columns: readonly Bilingual[]
  readonly rows: readonly (readonly (Content | Both)[])[]
  readonly notes: readonly Both[]
}

/** A contract with everything that openapi.json needs. */
export interface Documented extends Contract<Parameters, Parameters, Parameters> {
  readonly summary: string
  readonly summaryTh: string
  readonly description?: string
  readonly descriptionTh?: string
  readonly tag: string
  readonly page?: string
  readonly body?: BodyContract<Parameters> & { readonly example?: Readonly<Record<string, unknown>> }
  /** The success body: a schema with an example for JSON, a media type for anything else. */
  readonly response:
    | { readonly schema: z.ZodType; readonly example: object; readonly status?: 200 | 201 }
    | (Success & { readonly contentType: string })
  readonly problemMembers?: ProblemMembers
}
