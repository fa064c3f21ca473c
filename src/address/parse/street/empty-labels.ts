import { once } from '../../../once.ts'
import type { Mask } from '../text/mask.ts'
import { TAKEN } from '../text/mask.ts'

const raw = String.raw

const LANES = raw`ตรอก\s?\/\s?ซอย|ซอย\s?\/\s?ตรอก`
/** ซอยหมู่บ้าน and ซอยอาคารสงเคราะห์ are names where no blank is between. */
const NAMED_AFTER = 'ตรอก|ซอย|ถนน'
const LABEL =
  raw`อาคาร(?:ชุด)?|ตึก|ห้อง(?:เลขที่|ที่)|ห้อง(?!เลขที่|ที่)|ชั้น(?:ที่|(?!ที่))|หมู่บ้าน|โครงการ|บ้านเลขที่|เลขที่|` +
  raw`หมู่(?:ที่|(?!ที่|บ้าน))|แยก`
const GAP = raw`[\s:._-]*`
const SIGN =
  raw`ห้อง(?:เลขที่|ที่)|(?:ห้อง|ชั้น|หมู่)\s?\d|ชั้นที่|บ้านเลขที่|เลขที่|หมู่ที่|ตรอก|ซอย|ถนน|` + raw`แยก${GAP}(?:ถนน|ตำบล|แขวง|${TAKEN}|$)`
const BUILT = 'หมู่บ้าน|อาคาร|ตึก'
const BLANK = raw`\s{0,3}:?\s{0,3}(?:\.{2,}|_{2,}|-+(?=[\s,]|$))`
const LATIN = 'soi|road|building|floor|room|moo|village'

/** A label, and after it another label, dots or a dash. */
const EMPTY = once(
  () =>
    new RegExp(
      raw`(?<![ก-๎])(?:(?:${LANES}|${LABEL})(?:${GAP}(?=${SIGN}|${BUILT})|${BLANK})|` +
        raw`(?:${NAMED_AFTER})(?!\s?\/)(?:${GAP}(?=${SIGN})|\s{0,3}[:._-][\s:._-]*(?=${BUILT})|${BLANK}))|` +
        raw`(?<![A-Za-z])(?:${LATIN})\s{0,3}[:-][\s:-]*(?=(?:${LATIN})(?![A-Za-z]))`,
      'gi',
    ),
)
const MAY_BE = /อาคาร|ตึก|ห้อง|ชั้น|หมู่|เลขที่|ตรอก|ซอย|ถนน|[Ss]oi|[Rr]oad|[Bb]uilding/

/** Takes the labels of a form whose field is blank: the next label is no value of theirs. */
export function takeEmptyLabels(mask: Mask): void {
  if (!MAY_BE.test(mask.rest)) return
  for (const { 0: label, index } of mask.rest.matchAll(EMPTY())) mask.take(index, index + label.trimEnd().length)
}
