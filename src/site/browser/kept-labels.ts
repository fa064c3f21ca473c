import type { Reading } from './doubts.ts'
import { remember, remembered } from './storage.ts'

/** A label with all edits, and the order from which it was made. */
export interface KeptLabel {
  /** The buyer's message, as pasted. */
  readonly original: string
  /** The parts of the message besides the address. */
  readonly pieces: readonly string[]
  /** The label as generated from the order. */
  readonly made: string
  /** Whether that label contains edits by a person. */
  readonly isEdited: boolean
  /** The current label, and the language of its lines. */
  readonly text: string
  readonly language: 'th' | 'en'
  /** The reading of a text, valid as long as the label is that text. */
  readonly read: { readonly text: string; readonly reading: Reading }
  /** The text that a person confirmed despite its doubts. */
  readonly approved: string | null
  /** A piece that a person chose as the recipient's name. */
  readonly name: string | null
}

/** The state of the desk that this tab stores. */
export interface KeptDesk {
  readonly orders: string
  readonly sender: string
  readonly paper: string
  readonly labels: readonly KeptLabel[]
}

const KEY = 'labels'

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const flag: Check = (value) => typeof value === 'boolean'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const level = orNull(shape({ nameTh: text, nameEn: text }))
const place = { subdistrict: level, district: level, province: level, postcode: orNull(text) }
const names = { name: orNull(text), company: orNull(text), department: orNull(text), phones: listOf(text) }
const reading = shape({
  ...place,
  confidence: text,
  recipient: shape(names),
  street: shape({ houseNumber: orNull(text), poBox: orNull(text) }),
  corrections: listOf(shape({ from: text, to: text })),
  candidates: listOf(shape(place)),
})
const label = shape({
  original: text,
  pieces: listOf(text),
  made: text,
  isEdited: flag,
  text,
  language: (value) => value === 'th' || value === 'en',
  read: shape({ text, reading }),
  approved: orNull(text),
  name: orNull(text),
})
const isDesk = shape({ orders: text, sender: text, paper: text, labels: listOf(label) })

/**
 * The desk stored in this tab: it survives a reload and a change of language, and is gone with the tab. Never in
 * localStorage, which would leave names and addresses for the next user of the machine. A value of another shape is ignored.
 */
export function keptDesk(): KeptDesk | undefined {
  try {
    const desk: unknown = JSON.parse(remembered(KEY, 'sessionStorage') ?? 'null')
    return isDesk(desk) ? (desk as KeptDesk) : undefined
  } catch {
    return undefined
  }
}

/** Stores the desk; false if storage is forbidden or full. */
export function keepDesk(desk: KeptDesk): boolean {
  const isEmpty = desk.orders === '' && desk.sender === '' && desk.labels.length === 0
  return remember(KEY, isEmpty ? null : JSON.stringify(desk), 'sessionStorage')
}

/** Adds a label to the desk, unless it is already there. */
export function keepLabel(label: KeptLabel): void {
  const desk = keptDesk() ?? { orders: '', sender: '', paper: 'a6', labels: [] }
  if (desk.labels.some(({ text }) => text === label.text)) return
  keepDesk({ ...desk, labels: [...desk.labels, label] })
}
