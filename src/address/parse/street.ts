import { TAKEN, type Mask } from './mask.ts'

/** The part of an address that is smaller than a subdistrict; each as written, without the word that says what it is. */
export interface Street {
  readonly houseNumber: string | null
  readonly building: string | null
  readonly floor: string | null
  readonly room: string | null
  readonly village: string | null
  readonly moo: string | null
  readonly soi: string | null
  readonly road: string | null
}

/** Words that end a name written without blanks. */
const NEXT =
  'ถนน|ถ\\.|ซอย|ซ\\.|ตรอก|หมู่ที่|หมู่บ้าน|หมู่\\s*\\d|ม\\.\\s*\\d|ชั้น|ห้อง|อาคาร|ตึก|เลขที่|ตำบล|แขวง|อำเภอ|จังหวัด|ต\\.|อ\\.|จ\\.|โทร'
/** One name without blanks, up to the next part. */
const NAME = `[^\\s,;()¦]+?(?=${NEXT}|[\\s,;()¦]|$)`
const START = '(?<![ก-๎A-Za-z])'

const MOO = new RegExp(`(?:หมู่ที่|หมู่|(?<![ก-๎.])ม\\s?[.,]?(?=\\s*\\d)|(?<!ก)ม\\.(?=\\s*\\d)|(?<![A-Za-z])(?:(?:moo|mhoo|mu|village no)(?![A-Za-z])|m(?=\\d|\\.)))[\\s.:]*(\\d{1,3})(?![\\d/])`, 'i') // prettier-ignore
/** ม. before these is มหาวิทยาลัย, not หมู่บ้าน. */
const UNIVERSITY =
  'เกษตร|ธรรมศาสตร์|มหิดล|รามคำแหง|เชียงใหม่|ขอนแก่น|นเรศวร|บูรพา|ศิลปากร|สงขลา|มหาสารคาม|อุบล|แม่โจ้|แม่ฟ้า|วลัยลักษณ์|ทักษิณ|พะเยา|สุโขทัย|ราชภัฏ|ราชมงคล|เทคโน|กรุงเทพ|หอการค้า|รังสิต|อัสสัมชัญ|พายัพ|สยาม|ศรีปทุม|ศรีนครินทร'
const VILLAGE = new RegExp(`(?:หมู่บ้าน|${START}มบ\\.|${START}ม\\s?\\.(?=\\s*[ก-ฮเ-ไ])(?!\\s*(?:${UNIVERSITY}))|${START}โครงการ)[\\s:]*(${NAME}(?:\\s+[A-Za-z]+)*(?:\\s\\d{1,3}(?![\\d/]))?)`) // prettier-ignore
const VILLAGE_LATIN = /(?<![A-Za-z])(?:(?:moo|mu) ?ba+n\s+([A-Za-z][A-Za-z .'-]*)|([A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*){0,3}) (?:village|housing estate)(?![A-Za-z]))/i // prettier-ignore
const SOI = new RegExp(`(?<!ริม(?:ถนน)?)(?:ซอย|ซ\\s?\\.|(?<![ก-๎.])ซ(?=\\s)|ตรอก)[\\s:.]*(?:(?:ซอย|ซ\\.)\\s*)?(${NAME})(\\s*\\d[\\d/-]*)?(\\s*แยก\\s*\\d[\\d/-]*)?`) // prettier-ignore
const SOI_LATIN = /(?<![A-Za-z])(?:soi|trok)[\s.]*((?:[A-Za-z][A-Za-z.'-]{0,30}(?:\s{1,3}|(?=\d))){0,6}\d[\d/-]*|[A-Za-z][A-Za-z.' -]*?(?=\s*(?:[,\n¦]|$)))/i // prettier-ignore
const ROAD = new RegExp(`(?<!ริม\\s?|ติด)(?:ถนน|ถ\\s?\\.|(?<![ก-๎.])ถ(?=\\s))[\\s:.]*(?:(?:ถนน|ถ\\.)\\s*)?(${NAME}(?:\\s?-\\s?${NAME})?(?:\\s(?:สาย\\s?|ร\\.\\s?)?\\d{1,4}(?![\\d/]|\\s*(?:หมู่|ม\\.)))?)`) // prettier-ignore
const ROAD_LATIN = /(?<![A-Za-z])(?:(?:thanon|thanun)\s+([A-Za-z][A-Za-z0-9.' -]*)|([A-Za-z][A-Za-z0-9.'-]*(?:[ \t]+[A-Za-z0-9.'-]+){0,5}?)[ \t]+(?:rd|road)(?![A-Za-z])\.?)/i // prettier-ignore
const FLOOR = /ชั้น(?:ที่)?\s*([A-Za-z]?\d{1,3}[A-Za-z]?(?:\s?-\s?\d{1,3})?|ใต้ดิน|[GMBLPU]\d?(?![A-Za-z]))|(?<![\d/-])(\d{1,3}(?:\s?-\s?\d{1,3})?)(?:st|nd|rd|th)[\s-]*(?:floor|fl)\.?(?![A-Za-z])|(?<![A-Za-z])(?:floor|fl)[\s.]*([A-Z]?\d{1,3}(?:-\d{1,3})?|G|M)(?![A-Za-z\d])/i // prettier-ignore
const ROOM = /ห้อง(?:เลขที่|ที่|พักที่)?[\s.:]*((?:[A-Za-z]+\s?)?\d[\d/-]*[A-Za-z]?)|(?<![A-Za-z])(?:room|unit|suite)(?:\s*no)?[\s.:]*([A-Za-z]{0,4}\s?\d[\d/-]*[A-Za-z]?)/i // prettier-ignore
/** Up to the floor or room if one follows, else one name. */
const BUILDING_LONG = /(?:อาคาร|ตึก)[\s:]*([^,\n¦]{1,60}?)\s*(?=ชั้น|ห้อง)/
const BUILDING = new RegExp(`(?:อาคาร|ตึก)[\\s:]*(${NAME}(?:\\s+[A-Za-z]+)*)`)
const BUILDING_NAMED = new RegExp(`((?:คอนโดมิเนียม|คอนโด|หอพัก|แฟลต|อพาร์[ทต]เม[้]?น[ท]?[์]?ท?์?|แมนชั่น|แมนชัน)\\s?${NAME}(?:\\s+[A-Za-z]+)*(?:\\s\\d{1,3}(?![\\d/]))?)`) // prettier-ignore
const BUILDING_LATIN = /(?<![A-Za-z])([A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3} (?:building|bldg|tower|condominium|condo))(?![A-Za-z])\.?/i // prettier-ignore

/** Reads the street part of what the places left, and takes it away. A bare number is a house only where a place is. */
export function streetOf(mask: Mask, hasPlace: boolean): Street {
  const moo = mask.takeMatch(MOO)?.[1] ?? null
  const building = tidy(
    first(mask.takeMatch(BUILDING_LONG) ?? mask.takeMatch(BUILDING) ?? mask.takeMatch(BUILDING_NAMED)),
  )
  const floor = tidy(first(mask.takeMatch(FLOOR)))?.replaceAll(' ', '') ?? null
  const room = tidy(first(mask.takeMatch(ROOM)))
  const village = tidy(first(mask.takeMatch(VILLAGE) ?? mask.takeMatch(VILLAGE_LATIN)))
  const soi = mask.takeMatch(SOI)
  const soiLatin = soi ? undefined : mask.takeMatch(SOI_LATIN)
  const road = tidy(first(mask.takeMatch(ROAD) ?? mask.takeMatch(ROAD_LATIN)))
  const latinBuilding = building ?? tidy(first(mask.takeMatch(BUILDING_LATIN)))
  const number = houseNumber(mask, hasPlace)
  const lane = soi ? laneOf(soi, number === null) : { soi: tidy(soiLatin?.[1]), houseNumber: null }
  return {
    houseNumber: number ?? lane.houseNumber,
    building: latinBuilding,
    floor,
    room,
    village,
    moo,
    soi: lane.soi,
    road,
  }
}

const first = (match: RegExpExecArray | undefined): string | undefined => match?.slice(1).find((group) => group)

/** Without blanks and punctuation around it; null if nothing is left. */
function tidy(text: string | undefined): string | null {
  const tidied = text?.replaceAll(/\s+/g, ' ').replaceAll(/^[\s.,:;()-]+|[\s,:;()-]+$/g, '') ?? ''
  return tidied === '' ? null : tidied
}

/** A number with a stroke after a lane is the house's if the text has no other: ซอยสุขใจ 99/9. */
function laneOf(
  [, name, number = '', branch = '']: RegExpExecArray,
  wantsHouse: boolean,
): { soi: string | null; houseNumber: string | null } {
  // prettier-ignore
  const isHouse = wantsHouse && branch === '' && /^\s+\d+\/\d/.test(number)
  return { soi: tidy(`${name}${isHouse ? '' : number}${branch}`), houseNumber: isHouse ? number.trim() : null }
}

const NUMBER = '\\d{1,5}(?:[/-]\\d{1,4})*(?:\\s?-\\s?\\d{1,4}(?:/\\d{1,4})?)?(?![\\d/]|-\\d|,\\d{3})'
const SIGNED_HOUSE = new RegExp(`(?:บ้านเลขที่|เลขที่|(?<![A-Za-z])(?:house|no)(?:\\s*no)?[\\s.:]+)[\\s.:]*(${NUMBER})`, 'i')
const BARE_HOUSE = new RegExp(`(?<![\\d/.+#]|\\d[,-]|[A-Za-z]-?|(?<![ก-๎])[ก-ฮ]{1,3})(${NUMBER})`, 'g')
/** What a number before these counts is not a house. */
const UNIT_AFTER =
  /^\s*(?:\)|ค่ะ|คะ|ครับ|จ้า|นะ|บ\.|\.-|บาท|฿|%|ตัว|ชิ้น|กล่อง|ชุด|คู่|อัน|ขวด|ถุง|ซอง|แพ็ค|แพค|โหล|ใบ|เล่ม|คน|วัน|ปี|เดือน|ชม|ชั่วโมง|นาที|โมง|น\.|กก|กิโล|กรัม|ก\.|กม|เมตร|ซม|นิ้ว|ครั้ง|รายการ|ลัง|แผ่น|ม้วน|สี|ไซส์|พรรษา|มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|th\b|st\b|nd\b|rd\b|baht|thb|kg|km|pcs|x\s?\d|[/.:]\d)/i
const WORD_BEFORE =
  /(?:กม\.?|km\.?|แผง|ล็อค|ล็อก|แปลง|(?<!ส่ง|อยู่|ถึง)ที่|ภาค|สาย|กองบิน|กองพัน|กรม|ตู้\s?ปณ\.?|ป\.?ณ\.?|box|ยอด|ราคา|รวม|จำนวน|โอน[ก-๎]*|cod|ค่าส่ง|ทะเบียน|order|ออเดอร์|สี[ก-๎]*|ไซส์|เบอร์|โซน|zone|ประตู|gate|แยก|เขต|พระราม|รุ่น|วันที่|ขนาด|สั่ง[ก-๎]*|เอา[ก-๎]*|[x×*@#])\s*[.:]?\s*$/i

const BEFORE_PART = new RegExp(`^\\s{0,3}${TAKEN}`)

/** After เลขที่, or the likeliest free number that nothing marks as something else. */
function houseNumber(mask: Mask, hasPlace: boolean): string | null {
  const signed = mask.takeMatch(SIGNED_HOUSE)
  if (signed) return signed[1]?.replaceAll(' ', '') ?? null
  if (!hasPlace) return null
  const text = mask.rest
  const zone = lastLineBefore(mask)
  let found: { index: number; number: string; worth: number } | undefined
  for (const { 1: number = '', index } of text.matchAll(BARE_HOUSE)) {
    const end = index + number.length
    const after = text.slice(end, end + 14)
    const lineStart = text.lastIndexOf('\n', index) + 1
    const before = text.slice(Math.max(lineStart, index - 24), index)
    if (
      /^\d{5,}$/.test(number) ||
      UNIT_AFTER.test(after) ||
      WORD_BEFORE.test(before) ||
      /^[A-Za-z]/.test(after) ||
      (/^\d+ [A-Za-z]/.test(number + after) && /[A-Za-z] $/.test(before))
    )
      continue
    // What a house number looks like: on the line of the place, with a stroke, the next part of the address behind it.
    const worth = (index >= zone.start ? 4 : 0) + (number.includes('/') ? 2 : 0) + (BEFORE_PART.test(after) ? 1 : 0)
    if (!found || worth > found.worth) found = { index, number, worth }
  }
  if (!found) return null
  mask.take(found.index, found.index + found.number.length)
  return found.number.replaceAll(' ', '')
}

/** The first line on which something was taken already: that of the place or street. */
function lastLineBefore({ text, taken }: Mask): { start: number } {
  const at = taken.indexOf(1)
  return { start: at === -1 ? 0 : text.lastIndexOf('\n', at) + 1 }
}
