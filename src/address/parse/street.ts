import { houseNumber, NUMBERED_ROADS } from './house-number.ts'
import type { Mask } from './mask.ts'
import { takePart, type Part } from './part.ts'
import { wordBefore } from './word-list.ts'

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

/** ทุ่งสองห้อง is a name. */
const ROOM_WORD = '(?<!สอง)ห้อง(?=เลข|ที่|พัก|[^ก-๎]{0,8}\\d)'
/** อาคารพาณิชย์ and ตึกแถว are kinds of houses. */
const BUILDING_WORD = '(?:อาคาร(?:ชุด(?!\\s*\\d))?(?!พาณิชย์|ชุด)|ตึก(?!แถว))'
/** Words that end a name written without blanks. */
const NEXT = `ถนน|ถ\\.|ซอย|ซ\\.|ตรอก|หมู่ที่|หมู่บ้าน|หมู่\\s*\\d|ม\\.\\s*\\d|ชั้น|${ROOM_WORD}|อาคาร|ตึก|เลขที่|ตำบล|แขวง|อำเภอ|จังหวัด|ต\\.|อ\\.|จ\\.|โทร`
/** One name without blanks, up to the next part. */
const NAME = `[^\\s,;()¦]+?(?=${NEXT}|[\\s,;()¦]|$)`
/** The second word of a numbered lane: ซ.ปรีดี พนมยงค์ 26. */
const WORD = `(?!${NEXT}|บ้าน|ใกล้|หน้า|หลัง|ข้าง|แยก|คลอง|สาย|ตลาด)[ก-๎]{3,}`
const START = '(?<![ก-๎A-Za-z])'

const MOO = /(?:หม[ุู]่(?:ที่)?|(?<![ก-๎.])ม\s?[.,]?(?=\s*\d)|(?<!ก)ม\.(?=\s*\d))[\s.:]*(\d{1,3})(?![\d/])/
const MOO_LATIN = /(?<![A-Za-z])(?:(?:moo|mhoo|mu|village no)(?![A-Za-z])|m(?=\d|\.))[\s.:]*(\d{1,3})(?![\d/])/i
/** ม. before these is มหาวิทยาลัย, not หมู่บ้าน. */
const UNIVERSITY =
  'เกษตร|ธรรมศาสตร์|มหิดล|รามคำแหง|เชียงใหม่|ขอนแก่น|นเรศวร|บูรพา|ศิลปากร|สงขลา|มหาสารคาม|อุบล|แม่โจ้|แม่ฟ้า|วลัยลักษณ์|พะเยา|ราชภัฏ|ราชมงคล|เทคโน|กรุงเทพ|หอการค้า|รังสิต|ศรีปทุม|ศรีนครินทร'
const VILLAGE = new RegExp(`(?:หมู่บ้าน|${START}มบ\\.|${START}ม\\s?\\.(?=\\s*[ก-ฮเ-ไ])(?!\\s*(?:${UNIVERSITY}))|${START}โครงการ)[\\s:]*(${NAME}(?:\\s+[A-Za-z]+)*(?:\\s\\d{1,3}(?![\\d/]))?)`) // prettier-ignore
const VILLAGE_LATIN = /(?<![A-Za-z])(?:(?:moo|mu) ?ba+n\s+([A-Za-z][A-Za-z .'-]*)|([A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*){0,3}) (?:village|housing estate)(?![A-Za-z]))/i // prettier-ignore
const SOI = new RegExp(`(?=[ซตSs])(?<!ริม(?:ถนน)?|ปาก)(?:ตรอก\\s*\\/\\s*ซอย|ซอย\\s*\\/\\s*ตรอก|ซอย|ซ\\s?\\.|(?<![ก-๎.])ซ(?=\\s)|ตรอก|(?<![A-Za-z])[Ss][Oo][Ii](?=\\s*[ก-ฮเ-ไ]))[\\s:.]*(?:(?:ซอย|ซ\\.)\\s*)?(${NAME}(?:\\s${WORD}(?=\\s?\\d{1,3}(?![\\d/])))?)(\\s*\\d[\\d/-]*)?(\\s*(?:แยก|ซอย|ซ\\.)\\s*\\d[\\d/-]*)?`) // prettier-ignore
const SOI_LATIN = /(?<![A-Za-z])(?:soi|trok)[\s.]*((?:[A-Za-z][A-Za-z.'-]{0,30}(?:\s{1,3}|(?=\d))){0,6}\d[\d/-]*|[A-Za-z][A-Za-z.' -]*?(?=\s*(?:[,\n¦]|$)))/i // prettier-ignore
const ROAD = new RegExp(`(?=ถ)(?<!ริม\\s?|ติด)(?:ถนน|ถ\\s?\\.|(?<![ก-๎.])ถ(?=\\s))[\\s:.]*(?:(?:ถนน|ถ\\.)\\s*)?(${NAME}(?:\\s?-\\s?${NAME})?(?:\\s(?:สาย\\s?|ร\\.\\s?)?\\d{1,4}(?![\\d/]|\\s*(?:หมู่|ม\\.)))?)`) // prettier-ignore
const ROAD_LATIN = /(?<![A-Za-z])(?:(?:thanon|thanun)\s+([A-Za-z][A-Za-z0-9.' -]*)|([A-Za-z][A-Za-z0-9.'-]*(?:[ \t]+[A-Za-z0-9.'-]+){0,5}?)[ \t]+(?:rd|road)(?![A-Za-z])\.?)/i // prettier-ignore
const FLOOR =
  /(?=ช)(?<!(?:แถว|พาณิชย์|บ้าน|โรงแรม|โฮม|เฮ้?าส์) ?\d ?)ชั้น(?:ที่)?\s*([A-Za-z]?\d{1,3}[A-Za-z]?(?:\s?-\s?\d{1,3})?|ใต้ดิน|[GMBLPUgmblpu]\d?(?![A-Za-z]))/
const FLOOR_LATIN = /(?<![\d/-])(\d{1,3}(?:\s?-\s?\d{1,3})?)(?:(?:st|nd|rd|th)[\s-]*(?:floor|fl)\.?|\/F)(?![A-Za-z])|(?<![A-Za-z])(?:floor|fl)[\s.]*([A-Z]?\d{1,3}(?:-\d{1,3})?|G|M)(?![A-Za-z\d])/i // prettier-ignore
const ROOM = /(?=ห)(?<!สอง)ห้อง(?:เลขที่|ที่|พักที่)?[\s.:]*((?:[A-Za-z]+\s?)?\d[\d/-]*[A-Za-z]?)/
const ROOM_LATIN = /(?<![A-Za-z])(?:room|unit|suite)(?:\s*no)?[\s.:]*([A-Za-z]{0,4}\s?\d[\d/-]*[A-Za-z]?)/i
/** Up to the floor or room if one follows, else one name. */
const BUILDING_LONG = new RegExp(`(?:${BUILDING_WORD}[\\s:]*|(?=คอนโด|หอพัก|แฟลต|แมนชั))([^,\\n¦]{1,60}?)\\s*(?=เลขที่|ชั้น|${ROOM_WORD}|\\d{1,4}\\/\\d)`) // prettier-ignore
const BUILDING = new RegExp(`${BUILDING_WORD}[\\s:]*(${NAME}(?:\\s+[A-Za-z]+)*)`)
const BUILDING_NAMED = new RegExp(`((?:คอนโดมิเนียม|คอนโด|หอพัก|แฟลต|อพาร์[ทต]เม[้]?น[ท]?[์]?ท?์?|แมนชั่น|แมนชัน)\\s?${NAME}(?:\\s+[A-Za-z]+)*(?:\\s\\d{1,3}(?![\\d/]))?)`) // prettier-ignore
const BUILDING_LATIN = /(?<![A-Za-z])([A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3} (?:building|bldg|tower|condominium|condo))(?![A-Za-z])\.?/i // prettier-ignore

/** Thai patterns in order of preference, and the English one. */
const PARTS = {
  moo: [{ words: ['ม'], pattern: MOO }, MOO_LATIN],
  building: [
    { words: ['ชั้น', 'ห้อง'], pattern: BUILDING_LONG },
    { words: ['อาคาร', 'ตึก'], pattern: BUILDING },
    { words: ['คอนโด', 'หอพัก', 'แฟลต', 'อพาร์', 'แมนชั'], pattern: BUILDING_NAMED },
  ],
  floor: [{ words: ['ชั้น'], pattern: FLOOR }, FLOOR_LATIN],
  room: [{ words: ['ห้อง'], pattern: ROOM }, ROOM_LATIN],
  village: [{ words: ['หมู่บ้าน', 'ม.', 'ม .', 'มบ.', 'โครงการ'], pattern: VILLAGE }, VILLAGE_LATIN],
  soi: [{ words: ['ซ', 'ตรอก', 'oi', 'OI'], pattern: SOI }],
  soiLatin: [SOI_LATIN],
  road: [{ words: ['ถ'], pattern: ROAD }, ROAD_LATIN],
  buildingLatin: [BUILDING_LATIN],
} satisfies Record<string, readonly Part[]>

/** Reads the street part of what the places left, and takes it away. A bare number is a house only where a place is. */
export function streetOf(mask: Mask, hasPlace: boolean): Street {
  const part = (name: keyof typeof PARTS): RegExpExecArray | undefined => takePart(mask, PARTS[name])
  const moo = part('moo')?.[1] ?? null
  const building = tidy(first(part('building')))
  const floor = tidy(first(part('floor')))?.replaceAll(' ', '') ?? null
  const room = tidy(first(part('room')))
  const village = tidy(first(part('village')))
  const soi = part('soi')
  const soiLatin = soi ? undefined : part('soiLatin')
  const road = tidy(first(part('road')))
  const latinBuilding = building ?? tidy(first(part('buildingLatin')))
  const number = houseNumber(mask, hasPlace)
  const lane = soi ? laneOf(soi, number === null) : { soi: tidy(soiLatin?.[1]), houseNumber: null }
  const numbered = soi ?? soiLatin
  const before = numbered && /^\d/.test(lane.soi ?? '') ? roadBefore(mask, numbered.index) : ''
  return {
    houseNumber: number ?? lane.houseNumber,
    building: latinBuilding,
    floor,
    room,
    village,
    moo,
    soi: lane.soi && before + lane.soi,
    road,
  }
}

const first = (match: RegExpExecArray | undefined): string | undefined => match?.slice(1).find((group) => group)

/** Without blanks and punctuation around it; null if nothing is left. */
function tidy(text: string | undefined): string | null {
  const tidied = text?.replaceAll(/\s+/g, ' ').replaceAll(/^[\s.,:;()-]+|[\s,:;()-]+$/g, '') ?? ''
  return tidied === '' ? null : tidied
}

/** The road of a lane that has a number only: สุขุมวิทซอย 71, Sukhumvit Soi 71. */
function roadBefore(mask: Mask, lane: number): string {
  const text = mask.rest.slice(0, lane)
  const start = Math.max(wordBefore(text, lane, NUMBERED_ROADS), text.search(ROAD_BEFORE))
  if (start === -1) return ''
  mask.take(start, lane)
  return `${mask.text.slice(start, lane).trim()} `
}

const ROAD_BEFORE = /(?:(?<![ก-๎.])(?!ปาก|ท้าย|หน้า|กลาง|ต้น)[ก-๎]{4,}|(?<![A-Za-z])[A-Z][a-z]+(?: [A-Z][a-z]+)? )$/

/** A number with a stroke after a lane is the house's if the text has no other: ซอยสุขใจ 99/9. */
function laneOf(
  [, name, number = '', branch = '']: RegExpExecArray,
  wantsHouse: boolean,
): { soi: string | null; houseNumber: string | null } {
  // prettier-ignore
  const isHouse = wantsHouse && branch === '' && /^\s+\d+\/\d/.test(number)
  return { soi: tidy(`${name}${isHouse ? '' : number}${branch}`), houseNumber: isHouse ? number.trim() : null }
}
