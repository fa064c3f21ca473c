import type { ParsedAddress } from '../../../public/client.d.ts'
import { el, facts, folded, loudCopy, para, say } from './dom.ts'
import { nameDoubt } from './doubts.ts'
import { keepLabel } from './kept-labels.ts'
import { labelOf } from './label-card.ts'
import { language, page } from './language.ts'
import { withPlace, type Place } from './place-lines.ts'
import { unusedPieces } from './unused-pieces.ts'

/** The label of one pasted address. */
interface Parcel {
  readonly element: HTMLElement
  /** Replaces only the place on the label. */
  readonly setPlace: (place: Place) => void
}

/** The reading of a pasted text: a label to copy or print, the corrections, and the pieces that can be added to the label. */
export function parcelOf(read: ParsedAddress, original: string): Parcel {
  const { label, recipient, corrections, unparsed } = read
  let lines: readonly string[] = say(label.th, label.en)
  let place: Place = read
  const onPaper = el('address')
  const write = (all: readonly string[]): void => {
    lines = all
    onPaper.replaceChildren(...lines.map((line) => el('div', {}, line)))
  }
  write(lines)
  const nameless = nameDoubt(read)
  const corrected = corrections.map(({ from, to }) => `${from} → ${to}`).join(', ')
  const onDesk = (): void => {
    const kept = labelOf(original, read)
    const text = lines.join('\n')
    const reading = { ...kept.read.reading, ...place, ...(place !== read && { confidence: 'exact' as const }) }
    keepLabel({ ...kept, text, read: text === kept.made || place !== read ? { text, reading } : kept.read })
  }
  const copying = loudCopy(() => lines.join('\n'), 'คัดลอกฉลาก', 'Copy the label')
  const printing = say('พิมพ์ที่โต๊ะฉลาก', 'Print at the label desk')
  const toDesk = el('a', { href: page('/labels'), class: 'button quiet small', onclick: onDesk }, printing)
  const element = el(
    'div',
    { class: 'parcel' },
    para('small', say('ฉลากพัสดุ', 'Parcel label')),
    nameless && para('note', nameless),
    onPaper,
    para('actions', copying, toDesk),
    facts([...forInvoice(recipient), ['แก้ให้แล้ว', 'Corrected', corrected]]),
    unusedPieces(unparsed, () => lines, write).element,
    folded(say('ข้อความเดิม', 'The original text'), para('original', original)),
  )
  const setPlace = (now: Place): void => {
    write(withPlace(lines, place, now, language()))
    place = now
  }
  return { element, setPlace }
}

/** Fields for an invoice, which a parcel does not need. */
function forInvoice({ taxId, branch, email }: ParsedAddress['recipient']): Parameters<typeof facts>[0] {
  const isWrong = taxId?.valid === false && say(' (เลขตรวจสอบไม่ถูกต้อง)', ' (wrong check digit)')
  const place = branch?.code === '00000' ? say('สำนักงานใหญ่', 'Head office') : (branch?.name ?? branch?.code)
  return [
    ['เลขผู้เสียภาษี', 'Tax number', taxId && taxId.number + (isWrong || '')],
    ['สาขา', 'Branch', place],
    ['อีเมล', 'E-mail', email],
  ]
}
