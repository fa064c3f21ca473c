import type { ParsedAddress } from '../../../public/client.d.ts'
import { placeLabelOf, type Label } from '../../address/parse/label.ts'
import { copyButton, el, folded, para, quiet, say } from './dom.ts'
import { unusedPieces } from './unused-pieces.ts'

type Candidate = ParsedAddress['candidates'][number]

/** What a label says, in parts. */
export type Reading = Candidate & Pick<ParsedAddress, 'recipient'>

/** One order: its label, which can be edited, and what was read of it. */
export interface LabelCard {
  readonly element: HTMLLIElement
  /** The label as it is now. */
  readonly lines: () => string[]
  readonly text: () => string
  /** Whether the label is another than the one that was made of the order. */
  readonly isEdited: () => boolean
  /** What was read of the label as it is now; undefined when nobody has read it yet. */
  readonly reading: () => Reading | undefined
  /** Keeps what was read of a text, which counts as long as the label is that text. */
  readonly keep: (text: string, reading: Reading) => void
  /** The message of the buyer, as it was pasted. */
  readonly original: string
  /** What the message says beside the address. */
  readonly pieces: readonly string[]
}

interface Actions {
  readonly onRemove: () => void
  /** Makes one label of this order and the one before it. */
  readonly onJoin: () => void
}

/** An order that was read: the label to begin with, and what can be put on it. */
export type Order = Pick<LabelCard, 'original' | 'pieces'> & {
  readonly read: ParsedAddress
  readonly label: readonly string[]
  /** Whether the label holds what a person wrote. */
  readonly isEdited: boolean
}

/** The order of a message, with the label that its reading gives. */
export const orderOf = (original: string, read: ParsedAddress): Order => ({
  original,
  read,
  label: hasLabel(read) ? linesOf(read) : original.split('\n'),
  pieces: hasLabel(read) ? read.unparsed : [],
  isEdited: false,
})

/**
 * A label that can be edited, with what the order says that is not on it: a tap puts a piece on the label, a second tap
 * takes it off. Nothing of the order is lost.
 */
export function labelCard(order: Order, { onRemove, onJoin }: Actions): LabelCard {
  const { original, read, label, pieces } = order
  const field = el('textarea', { 'aria-label': say('ฉลาก', 'Label'), spellcheck: 'false' })
  const onPaper = el('address', { class: 'on-paper' })
  const lines = (): string[] => field.value.split('\n').filter((line) => line.trim() !== '')
  const text = (): string => lines().join('\n')
  const write = (all: readonly string[]): void => {
    field.value = all.join('\n')
    fit()
  }
  const fit = (): void => {
    field.rows = Math.max(3, lines().length)
    onPaper.replaceChildren(...lines().map((line) => el('div', {}, line)))
  }
  field.addEventListener('input', fit)
  write(label)

  const made = text()
  let known: { readonly text: string; readonly reading: Reading } = { text: made, reading: read }
  const reading = (): Reading | undefined => (known.text === text() ? known.reading : undefined)
  const keep = (readText: string, its: Reading): void => void (known = { text: readText, reading: its })
  let place: Candidate = read
  const choose = (candidate: Candidate): void => {
    const before = placeLines(place)
    const now = reading()
    place = candidate
    write([...lines().filter((line) => !before.includes(line)), ...placeLines(candidate)])
    if (now) keep(text(), { ...candidate, recipient: now.recipient })
  }
  const element = el(
    'li',
    { class: 'label-card' },
    notice(read),
    candidatesOf(read, choose),
    field,
    onPaper,
    unusedPieces(pieces, lines, write),
    para(
      'actions',
      copyButton(text),
      el('span', { class: 'join' }, quiet(say('รวมกับใบก่อนหน้า', 'Join with the one before'), onJoin)),
      quiet(say('เอาออก', 'Remove'), onRemove),
    ),
    folded(say('ข้อความเดิม', 'The original text'), para('original', original)),
  )
  return { element, lines, text, isEdited: () => order.isEdited || text() !== made, reading, keep, original, pieces }
}

const linesOf = ({ label }: { readonly label: Label }): readonly string[] => say(label.th, label.en)

/** Without a place, a box or a company still says where a parcel goes; a text without any of them is its own label. */
const hasLabel = ({ confidence, street, recipient }: ParsedAddress): boolean =>
  confidence !== 'none' || street.poBox !== null || recipient.company !== null

/** What to look at before the label is used. */
function notice(read: ParsedAddress): HTMLElement | null {
  const { confidence, corrections } = read
  if (!hasLabel(read))
    return para('problem', say('ไม่พบที่อยู่ในข้อความนี้ ตรวจและแก้เอง', 'No address was found: please check and edit.'))
  if (confidence === 'none')
    return para(
      'problem',
      say('ไม่พบตำบล อำเภอ หรือจังหวัด ตรวจและเติมเอง', 'No district or province was found: please check and add it.'),
    )
  if (confidence === 'ambiguous')
    return para('problem', say('ไม่แน่ใจว่าเป็นที่ใด เลือกด้านล่าง', 'More than one place fits: choose below.'))
  if (corrections.length === 0) return null
  const corrected = corrections.map(({ from, to }) => `${from} → ${to}`).join(', ')
  return para('small', say('แก้ให้แล้ว ', 'Corrected: '), corrected)
}

/** The lines that say where a place is, as a label has them. */
const placeLines = (place: Candidate): readonly string[] => linesOf({ label: placeLabelOf(place) })

function candidatesOf({ candidates }: ParsedAddress, choose: (candidate: Candidate) => void): HTMLElement | null {
  if (candidates.length === 0) return null
  return para(
    'pieces places',
    ...candidates.map((candidate) => quiet(placeLines(candidate).join(' '), () => choose(candidate))),
  )
}
