import { once } from '../../../once.ts'
import type { Mask } from '../text/mask.ts'
import { TAKEN } from '../text/mask.ts'
import { matchesOf } from '../text/span.ts'

const raw = String.raw

const LANES = raw`ตรอก\s?\/\s?ซอย|ซอย\s?\/\s?ตรอก`
/** ซอยหมู่บ้าน and ซอยอาคารสงเคราะห์ are names if no blank is between. */
const NAMED_AFTER = 'ตรอก|ซอย|ถนน'
const LABEL =
  raw`อาคาร(?:ชุด)?|ตึก|ห้อง(?:เลขที่|ที่)|ห้อง(?!เลขที่|ที่)|ชั้น(?:ที่|(?!ที่))|หมู่บ้าน|โครงการ|บ้านเลขที่|เลขที่|` +
  raw`หมู่(?:ที่|(?!ที่|บ้าน))|แยก`
const GAP = raw`[\s:._-]*`
const SIGN =
  raw`ห้อง(?:เลขที่|ที่)|(?:ห้อง|ชั้น|หมู่)\s?\d|ชั้นที่|บ้านเลขที่|เลขที่|หมู่ที่|ตรอก|ซอย|ถนน|` +
  raw`แยก${GAP}` +
  raw`(?:ถนน|ตำบล|แขวง|${TAKEN}|$)`
const BUILT = 'หมู่บ้าน|อาคาร|ตึก'
const BLANK = raw`\s{0,3}:?\s{0,3}(?:\.{2,}|_{2,}|-+(?=[\s,]|$))`
const LATIN = 'soi|road|building|floor|room|moo|village'

/** A label followed by another label, dots or a dash. */
const EMPTY = once(
  () =>
    new RegExp(
      raw`(?<![ก-๎])(?:(?:${LANES}|${LABEL})(?:${GAP}(?=${SIGN}|${BUILT})|${BLANK})|` +
        raw`(?:${NAMED_AFTER})(?!\s?\/)(?:${GAP}(?=${SIGN})|\s{0,3}[:._-][\s:._-]*(?=${BUILT})|${BLANK}))`,
      'g',
    ),
)
const EMPTY_LATIN = once(
  () => new RegExp(raw`(?<![A-Za-z])(?:${LATIN})\s{0,3}[:-][\s:-]*(?=(?:${LATIN})(?![A-Za-z]))`, 'gi'),
)
/** Two label words in sequence, or one and an empty field. */
const MAY_BE = new RegExp(
  raw`(?:อาคาร|อาคารชุด|ตึก|ห้อง|ที่|ชั้น|หมู่|หมู่บ้าน|โครงการ|แยก|ตรอก|ซอย|ถนน)(?:[\s:._-]|ตรอก|ซอย|ถนน|ห้อง` +
    raw`|ชั้น|หมู่|เลขที่|บ้านเลขที่|อาคาร|ตึก)`,
)

/** Takes the labels of blank form fields, so that the next label is not read as a value. */
export function takeEmptyLabels(mask: Mask): void {
  if (MAY_BE.test(mask.rest)) takeEach(mask, EMPTY())
  if (mask.isLatin) takeEach(mask, EMPTY_LATIN())
}

function takeEach(mask: Mask, labels: RegExp): void {
  for (const { 0: label, index } of matchesOf(mask.rest, labels)) mask.take(index, index + label.trimEnd().length)
}
