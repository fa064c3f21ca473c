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
  /** Pieces with a number that a person left off the label. */
  readonly leftOff?: readonly string[]
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

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
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

const level = orNull(shape({ nameTh: isText, nameEn: isText }))
const place = { subdistrict: level, district: level, province: level, postcode: orNull(isText) }
const names = { name: orNull(isText), company: orNull(isText), department: orNull(isText), phones: listOf(isText) }
const isReading = shape({
  ...place,
  confidence: isText,
  recipient: shape(names),
  street: shape({ houseNumber: orNull(isText), poBox: orNull(isText) }),
  corrections: listOf(shape({ from: isText, to: isText })),
  candidates: listOf(shape(place)),
})
const isLabel = shape({
  original: isText,
  pieces: listOf(isText),
  made: isText,
  isEdited: isFlag,
  text: isText,
  language: (value) => value === 'th' || value === 'en',
  read: shape({ text: isText, reading: isReading }),
  approved: orNull(isText),
  name: orNull(isText),
  leftOff: (value) => value === undefined || listOf(isText)(value),
})
const isDesk = shape({ orders: isText, sender: isText, paper: isText, labels: listOf(isLabel) })

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
