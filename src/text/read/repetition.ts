import { segmenter } from '../romanize/segments.ts'
import { matchAt, saidBy, type Found, type Pass } from './pass.ts'
import { words } from './table.ts'

/** Chapter: ๆ repeats the word or phrase before it, once per sign (Royal Institute, การอ่านเครื่องหมายไม้ยมก). */

/** Phrases repeated as a whole. */
const PHRASES = [
  '(?:แต่ละ|ทีละ|ทุก)(?:วัน|คืน|คน|ปี|ครั้ง|คราว|เดือน|อย่าง|เรื่อง|น้อย|นิด)',
  'บาง(?:คน|วัน|ครั้ง|ที)',
  '(?:วัน|คืน|ปี|เดือน|ครั้ง|คราว|คน|อัน|เรื่อง)หนึ่ง',
  'ไม่(?:เป็นไร|เอา|ต้อง|ใช่|รู้|มี|ได้)',
].join('|')
/** Words that a segmenter does not separate from a longer one. */
const WORDS = words(String.raw`
  เล็ก ใหญ่ น้อย ใหม่ ดี สวย อื่น ต่าง เร็ว ช้า นาน ไกล สูง สั้น ยาว ร้อน เย็น แรง เบา หวัด จริง ง่าย ยาก ชัด ตรง กลาง แรก หลัง ท้าย
  สด ซ้ำ บ่อย เพื่อน พี่ น้อง ลูก หลาน หนู คน วัน ครั้ง ปี หน เรื่อย เฉย ปลอม ถูก แพง หนัก ขาว ดำ แดง เขียว เรียบ
`)
const LISTED = new RegExp(`(?<=(${PHRASES})|(${WORDS.join('|')}))`, 'y')
/** Letters of words, as far back as any word can begin. */
const RUN = /[ก-ฮะ-ฺเ-ๅ็-๎]{1,24}$/
/** Makes an adjective of the verb after it and is repeated with it: น่ารัก. */
const ADJECTIVE = 'น่า'

/** ๆ, with the blank before it. */
export function repetition(pass: Pass): Found | undefined {
  const { text, at, last, lastEnd } = pass
  const sign = text[at] === ' ' ? at + 1 : at
  if (text[sign] !== 'ๆ') return undefined
  const isAgain = last?.kind === 'repeat' && lastEnd === at
  const isWhole = last?.kind === 'abbreviation' && lastEnd === at
  const word = isAgain || isWhole ? last.reading.trim() : lastWord(saidBy(pass).trimEnd())
  return word === '' ? undefined : { end: sign + 1, reading: word, kind: 'repeat' }
}

/**
 * The word or phrase that a following ๆ repeats.
 *
 * @example lastWord('ในวันหนึ่ง') // 'วันหนึ่ง'
 */
export function lastWord(said: string): string {
  const [run] = RUN.exec(said) ?? []
  if (run === undefined) return ''
  const [, phrase, listed] = matchAt(LISTED, run, run.length)
  if (phrase !== undefined || run === listed) return phrase ?? run
  const [front, last = front] = [...segmenter().segment(run)].slice(-2).map(({ segment }) => segment)
  const word = front === ADJECTIVE ? ADJECTIVE + last : (last ?? '')
  const isLonger = listed !== undefined && word.length > listed.length && isCompound(word, listed)
  return isLonger || word.length < 2 ? (listed ?? word) : word
}

/** Whether a word consists of another word and one of the list: เด็กเล็ก, ตัวใหญ่. */
function isCompound(word: string, listed: string): boolean {
  const front = word.slice(0, -listed.length)
  return front.length > 1 && !/[เ-ไัิ-ฺ็]$/.test(front)
}
