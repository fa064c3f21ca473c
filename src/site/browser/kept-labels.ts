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

/**
 * The desk stored in this tab: it survives a reload and a change of language, and is gone with the tab. Never in
 * localStorage, which would leave names and addresses for the next user of the machine.
 */
export function keptDesk(): KeptDesk | undefined {
  try {
    return JSON.parse(remembered(KEY, 'sessionStorage') ?? 'null') ?? undefined
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
