import type { EndpointName } from '../../client/endpoints.generated.ts'
import type { Content, Html, Language } from '../language.ts'

/** A text in both languages. */
export type Both<T = string> = readonly [th: T, en: T]

/**
 * The site's texts of one tool. Its page, its row on the front page and the footer derive from it; the fields of its form
 * come from the contract of its operation (`fieldsOf`).
 */
export interface Tool {
  /** The path of its page, the id of its section and the anchor of its row on the front page. */
  readonly id: string
  readonly name: Both<Content>
  /** One sentence: what it does. Search engines show it below the title. */
  readonly lead: Both
  /** Its limitations. */
  readonly caution?: Both
  /** The operation of the example and of the link to the reference; undefined if the tool runs in the browser alone. */
  readonly operation?: EndpointName
  /** The input: one form, or a body of its own. */
  readonly form?: Form
  readonly body?: Html
  /** What is beside it, or below it on a phone; by default the place of the answer. */
  readonly answer?: Html
  /** Below both. */
  readonly below?: Html
  /** The fallback of its body without script. */
  readonly plain?: Html
  /** The answer needs the whole width (the calendar), and is in the body. */
  readonly isWide?: true
  /** Undefined if its pages have another layout (the holidays). */
  readonly page?: Page
}

/** A form that is answered during typing. */
export interface Form {
  readonly fields: Content
  /** Opens the answer in plain text where no script runs. */
  readonly button: Both
}

/** The heads of a table's columns. */
export type Columns = Readonly<Record<Language, readonly string[]>>

/** The rest of the tool's page. */
export interface Page {
  readonly title: Both
  readonly examples: { readonly columns: Columns; readonly rows: readonly (readonly Content[])[] }
  readonly notes: readonly Both<Content>[]
  /** The call for programs, where no operation exists. */
  readonly line?: string
}
