import type { ParsedAddress } from '../../../public/client.d.ts'
import { placeLabelOf, type Label } from '../../address/parse/label.ts'
import { copyButton, el, folded, para, quiet, say } from './dom.ts'
import { unusedPieces } from './unused-pieces.ts'

type Candidate = ParsedAddress['candidates'][number]

/** One order: its label as it stands in the field now, and what was read of it. */
export interface LabelCard {
  readonly element: HTMLLIElement
  readonly lines: () => string[]
  readonly address: () => Candidate
  readonly read: ParsedAddress
  /** The message of the buyer, as it was pasted. */
  readonly original: string
}

interface Actions {
  readonly onRemove: () => void
  /** Reads this order again together with the one before it. */
  readonly onJoin: () => void
}

/**
 * A label that can be edited, with what the order says that is not on it: a tap puts a piece on the label, a second tap
 * takes it off. Nothing of the order is lost.
 */
export function labelCard(original: string, read: ParsedAddress, { onRemove, onJoin }: Actions): LabelCard {
  let address: Candidate = read
  const field = el('textarea', { 'aria-label': say('ฉลาก', 'Label'), spellcheck: 'false' })
  const onPaper = el('address', { class: 'on-paper' })
  const lines = (): string[] => field.value.split('\n').filter((line) => line.trim() !== '')
  const write = (all: readonly string[]): void => {
    field.value = all.join('\n')
    fit()
  }
  const fit = (): void => {
    field.rows = Math.max(3, lines().length)
    onPaper.replaceChildren(...lines().map((line) => el('div', {}, line)))
  }
  field.addEventListener('input', fit)
  write(hasLabel(read) ? linesOf(read) : original.split('\n'))

  const pieces = hasLabel(read) ? read.unparsed : []
  const choose = (candidate: Candidate): void => {
    const before = placeLines(address)
    address = candidate
    write([...lines().filter((line) => !before.includes(line)), ...placeLines(candidate)])
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
      copyButton(() => lines().join('\n')),
      el('span', { class: 'join' }, quiet(say('รวมกับใบก่อนหน้า', 'Join with the one before'), onJoin)),
      quiet(say('เอาออก', 'Remove'), onRemove),
    ),
    folded(say('ข้อความเดิม', 'The original text'), para('original', original)),
  )
  return { element, lines, address: () => address, read, original }
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
