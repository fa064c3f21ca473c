import type { Reading } from './doubts.ts'
import { remember, remembered } from './storage.ts'

/** A label with all edits, and the order that it was made from. */
export interface KeptLabel {
  /** The message of the buyer, as it was pasted. */
  readonly original: string
  /** What the message says beside the address. */
  readonly pieces: readonly string[]
  /** The label that was made of the order. */
  readonly made: string
  /** Whether that label holds what a person wrote. */
  readonly isEdited: boolean
  /** The label as it is now, and the language of its lines. */
  readonly text: string
  readonly language: 'th' | 'en'
  /** What was read of a text, which counts as long as the label is that text. */
  readonly read: { readonly text: string; readonly reading: Reading }
  /** The text that a person called right, whatever is doubtful in it. */
  readonly approved: string | null
  /** A piece that a person called the recipient's name. */
  readonly name: string | null
}

/** The state of the desk that this tab remembers. */
export interface KeptDesk {
  readonly orders: string
  readonly sender: string
  readonly paper: string
  readonly labels: readonly KeptLabel[]
}

const KEY = 'labels'

/**
 * The desk as this tab remembers it: a reload and the other language find it, and it goes with the tab. Never in
 * localStorage, which would keep names and addresses for the next person at the machine.
 */
export function keptDesk(): KeptDesk | undefined {
  try {
    return JSON.parse(remembered(KEY, 'sessionStorage') ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether the tab remembers it: storage may be forbidden or full. */
export function keepDesk(desk: KeptDesk): boolean {
  const isEmpty = desk.orders === '' && desk.sender === '' && desk.labels.length === 0
  return remember(KEY, isEmpty ? null : JSON.stringify(desk), 'sessionStorage')
}

/** Puts a label on the desk, unless the same is there. */
export function keepLabel(label: KeptLabel): void {
  const desk = keptDesk() ?? { orders: '', sender: '', paper: 'a6', labels: [] }
  if (desk.labels.some(({ text }) => text === label.text)) return
  keepDesk({ ...desk, labels: [...desk.labels, label] })
}
