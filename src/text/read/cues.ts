import { isLatin } from '../../thai/character-kinds.ts'
import { words } from './table.ts'

/**
 * Words that decide how a number after them is read, and the most characters between. The words matter only before a number,
 * so matching สาย in สายไหม does no harm.
 */
const chapters = {
  /** Digits read singly (kr.ac.th, การอ่านตัวเลข; usage). */
  code: {
    gapMax: 14,
    words: String.raw`
      รหัส ID UID PW Passcode passcode Password password Pass pass ไอดี พาสเวิร์ด OTP PIN CVV ISBN ISSN บัญชี บ/ช ลงท้าย ตัวท้าย พัสดุ
      Tracking tracking เลขประจำตัว
      ผู้เสียภาษี เลขที่ออก เลขหน้า เลขที่นั่ง อ้างอิง Ref REF
      เลขทะเบียน สองตัวล่าง สามตัวบน หมายเลขดำที่ หมายเลขแดงที่ คดีดำที่ คดีแดงที่ พร้อมเพย์
      PromptPay HN AN S/N SN ใบอนุญาตเลขที่ ฉลากเลขที่ สลากเลขที่ รางวัลที่หนึ่ง เลข
      ใบขับขี่ พาสปอร์ต หนังสือเดินทาง Lot LOT No. Serial serial Code code ใบสั่งซื้อ คำสั่งซื้อ ใบเสร็จ ใบกำกับ
      ออเดอร์ Order order กรมธรรม์ เลขที่สัญญา เลขที่สมาชิก เลขที่เอกสาร เลขที่ใบ`,
  },
  phone: {
    gapMax: 16,
    words: String.raw`
      โทรศัพท์ โทรสาร โทร สายด่วน แจ้ง ตำรวจ ดับเพลิง กู้ภัย รถพยาบาล ฉุกเฉิน
      สอบถาม ติดต่อ ร้องเรียน มือถือ แฟกซ์ แฟ็กซ์ คอลเซ็นเตอร์ คอลเซนเตอร์ Tel TEL tel
      Fax Hotline hotline Call call ศูนย์บริการ ศูนย์ดำรงธรรม ศูนย์วิทยุ`,
  },
  /** Parts of a number, each read in full: หนึ่งจุดสิบ. */
  section: { gapMax: 2, words: String.raw`ข้อ มาตรา รูปที่ ตารางที่ บทที่ รุ่น เวอร์ชัน เวอร์ชั่น Version version ภาพที่ ข้อที่` },
  ratio: { gapMax: 10, words: String.raw`อัตราส่วน อัตรา มาตราส่วน สัดส่วน ผสม ` },
  score: {
    gapMax: 30,
    words: String.raw`
      ชนะ แพ้ เสมอ พ่าย สกอร์ เฉือน ถล่ม อัด นำ ไล่ ตามหลัง ผลการแข่งขัน ผลบอล จุดโทษ ประตูรวม ยิง บุก ทุบ ปราบ
      คว่ำ ดับ แซง ต้อน สยบ ดวล ตบ เซต เทนนิส แบดมินตัน วอลเลย์บอล ปิงปอง`,
  },
  house: { gapMax: 2, words: String.raw`เลขที่ อยู่ที่` },
  /** Numbering words, after which a slash is ทับ and no fraction. */
  number: {
    gapMax: 2,
    words: String.raw`
      ที่ อันดับ ลำดับ ระดับ ชั้น ภาค เทอม ภาคเรียน แปลง บ้าน คดี เบอร์ ไซส์ หน้า ความดัน ความดันโลหิต คะแนน คะแนนสอบ
      ได้ ซอย แยก แฟลต ตึก อาคาร ล็อก ชุด กลุ่ม โต๊ะ ไตรมาส สมัย เล่ม ระยะ`,
  },
  /** Three or more digits singly, one or two in full (usage). */
  route: { gapMax: 12, words: String.raw`ห้อง รถเมล์ สาย หมายเลข ทางหลวง ขบวน ขบวนที่ เกท ล็อกเกอร์` },
  flight: { gapMax: 8, words: String.raw`เที่ยวบิน ไฟลต์ ไฟลท์ flight Flight` },
  plate: { gapMax: 14, words: String.raw`ทะเบียน ` },
  time: {
    gapMax: 2,
    words: String.raw`
      เวลา รอบ ตอน นัด เช้า บ่าย เย็น ค่ำ บอร์ด ขึ้นเครื่อง เจอกัน พบกัน พรุ่งนี้ มะรืน
      คืนนี้ เย็นนี้ เช้านี้ บ่ายนี้ กี่โมง`,
  },
  /** Words near which only a round number can be a time. */
  open: { gapMax: 24, words: String.raw`ปิด เริ่ม เที่ยวแรก เที่ยวสุดท้าย ขบวนสุดท้าย ออก ถึง ก่อน หลัง ให้บริการ ทำการ ทุกวัน ทำงาน` },
  day: { gapMax: 2, words: String.raw`วันที่ ครบกำหนด หมดอายุ ใช้ได้ถึง วันผลิต EXP Exp exp MFG Mfg mfg MFD BBF BB` },
  /** ร้อยละห้า is read without เปอร์เซ็นต์. */
  percent: { gapMax: 2, words: String.raw`ร้อยละ` },
  /** A postcode may follow. */
  area: { gapMax: 24, words: String.raw`จังหวัด เขต อำเภอ กรุงเทพมหานคร กรุงเทพ รหัสไปรษณีย์` },
  /** Era and year words: the number is a year. */
  year: { gapMax: 2, words: String.raw`ปี ปีการศึกษา ปีงบประมาณ พุทธศักราช คริสต์ศักราช ศตวรรษ ทศวรรษ ปีภาษี` },
  /** End the effect of an earlier cue. */
  stop: {
    gapMax: 0,
    words: String.raw`
      ราคา จำนวน ยอด ประมาณ อายุ ทั้งหมด รวม ภายใน อีก กว่า ใช้ เหลือ มี เป็นเงิน ค่า ขนาด สูง กว้าง ยาว
      แนะนำ หนัก ระยะ ทุก ครบ เพียง แค่ ลด เกิน`,
  },
} as const satisfies Record<string, { gapMax: number; words: string }>

export type CueKind = keyof typeof chapters

/** A cue in the text, and the end of its word. */
export interface Cue {
  readonly kind: CueKind
  readonly end: number
  /** The cue is itself a code, not a word: the next number is a code only in a list. */
  readonly isCode?: boolean
}

interface Word {
  readonly word: string
  readonly kind: CueKind
}

/** The words by the low bits of their first two characters, longest first. */
const buckets = new Map<number, Word[]>()
const BITS = 7
const keyAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 0x7f) << BITS) | (text.charCodeAt(at + 1) & 0x7f)

for (const [kind, chapter] of Object.entries(chapters)) {
  for (const word of words(chapter.words)) {
    const key = keyAt(word, 0)
    const bucket = [...(buckets.get(key) ?? []), { word, kind: kind as CueKind }]
    buckets.set(
      key,
      bucket.toSorted((a, b) => b.word.length - a.word.length),
    )
  }
}

/** The cue whose word begins here; undefined without one. @example cueAt('โทร. 191', 0) // { kind: 'phone', end: 3 } */
export function cueAt(text: string, at: number): Cue | undefined {
  const bucket = buckets.get(keyAt(text, at))
  if (!bucket) return undefined
  const isWhole = ({ word }: Word): boolean =>
    !isLatin(text.charCodeAt(at)) || !isLatin(text.charCodeAt(at + word.length))
  const found = bucket.find((entry) => text.startsWith(entry.word, at) && isWhole(entry))
  return found && { kind: found.kind, end: at + found.word.length }
}

/** The most characters between a cue of this kind and its number. */
export const gapMaxOf = (kind: CueKind): number => chapters[kind].gapMax
