import type { ParsedAddress } from '../../../public/client.d.ts'
import { copyButton, el, folded, para, quiet, say } from './dom.ts'
import { doubtsOf, hasLabel, nameDoubt, readingOf, type Reading } from './doubts.ts'
import type { KeptLabel } from './kept-labels.ts'
import { language } from './language.ts'
import { hasPiece, withPiece } from './piece-on-label.ts'
import { placeLines, withPlace, type Place } from './place-lines.ts'
import { unusedPieces } from './unused-pieces.ts'

/** One order: its editable label and its reading. */
export interface LabelCard {
  readonly element: HTMLLIElement
  /** The current label. */
  readonly lines: () => string[]
  readonly text: () => string
  /** Whether the label differs from the generated one. */
  readonly isEdited: () => boolean
  /** The reading of the current label; undefined if it has not been read yet. */
  readonly reading: () => Reading | undefined
  /** Stores the reading of a text, valid as long as the label is that text. */
  readonly keep: (text: string, reading: Reading) => void
  /** Whether it can be printed without a check: nothing in it is doubtful, or a person confirmed it. */
  readonly isReady: () => boolean
  readonly isApproved: () => boolean
  /** Puts the cursor into it. */
  readonly focus: () => void
  /** The state to store in the tab. */
  readonly kept: () => KeptLabel
}

interface Actions {
  readonly onRemove: () => void
  /** Joins this order with the one before it. */
  readonly onJoin: () => void
  /** The label changed or was confirmed. */
  readonly onChange: () => void
}

/** The label of a message, from its reading. */
export function labelOf(original: string, read: ParsedAddress): KeptLabel {
  const made = (hasLabel(read) ? say(read.label.th, read.label.en) : linesOf(original)).join('\n')
  return newLabel({ original, pieces: hasLabel(read) ? read.unparsed : [], made, reading: read, isEdited: false })
}

interface New extends Pick<KeptLabel, 'original' | 'pieces' | 'made' | 'isEdited'> {
  readonly reading: ParsedAddress
}

/** A label without any edits yet. */
export function newLabel({ reading, ...label }: New): KeptLabel {
  const { made } = label
  const read = { text: made, reading: readingOf(reading) }
  return { ...label, text: made, language: language(), read, approved: null, name: null }
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/**
 * An editable label, with the parts of the order that are not on it: a tap puts a piece on the label, a second tap removes
 * it. No part of the order is lost.
 */
export function labelCard(label: KeptLabel, { onRemove, onJoin, onChange }: Actions): LabelCard {
  const { original, pieces, made, language: inLanguage } = label
  let { read, approved, name, leftOff = [] } = label
  let place: Place = read.reading
  const field = el('textarea', { 'aria-label': say('ฉลาก', 'Label'), spellcheck: 'false' })
  const looked = el('div', { class: 'looked' })

  const lines = (): string[] => linesOf(field.value)
  const text = (): string => lines().join('\n')
  const isApproved = (): boolean => approved !== null && approved === text()
  const reading = (): Reading | undefined => (read.text === text() ? withName(read.reading, text(), name) : undefined)
  /** Pieces with a number, such as an amount to collect, that are neither on the label nor left off by a person. */
  const loose = (): string[] =>
    pieces.filter((piece) => /\p{Nd}/u.test(piece) && !leftOff.includes(piece) && !hasPiece(lines(), piece))
  const isReady = (): boolean => {
    const now = reading()
    const isSure = now !== undefined && doubtsOf(now).length === 0 && loose().length === 0
    return text() !== '' && (isApproved() || isSure)
  }
  const write = (all: readonly string[]): void => {
    field.value = all.join('\n')
    changed()
  }
  const changed = (): void => {
    field.rows = Math.max(3, lines().length)
    unused.refresh()
    look()
    onChange()
  }
  const keep = (readText: string, its: Reading): void => {
    read = { text: readText, reading: its }
    place = its
    look()
  }
  const choose = (candidate: Place): void => {
    const now = reading()
    write(withPlace(lines(), place, candidate, inLanguage))
    place = candidate
    if (!now) return
    const confidence = candidate.subdistrict ? 'exact' : 'partial'
    keep(text(), { ...now, ...candidate, confidence })
    onChange()
  }
  const nameIt = (piece: string): void => {
    const [first = '', ...rest] = lines()
    // A name is written without a leading @.
    name = piece.replace(/^@\s*/, '')
    const now = reading()
    // A label without a name begins with the phone.
    write(/^(?:โทร|\d)/.test(first) ? [`${name} ${first}`, ...rest] : [name, first, ...rest])
    if (now) keep(text(), now)
    onChange()
  }
  const approve = (): void => {
    approved = text()
    changed()
  }
  const leaveOff = (piece: string): void => {
    leftOff = [...leftOff, piece]
    changed()
  }
  /** Updates the doubts about the current label. */
  const look = (): void => {
    const now = reading()
    const numbers = isApproved() ? [] : loose()
    element.toggleAttribute('data-doubtful', (now !== undefined && !isReady()) || numbers.length > 0)
    looked.replaceChildren(
      ...(now ? notesOf(now, isApproved()) : []),
      ...numbers.flatMap((piece) =>
        looseNumber(
          piece,
          () => write(withPiece(lines(), piece)),
          () => leaveOff(piece),
        ),
      ),
      ...choices(now),
    )
  }
  const choices = (now: Reading | undefined): HTMLElement[] => {
    if (!now) return []
    const isNameless = nameDoubt(now) !== undefined && hasLabel(now) && !isApproved()
    return [
      ...(now.candidates.length > 0 ? [candidatesOf(now, inLanguage, choose)] : []),
      ...(isNameless && pieces.length > 0 ? [namesOf(pieces, nameIt)] : []),
      ...(isReady() ? [] : [quiet(say('ใบนี้ถูกแล้ว ใช้ตามนี้', 'This one is right'), approve)]),
    ]
  }

  field.addEventListener('input', changed)
  field.value = label.text
  const unused = unusedPieces(pieces, lines, write)
  field.rows = Math.max(3, lines().length)
  const joining = el('span', { class: 'join' }, quiet(say('รวมกับใบก่อนหน้า', 'Join with the one before'), onJoin))
  const element = el(
    'li',
    { class: 'label-card' },
    looked,
    field,
    unused.element,
    para('actions', copyButton(text), joining, quiet(say('เอาออก', 'Remove'), onRemove)),
    folded(say('ข้อความเดิม', 'The original text'), para('original', original)),
  )
  look()
  return {
    element,
    lines,
    text,
    isEdited: () => label.isEdited || text() !== made,
    reading,
    keep,
    isReady,
    isApproved,
    focus: () => field.focus(),
    kept: () => ({ ...label, text: text(), read, approved, name, leftOff }),
  }
}

/** The reading with the name that a person chose, as long as the label contains it. */
function withName(reading: Reading, text: string, name: string | null): Reading {
  const { recipient } = reading
  if (name === null || recipient.name !== null || !text.includes(name)) return reading
  return { ...reading, recipient: { ...recipient, name } }
}

/** The doubts about a label (none once a person has confirmed it) and the corrections. */
function notesOf(read: Reading, isApproved: boolean): HTMLElement[] {
  const doubts = isApproved ? [] : doubtsOf(read).map((doubt) => para('problem', doubt))
  const corrected = read.corrections.map(({ from, to }) => `${from} → ${to}`).join(', ')
  return corrected === '' ? doubts : [...doubts, para('small', say('แก้ให้แล้ว ', 'Corrected: '), corrected)]
}

/** A number of the order that the label lacks: it may be the amount to collect. */
function looseNumber(piece: string, put: () => void, leaveOff: () => void): HTMLElement[] {
  const text = [say('ยังมีตัวเลขที่ไม่ได้ใช้: ', 'A number is not used yet: '), el('b', {}, piece)]
  const rest = say(' ใส่ในฉลาก หรือกด “ไม่ต้องใส่” ก่อน', '. Put it on the label, or leave it off.')
  const buttons = [quiet(say('ใส่ในฉลาก', 'Put it on'), put), quiet(say('ไม่ต้องใส่', 'Leave it off'), leaveOff)]
  return [para('problem', ...text, rest), para('actions', ...buttons)]
}

function candidatesOf(read: Reading, inLanguage: 'th' | 'en', choose: (candidate: Place) => void): HTMLElement {
  const now = placeLines(read, inLanguage).join(' ')
  return para(
    'pieces places',
    ...read.candidates.map((candidate) => {
      const name = placeLines(candidate, inLanguage).join(' ')
      const button = quiet(name, () => choose(candidate))
      button.setAttribute('aria-pressed', String(read.confidence !== 'ambiguous' && name === now))
      return button
    }),
  )
}

function namesOf(pieces: readonly string[], nameIt: (piece: string) => void): HTMLElement {
  const buttons = pieces.map((piece) => quiet(piece, () => nameIt(piece)))
  return para('pieces', el('b', {}, say('ชื่อผู้รับคือ', 'The name is')), ...buttons)
}
