import { el, say } from './dom.ts'

/** Labels per sheet of each paper. */
const onSheet = { a6: 1, '100x150': 1, a4: 4 } as const

export type Paper = keyof typeof onSheet

export const isPaper = (name: string): name is Paper => Object.hasOwn(onSheet, name)

/** The printed content of a label. */
export interface Printed {
  readonly lines: readonly string[]
  /** In large digits; null if the label has none. */
  readonly postcode: string | null
}

/** The labels as sheets for paper: sender, recipient, and the postcode by which parcels are sorted. */
export function labelSheets(labels: readonly Printed[], sender: readonly string[], paper: Paper): HTMLElement {
  const all = labels.map((each) => printed(each, sender))
  const count = onSheet[paper]
  const sheets = Array.from({ length: Math.ceil(all.length / count) }, (_, i) =>
    el('section', { class: 'sheet' }, ...all.slice(i * count, (i + 1) * count)),
  )
  return el('div', { class: 'sheets labels', 'data-sheets': paper }, ...sheets)
}

function printed({ lines, postcode }: Printed, sender: readonly string[]): HTMLElement {
  return el(
    'article',
    {},
    sender.length > 0 && el('div', { class: 'from' }, el('b', {}, say('ผู้ส่ง', 'From')), ...linesOf(sender)),
    el('address', {}, el('b', {}, say('ผู้รับ', 'To')), ...linesOf(lines)),
    postcode !== null && el('p', { class: 'sorted-by' }, ...[...postcode].map((digit) => el('span', {}, digit))),
  )
}

const linesOf = (lines: readonly string[]): HTMLElement[] => lines.map((line) => el('div', {}, ...unbroken(line)))

const PIECE_CHARS_MAX = 24

/** A line breaks only at blanks, but neither inside a short piece nor before a number: `ถนนมิตรภาพ`, `หมู่ 5`, `โทร. 081…`. */
const unbroken = (line: string): (Node | string)[] =>
  line
    .replaceAll(/ (?=\d)/g, '\u00a0')
    .split(/( )/)
    .map((piece) => (piece === ' ' || piece.length > PIECE_CHARS_MAX ? piece : el('span', {}, piece)))

const LETTERS_PT = { max: 17, min: 7, step: 0.5 } as const

/** Sets the largest letters that fit on each label; returns the indexes of labels where even the smallest do not fit. */
export function fitLetters(sheets: HTMLElement): number[] {
  return [...sheets.querySelectorAll('article')].flatMap((label, i) => (fit(label) ? [] : [i]))
}

function fit(label: HTMLElement): boolean {
  for (let size: number = LETTERS_PT.max; size >= LETTERS_PT.min; size -= LETTERS_PT.step) {
    label.style.fontSize = `${size}pt`
    if (label.scrollHeight <= label.clientHeight && label.scrollWidth <= label.clientWidth) return true
  }
  return false
}
