import { written, type Clean } from './text/clean.ts'
import { fiveDigits } from './text/numbers.ts'
import { signsOf } from './text/markers.ts'
import { matchesOf, type Span } from './text/span.ts'
import { ADDRESS, RECEIVER, SENDER } from './text/vocabulary.ts'

/** What the label of a block says of its address; `none` without a label. */
export type BlockKind = 'delivery' | 'invoice' | 'sender' | 'former' | 'none'

/** A piece of a paste that may be a whole address, as written. */
export interface Block {
  readonly kind: BlockKind
  readonly text: string
}

interface KindRule {
  readonly name: Exclude<BlockKind, 'none'>
  /** Patterns of labels; the longest match of all kinds wins. */
  readonly thai: string
  readonly latin: string
}

/** Follows words that are a label only before a colon. */
const COLON = String.raw`(?=\s?:)`

const OF_PARCEL = '(?:ของ|สินค้า|พัสดุ|เอกสาร)?'

const PLACE_OF_DELIVERY = `(?:${ADDRESS}|สถานที่)(?:ใน)?(?:การ)?(?:จัด)?ส่ง${OF_PARCEL}`
const CHANGED = '(?:เปลี่ยน|แก้ไข|แก้|ย้าย)'
const DELIVERED = `(?:จัด)?${OF_PARCEL}ส่ง${OF_PARCEL}(?:(?:ไป)?ที่|ถึง)?`

/** Labels of blocks, as in the forms and chats of shops. */
export const BLOCK_LABELS = [
  { name: 'sender', thai: `(?:ชื่อ|ที่อยู่)?(?:${SENDER})|จาก`, latin: 'sender|from|ship from' },
  {
    name: 'invoice',
    thai:
      '(?:ขอ)?(?:ที่อยู่)?(?:ตาม|สำหรับ|ใน)?\\s?(?:(?:ออก)?ใบกำกับ(?:ภาษี)?(?:ออก)?|(?:ออก|เปิด)บิล|ภ\\.?พ\\.?\\s?20|ในนาม|' +
      '(?:(?:ที่อยู่)?ตาม(?:ที่)?|ที่อยู่(?:ที่)?)?จดทะเบียน)[ก-๎]*|' +
      `สำนักงานใหญ่${COLON}`,
    latin: `(?:tax )?invoice(?: to| address)?|bill(?:ing)?(?: to| address)|(?:ho|head office|registered(?: office| address)?)${COLON}`,
  },
  {
    name: 'former',
    thai:
      `(?:${CHANGED}(?:มา)?)?(?:จาก|ของ)?(?:${ADDRESS}|ที่|บ้าน)?(?:เดิม|เก่า)(?:คือ)?|` +
      `${CHANGED}(?:${ADDRESS})?(?:มา)?จาก(?:ที่)?`,
    latin: '(?:old|former|previous)(?: address)?',
  },
  {
    name: 'delivery',
    thai:
      `${PLACE_OF_DELIVERY}|${DELIVERED}|(?:ชื่อ)?${RECEIVER}|ถึง|(?:${ADDRESS}|ที่|บ้าน)(?:จัด|ส่ง)*(?:ใหม่|ปัจจุบัน)(?:คือ|เป็น)?|` +
      `${CHANGED}(?:${ADDRESS})?(?:จัด|ส่ง)*(?:ใหม่)?(?:เป็น|(?:ไป|มา)(?:อยู่)?ที่)`,
    // If both an office and a factory are given, goods go to the factory.
    latin:
      `(?:ship|deliver)(?:ping|y)?(?: to| address)|(?:delivery|shipping|factory|plant|warehouse)${COLON}|` +
      'consignee|recipient|to|(?:new|current) address',
  },
] as const satisfies readonly KindRule[]

/** Introduces the new address, but only after a former one. */
const THEN = /(?<=[\s(])(?:เป็น|(?:ไป|มา)(?:อยู่)?ที่|ใหม่)(?=[\s:])/g

/** One address for both purposes: ส่งที่เดียวกับใบกำกับ. */
const SAME = /เดียวกัน|เดียวกับ|same (?:as|address)/i

const LABEL = new RegExp(
  BLOCK_LABELS.map(
    ({ name, thai, latin }) => `(?<=^|[\\s(/|])(?<${name}>(?:${thai})(?=[\\s:.(]|$)|(?:${latin})(?=\\s*:|\\s*\\n))`,
  ).join('|'),
  'gi',
)

const DISTRICT = /(?:อ\.|อำเภอ|เขต)\s?[ก-ฮเ-ไ]/g
/** Above the pieces of any real paste; a text with more is read as one address. */
const PIECES_MAX = 12
/** Delivery, invoice, sender, and one more. Each is read, so a text with more is read as one address. */
const ADDRESSES_MAX = 4
/** Six per address. */
const SIGNS_MAX = 24
/** 51 ต.บางนา 10260 has sixteen. */
const ADDRESS_CHARS_MIN = 16

/**
 * The addresses of a text that has two or more, each with its label; otherwise empty, also if the text says that both are the
 * same. A piece with neither label nor postcode is joined to the address before it, or begins the next one.
 */
export function blocksOf(cleaned: Clean, isPostcode: (digits: string) => boolean): Block[] {
  const { text } = cleaned
  if (!mayHaveTwo(text) || SAME.test(text)) return []
  const numbers = fiveDigits(text, () => true).filter(({ digits }) => isPostcode(digits))
  if (numbers.length < 2 && districtsIn(text) < 2) return []
  if (signsOf(text).length > SIGNS_MAX) return []
  const pieces = piecesOf(text, numbers)
  if (pieces.length > PIECES_MAX) return []
  const hasPostcode = ({ start, end }: Span): boolean =>
    numbers.some((number) => start <= number.start && number.end <= end)
  const isWhole = (span: Span): boolean => hasPostcode(span) || districtsIn(text.slice(span.start, span.end)) > 0
  const blocks = joined(pieces, hasPostcode, isWhole)
  const whole = blocks.filter((span) => isWhole(span) && span.end - span.start >= ADDRESS_CHARS_MIN)
  if (whole.length < 2 || blocks.length > ADDRESSES_MAX) return []
  return blocks.map(({ kind, start, end }) => ({ kind, text: written(cleaned, start, end) }))
}

/** A cheap check first: most texts have neither two possible postcodes nor two district signs. */
const mayHaveTwo = (text: string): boolean => (text.match(FIVE_DIGITS)?.length ?? 0) > 1 || districtsIn(text) > 1

const FIVE_DIGITS = /(?<![\d-])\d{5}(?![\d-])/g

const districtsIn = (text: string): number => text.match(DISTRICT)?.length ?? 0

/** Joins each piece with those that belong to its block. */
function joined(
  pieces: readonly Piece[],
  hasPostcode: (span: Span) => boolean,
  isWhole: (span: Span) => boolean,
): readonly Piece[] {
  const blocks: Piece[] = []
  for (const piece of pieces) {
    const last = blocks.at(-1)
    if (!last || !isOneBlock(last, piece, hasPostcode, isWhole)) {
      blocks.push({ ...piece })
      continue
    }
    if (last.kind === 'none' && !isWhole(last)) last.kind = piece.kind
    last.end = piece.end
  }
  return blocks
}

/** Whether a piece belongs to the one before; a delivery's recipient may have their own label, before or after the address. */
function isOneBlock(
  last: Piece,
  piece: Piece,
  hasPostcode: (span: Span) => boolean,
  isWhole: (span: Span) => boolean,
): boolean {
  if (last.kind === piece.kind && !isWhole(piece)) return true
  if (!isWhole(last)) return last.kind === 'none' || piece.kind === 'none' || last.kind === piece.kind
  return piece.kind === 'none' && !hasPostcode(piece)
}

const ONLY_LABEL = new RegExp(
  `^(?:${BLOCK_LABELS.map(({ thai, latin }) => `${thai}|${latin}`)
    .join('|')
    .replaceAll(COLON, '')})$`,
  'i',
)

/** Whether a piece is a label of a block and nothing else. @example isLabel('ของส่งที่') // true */
export const isLabel = (piece: string): boolean => ONLY_LABEL.test(piece)

interface Piece {
  kind: BlockKind
  readonly start: number
  end: number
}

/** The text between the labels, and after each postcode. */
function piecesOf(text: string, numbers: readonly Span[]): Piece[] {
  const cuts = new Map<number, BlockKind>([[0, 'none']])
  for (const { end } of numbers) cuts.set(end, 'none')
  for (const { index, groups } of matchesOf(text, LABEL))
    cuts.set(index, BLOCK_LABELS.find(({ name }) => groups?.[name] !== undefined)?.name ?? 'none')
  const [former] = [...cuts].find(([, kind]) => kind === 'former') ?? [Infinity]
  for (const { index } of matchesOf(text, THEN)) if (index > former) cuts.set(index, 'delivery')
  const starts = [...cuts].toSorted(([a], [b]) => a - b)
  return starts
    .map(([start, kind], i) => ({ kind, start, end: starts[i + 1]?.[0] ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

/** Index of the address to deliver to: labelled delivery, else the only unlabelled, else the invoice's; -1 if undecidable. */
export function deliveryOf(kinds: readonly BlockKind[]): number {
  const delivery = kinds.indexOf('delivery')
  if (delivery !== -1) return delivery
  const free = kinds.flatMap((kind, i) => (kind === 'none' ? [i] : []))
  if (free.length === 1) return free[0] as number
  return free.length === 0 ? kinds.indexOf('invoice') : -1
}
