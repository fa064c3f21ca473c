import { withWord, inLatin, type PartRule } from './part.ts'
import {
  BESIDE,
  DWELLING,
  HOUSE,
  LEVEL_LETTERS,
  NUMBERED_ROADS,
  patternOf,
  PHONE,
  PLACE_WORDS,
  STREET,
  TITLES,
  TOWER,
} from '../text/vocabulary.ts'

const raw = String.raw

/** ทุ่งสองห้อง is a place name. */
const ROOM_WORD = raw`(?<!สอง)ห้อง(?=เลข|ที่|พัก|[^ก-๎]{0,8}\d)`
/** Words that describe a building: no names. */
const DESCRIBED = '(?:สูง|ใหม่|เก่า|ใหญ่|เล็ก|เดิม|เดียว|แรก|หลัก|หน้า|หลัง|ข้าง|ริม)(?![ก-๎])'
/** อาคารพาณิชย์ and ตึกแถว are kinds of houses. */
const BUILDING_WORD = raw`(?:อาคาร(?:ชุด(?!\s*\d))?(?!พาณิชย์|ชุด)|(?<!บ้าน)ตึก(?!แถว|\s?\d{1,2}\s?ชั้น(?!\s?\d|ที่)))(?!\s?${DESCRIBED})`
/** Words that end a name, even without a blank before them. */
const NEXT =
  raw`${patternOf(STREET)}|ตรอก|หมู่ที่|หมู่บ้าน|หมู่\s*\d|ม\.\s*\d|ชั้น|${ROOM_WORD}|อาคาร|ตึก|` +
  raw`${HOUSE}|ตำบล|แขวง|อำเภอ|จังหวัด|${patternOf(LEVEL_LETTERS)}|${PHONE}`
/** One name without blanks, up to the next part. */
const NAME = raw`[^\s,;()¦]+?(?=${NEXT}|[\s,;()¦]|$)`
/** A name followed by English words: ลุมพินี Park. */
const MIXED_NAME = raw`${NAME}(?:\s+[A-Za-z]+)*`
/** The number of a name; one with a stroke is a house's. */
const NUMBER = raw`\d{1,3}(?![\d/])`
/** The second word of a numbered lane: ซ.ปรีดี พนมยงค์ 26. */
const SECOND_WORD = raw`(?<=[ก-๎])\s(?!${NEXT}|บ้าน|ใกล้|หน้า|หลัง|ข้าง|แยก|คลอง|สาย|ตลาด)[ก-๎]{3,}(?=\s?${NUMBER})`
/** Joins two numbers of a list. */
const AND = raw`\s?(?:และ|&)\s?`
const START = '(?<![ก-๎A-Za-z])'
/** A single letter is a sign only if it ends no word. */
const ALONE = '(?<![ก-๎.])'
const LATIN_START = '(?<![A-Za-z])'
const LATIN_END = '(?![A-Za-z])'
/** Between a sign and its name. */
const GAP = raw`[\s:.]*`

/**
 * The first letter of a run of Latin letters and some signs. If a name could begin at any letter, matching would try each up
 * to the end of the run: `T.T.T.T.` would cost the square of its length.
 */
const firstOf = (signs: string): string => `(?<=(?<![A-Za-z${signs}])[${signs}]*)`

const MOO = raw`(?:หม[ุู]่(?:ที่)?|${ALONE}ม\s?[.,]?(?=\s*\d)|(?<!ก)ม\.(?=\s*\d))${GAP}(${NUMBER}(?:${AND}${NUMBER})?)`
const MOO_LATIN = raw`${LATIN_START}(?:(?:moo|mhoo|mu|village no)${LATIN_END}|m(?=\d|\.))${GAP}(${NUMBER})`

/** Before these, ม. is มหาวิทยาลัย, not หมู่บ้าน. */
const UNIVERSITY =
  'เกษตร|ธรรมศาสตร์|มหิดล|รามคำแหง|เชียงใหม่|ขอนแก่น|นเรศวร|บูรพา|ศิลปากร|สงขลา|มหาสารคาม|อุบล|แม่โจ้|แม่ฟ้า|' +
  'วลัยลักษณ์|พะเยา|ราชภัฏ|ราชมงคล|เทคโน|กรุงเทพ|หอการค้า|รังสิต|ศรีปทุม|ศรีนครินทร'
/** ม.ล., ม.ร.ว. and ม.จ. are titles, ม.อ. and ม.ช. universities. */
const VILLAGE_SHORT = raw`${START}ม\s?\.(?=\s*[ก-ฮเ-ไ])(?!\s*(?:${UNIVERSITY})|[ก-ฮ]\.)`
/** ทั้งหมู่บ้าน is its whole population. */
const VILLAGE_WORD = raw`(?<!ซอย\s?|ซ\.\s?|ทั้ง|ทั่ว)หมู่บ้าน`
/** Estates are named after their road or ring road: เพอร์เฟคเพลส รามคำแหง. */
const ESTATE_ROADS = `${NUMBERED_ROADS}|พระราม\\s?\\d|วงแหวน|บางนา|รังสิต|ราชพฤกษ์|สุวรรณภูมิ|ปิ่นเกล้า`
const ESTATE_AT = raw`(?:\s(?:${ESTATE_ROADS})(?:-[ก-๎]+)?(?![ก-๎]))`
const ESTATE = raw`(?:เดอะ\s)?${MIXED_NAME}${ESTATE_AT}?`
const VILLAGE = raw`(?:${VILLAGE_WORD}|${START}มบ\.|${VILLAGE_SHORT}|${START}โครงการ(?!\s?\d))[\s:]*(${ESTATE}(?:\s${NUMBER}(?!,))?)`
const MOO_BAN = raw`(?<!soi )(?:moo|mu) ?ba+n\s+([A-Za-z][A-Za-z .'-]*)`
const VILLAGE_BEHIND = raw`([A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*){0,3}) (?:village|housing estate)${LATIN_END}`
const VILLAGE_LATIN = `${LATIN_START}(?:${MOO_BAN}|${firstOf("'-")}${VILLAGE_BEHIND})`

const LANE_THAI_WORDS = raw`ตรอก\s*\/\s*ซอย|ซอย\s*\/\s*ตรอก|ซอย|ซ\s?\.|${ALONE}ซ(?=\s)|ตรอก`
const LANE_WORDS = raw`(?:${LANE_THAI_WORDS}|${LATIN_START}[Ss][Oo][Ii](?=\s*[ก-ฮเ-ไ]))`
const LANE_AGAIN = raw`(?:(?:ซอย|ซ\.)\s*)?`
const LANE_NUMBER = raw`\d[\d/-]*`
const LANE_BRANCH = raw`\s*(?:แยก|ซอย|ซ\.)\s*${LANE_NUMBER}`
const LANE_NAME = raw`((?:หัวถนน|หมู่บ้าน${NAME}|${NAME})(?:${SECOND_WORD})?)(\s*${LANE_NUMBER})?(${LANE_BRANCH})?`
/** ซอยแคบ describes a lane. */
const NO_LANE_NAME = '(?!(?:แคบ|เล็ก|ลึก|ตัน|กว้าง|เปลี่ยว|มืด|เดียวกัน)(?:มาก|ๆ|นิด|(?![ก-๎])))'
/** ปากซอยวัด says where something is; with a number it names the lane. */
const NO_LANE_BEFORE = raw`(?<!ริม(?:ถนน)?|ปาก(?!${LANE_WORDS}[^\s,;()¦]{0,30}\s?\d))`
const LANE = raw`(?=[ซตSs])${NO_LANE_BEFORE}${LANE_WORDS}${GAP}${NO_LANE_NAME}${LANE_AGAIN}${LANE_NAME}`
/** A lane without its sign, after a house or another part. */
const LANE_OF_ROAD =
  raw`(?<=(?:^|[\n,¦\d])\s{0,2})(${NUMBERED_ROADS})(\s?\d{1,3}(?![\d/])|(?<=\d\s{1,2}[ก-๎]+)\s?\d{1,3}\/\d{1,2}(?![\d/]))` +
  raw`(${LANE_BRANCH})?(?!\s?(?:rd|road|alley)(?![a-z]))`
const LANE_LATIN_NUMBERED = raw`(?:[A-Za-z][A-Za-z.'-]{0,30}(?:\s{1,3}|(?=\d))){0,6}${LANE_NUMBER}(?:\s(?:Yaek|Pi)\s\d{1,3})?`
const LANE_LATIN_NAMED = raw`[A-Za-z][A-Za-z.' -]{0,60}(?=[,;\n¦]|$)`
const LANE_LATIN = raw`${LATIN_START}(?:soi|trok|(?<=(?:rd|road)\.? )lane(?= \d))[\s.]*(${LANE_LATIN_NUMBERED}|${LANE_LATIN_NAMED})`

const ROAD_WORDS = raw`(?:ถนน|ถ\s?\.|${ALONE}ถ(?=\s))`
const ROAD_AGAIN = raw`(?:(?:ถนน|ถ\.)\s*)?`
/** In ถ.สุวินทวงศ์ 12 ม.3 the number is the house's. */
const ROAD_NUMBER = raw`\s(?:สาย\s?|ร\.\s?)?\d{1,4}(?![\d/]|\s*(?:หมู่|ม\.))`
const ROAD = raw`(?=ถ)(?<!ริม\s?|ติด)${ROAD_WORDS}${GAP}${ROAD_AGAIN}((?:ณ\s+)?${NAME}(?:\s?-\s?${NAME})?(?:${ROAD_NUMBER})?)`
const THANON = raw`(?:thanon|thanun)\s+([A-Za-z][A-Za-z0-9.' -]*)`
/** A number inside a road's words is the house before it; a building, a university or a firm ends the road too. */
const NO_ROAD = raw`(?!(?:building|bldg|tower|university|limited|ltd|floor|hotel|plaza|centre|center|of|rural)\b)`
const ROAD_WORD = raw`${NO_ROAD}[A-Za-z.'-][A-Za-z0-9.'-]*`
const ROAD_BEHIND = raw`(${NO_ROAD}[A-Za-z][A-Za-z0-9.'-]*(?:[ \t]+${ROAD_WORD}){0,5}?(?:[ \t]+\d[\d-]*)?)[ \t]+(?:rd|road)${LATIN_END}\.?`
const ROAD_LATIN = `${LATIN_START}(?:${THANON}|${firstOf("0-9.'-")}${ROAD_BEHIND})`

/** บ้าน 2 ชั้น is a kind of house. */
const NO_STOREYS = raw`(?<!(?:แถว|พาณิชย์|บ้าน|โรงแรม|โฮม|เฮ้?าส์) ?\d ?|สอง|สาม|เดียว|หนึ่ง)`
const FLOOR_LETTERS = '(?:ยูจี|แอลจี|จี|เอ็ม|บีเอฟ|บี|แอล|พี|ยู)'
const FLOOR_NUMBER = raw`[A-Za-z]?\d{1,3}(?![\d/])[A-Za-z]?(?:\s?-\s?\d{1,3})?`
const FLOOR_VALUE = raw`${FLOOR_LETTERS}\d?(?![ก-๎])|${FLOOR_NUMBER}|ใต้ดิน|(?:LG|UG|BF|[GMBLPUgmblpu])\d?${LATIN_END}`
const FLOORS = raw`(?:(?:,|${AND})\d{1,3}(?![\d/]))*`
const FLOOR = raw`(?=ช)${NO_STOREYS}ชั้น(?:ที่)?\s*((?:${FLOOR_VALUE})${FLOORS})`
const ORDINAL_FLOOR =
  raw`(?<![\d/-])(\d{1,3}(?:\s?-\s?\d{1,3}|[A-Z](?= floor))?)(?:(?:st|nd|rd|th)[\s-]*(?:floors?|fl)\.?|\/F|\sfloors` +
  raw`|(?<=[A-Z])\sfloor)${LATIN_END}`
const LETTER_FLOOR = raw`${LATIN_START}(LG|UG|[GMB])\s(?:floor|fl)${LATIN_END}`
const NUMBERED_FLOOR = raw`${LATIN_START}(?:floor|fl)[\s.]*([A-Z]?\d{1,3}(?:-\d{1,3}|[A-Z])?|LG|G|M)(?![A-Za-z\d])`

const SPELT = '(?:เอฟ|เอช|เอ็ม|เอ็น|เอส|เอ|บี|ซี|ดี|อี|จี|ไอ|เจ|เค|แอล|โอ|พี|คิว|อาร์|ที|ยู|วี)'
const ROOM_LETTERS = raw`(?:[A-Za-z]{1,4}\d{0,3}-){0,2}(?:[A-Za-z]{1,4}\s?)?|[A-Za-z]+\s|${SPELT}{1,3}[\s-]?`
const ROOM_VALUE = raw`(?:${ROOM_LETTERS})\d[\d/-]*[A-Za-z]?(?:-[A-Za-z]?\d{1,4}[A-Za-z]?)*(?:(?:,\s?|${AND})\d{1,5}(?![\d/]))*`
const ROOM = raw`(?=[หย])(?<!สอง)(?:ห้อง(?:เลขที่|ที่|พักที่)?|ยูนิต(?:ที่)?)${GAP}(${ROOM_VALUE})`
const ROOM_LATIN =
  raw`${LATIN_START}(?:room|rm|unit|suite)(?:\s*no)?[\s:.#-]*` +
  raw`((?:[A-Za-z]{1,4}\d{0,3}-){0,2}[A-Za-z]{0,4}\s?\d[\d/-]*[A-Za-z]?)`

const DWELLING_WORD = raw`(?:คอนโดมิเนียม|คอนโด|หอพัก|แฟลต|อพาร์[ทต]เม[้]?น[ท]?[์]?ท?์?|แมนชั่น|แมนชัน)`
/** No name of a building begins with these. */
const NO_BUILT =
  raw`(?!${patternOf(PLACE_WORDS)}|${patternOf(TITLES)}|${HOUSE}|หมู่|ชั้น|ห้อง|พี่|น้อง|ลุง|ป้า|ชื่อ|ส่ง|ผู้รับ` +
  raw`|ที่อยู่|${BESIDE}|ปาก|ใน)`
const BUILDING_UP_TO =
  raw`(?:${BUILDING_WORD}[\s:]*|(?<![ก-๎])(?=${NO_BUILT}[ก-๎]{0,15}คอนโด|คอนโด|หอพัก|แฟลต|แมนชั))` +
  raw`((?:(?!${patternOf(STREET)})[^,\n¦]){1,60}?)\s*` +
  raw`(?=${HOUSE}|ชั้น|${ROOM_WORD}|\d{1,4}\/\d)`
/** ศุภาลัย พาร์ค คอนโด: the kind after its name, before a number, another part or the end of its piece. */
const BUILDING_KIND_LAST =
  raw`(?<=(?:^|[\n,:¦\d])\s{0,2})(${NO_BUILT}(?:[ก-๎]{2,20}\s(?:${NO_BUILT}[ก-๎]{2,20}\s)?|[ก-๎]{2,20}?)${DWELLING_WORD})` +
  raw`(?=\s*(?:\d|[,\n¦]|$|${NEXT}))`
/** Last words of buildings' names of several words. */
const BUILT = '(?:พลาซ่า|ทาวเวอร์|เซ็นเตอร์|บิลดิ้ง|เฮ้าส์|สแควร์|เพลส|คอมเพล็กซ์|พาร์ค)(?![ก-๎])'
/** A building without a label word, after a house or a sign and up to its floor. */
const BUILDING_ALONE =
  raw`(?<=(?:^|[\n,:¦\d])\s{0,2}(?:(?:${patternOf(TITLES)})[ก-๎]{1,12}\s)?)(${NO_BUILT}(?:[ก-๎]{2,20}\s){0,2}` +
  raw`[ก-๎]{0,20}(?:${TOWER})(?:\s(?!ชั้น|ห้อง)[ก-๎]{2,20}){0,3}(?:\s\d{1,2})?` +
  raw`(?:\sอาคาร\s?[A-Z])?)\s*(?=ชั้น|ห้อง)`
const BUILDING = raw`${BUILDING_WORD}[\s:]*(${MIXED_NAME}(?:(?:\s[ก-๎A-Za-z]{2,20}){0,3}\s${BUILT})?)(?<number>\s\d{1,2}(?![\d/-]))?`
const BUILDING_DWELLING = raw`(${DWELLING_WORD}\s?${MIXED_NAME}(?:\s${NUMBER})?)`
const BUILDING_KINDS = '(?:building|bldg|tower|condominium|condo)'
const BUILDING_BEHIND =
  raw`(?<!c\/)([A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3}(?: \d{1,2})? ` +
  raw`${BUILDING_KINDS}(?: [A-D])?)${LATIN_END}\.?`
/** Words that end a building's name only at the end of a piece (Jewelry Trade Center) or before it (Condo Blue Heron). */
const LATIN_WORDS = raw`[A-Z][A-Za-z.'-]*(?: [A-Z][A-Za-z.'-]*){0,3}`
const BUILT_LATIN = 'Cent(?:er|re)|Plaza|Complex|Square|Mansion|Residences?|Apartments?'
const BUILDING_PIECE =
  raw`(?<=(?:^|[,\n¦])\s{0,2})(?!Near|Opposite|Behind|Next|Opp)((?:${LATIN_WORDS} (?:${BUILT_LATIN})|` +
  raw`(?:Condo|Condominium|Apartment) ${LATIN_WORDS}))(?=\s{0,2}(?:[,\n¦]|$))`

/** The parts of a street, in the order in which they are taken; for each part the first matching rule applies. */
export const STREET_RULES = {
  moo: [
    { name: 'moo', match: withWord(['ม'], MOO) },
    { name: 'moo in English', match: inLatin(MOO_LATIN, 'i') },
  ],
  building: [
    { name: 'building before its kind', match: withWord(DWELLING.split('|'), BUILDING_KIND_LAST) },
    { name: 'tower, mall or estate before its floor', match: withWord(TOWER.split('|'), BUILDING_ALONE) },
    { name: 'building up to its floor, room or house', match: withWord(['ชั้น', 'ห้อง'], BUILDING_UP_TO) },
    { name: 'building', match: withWord(['อาคาร', 'ตึก'], BUILDING) },
    { name: 'building of a kind', match: withWord(DWELLING.split('|'), BUILDING_DWELLING) },
  ],
  floor: [
    { name: 'floor', match: withWord(['ชั้น'], FLOOR) },
    { name: 'floor in English', match: inLatin(`${ORDINAL_FLOOR}|${NUMBERED_FLOOR}|${LETTER_FLOOR}`, 'i') },
  ],
  room: [
    { name: 'room', match: withWord(['ห้อง', 'ยูนิต'], ROOM) },
    { name: 'room in English', match: inLatin(ROOM_LATIN, 'i') },
  ],
  village: [
    { name: 'village', match: withWord(['หมู่บ้าน', 'ม.', 'ม .', 'มบ.', 'โครงการ'], VILLAGE) },
    { name: 'village in English', match: inLatin(VILLAGE_LATIN, 'i') },
  ],
  soi: [
    { name: 'lane', match: withWord(['ซ', 'ตรอก', 'oi', 'OI'], LANE) },
    {
      name: 'lane of a road whose lanes are numbered',
      match: withWord([...NUMBERED_ROADS.split('|'), 'ukhumvit', 'at phrao', 'atphrao'], LANE_OF_ROAD, 'i'),
    },
  ],
  soiLatin: [
    { name: 'lane before Alley', match: inLatin(`${LATIN_START}([A-Za-z]+ \\d{1,3}) Alley${LATIN_END}`, 'i') },
    { name: 'lane in English', match: inLatin(LANE_LATIN, 'i') },
  ],
  road: [
    { name: 'road', match: withWord(['ถ'], ROAD) },
    {
      name: 'road with an ordinal in English',
      match: withWord(
        ['st ', 'nd ', 'rd ', 'th '],
        raw`(?<![A-Za-z\d])(\d{1,3}(?:st|nd|rd|th))[ \t]+(?:rd|road)${LATIN_END}`,
        'i',
      ),
    },
    {
      name: 'road after its English word',
      match: withWord(
        ['Road', 'Rd'],
        raw`(?<=(?:^|[\n,¦-])\s{0,2})(?:Road|Rd\.?)\s*:?\s+([A-Z][A-Za-z.'-]*(?: [A-Z][A-Za-z.'-]*){0,3})`,
      ),
    },
    { name: 'road in English', match: inLatin(ROAD_LATIN, 'i') },
  ],
  buildingLatin: [
    { name: 'building in English', match: inLatin(`${LATIN_START}${firstOf(".'-")}${BUILDING_BEHIND}`, 'i') },
    { name: 'building that is a piece of its own in English', match: inLatin(BUILDING_PIECE) },
  ],
} satisfies Record<string, readonly PartRule[]>
