import { html } from 'hono/html'
import * as z from 'zod'
import type { Words } from '../../http/words.ts'
import { romanize as inLatin } from './romanize.ts'
import type { romanize } from './tool.ts'

const RomanPart = z.object({ thai: z.string(), roman: z.string() })

/** Two words of one syllable each. */
const chiangMai = [
  { thai: 'เชียง', roman: 'chiang' },
  { thai: 'ใหม่', roman: 'mai' },
]

export const words: Words<typeof romanize> = {
  summary: { en: 'Thai in Latin letters by the RTGS rules', th: 'ถอดอักษรไทยเป็นโรมันแบบถ่ายเสียง' },
  description: {
    en: 'Rules of the Royal Institute (1999): the sound without tones and vowel length. No dictionary of readings: weights learned from word lists choose one, so check the syllables. spaced has a blank between words, as the Royal Institute writes; kind tells where words end and changes neither text nor syllables. In longer texts the word list of the engine (Intl.Segmenter) helps to find the words: spaced and words may differ between engines. A hyphen inside a word forces a border of syllables: เพ-ลา is phe-la, เพลา phlao. What is not Thai stays as it is.',
    th: 'ตามหลักเกณฑ์ของราชบัณฑิตยสถาน (พ.ศ. 2542): ถ่ายเสียงโดยไม่แสดงวรรณยุกต์และความสั้นยาวของสระ ใช้กฎ ไม่มีพจนานุกรมคำอ่าน เลือกคำอ่านด้วยน้ำหนักที่เรียนจากรายการคำ จึงคืนพยางค์มาให้ตรวจ spaced มีช่องว่างระหว่างคำตามที่ราชบัณฑิตยสถานเขียน kind บอกว่าคำจบตรงไหน และไม่เปลี่ยน text กับ syllables ในข้อความที่ยาว รายการคำของเอนจิน (Intl.Segmenter) ช่วยหาว่าคำจบตรงไหน spaced กับ words จึงอาจต่างกันตามเอนจิน ขีดในคำบังคับให้แบ่งพยางค์: เพ-ลา เป็น phe-la ส่วน เพลา เป็น phlao สิ่งที่ไม่ใช่ภาษาไทยคงเดิม',
  },
  input: {
    text: {
      en: 'The text to romanize.',
      th: 'ข้อความที่จะถอดเป็นอักษรโรมัน',
      example: 'เชียงใหม่',
      field: { label: { en: 'Thai name or words', th: 'ชื่อหรือคำไทย' }, value: 'สมชาย ใจดี', size: 'wide' },
    },
    kind: {
      en: 'What the text is: running text, names of places (their parts apart), names of persons (each between two blanks one word, a title before it another).',
      th: 'ชนิดของข้อความ: ข้อความทั่วไป ชื่อสถานที่ (แยกส่วน) หรือชื่อบุคคล (ระหว่างช่องว่างสองช่องคือคำเดียว คำนำหน้าชื่อแยกเป็นอีกคำ)',
      example: 'text',
      field: {
        label: { en: 'Kind', th: 'ชนิด' },
        choices: {
          text: { en: 'Text', th: 'ข้อความ' },
          place: { en: 'Place', th: 'ชื่อสถานที่' },
          person: { en: 'Person', th: 'ชื่อบุคคล' },
        },
      },
    },
  },
  schema: z.object({
    input: z.string(),
    text: z.string().describe('The romanization; what is not Thai stays as it is'),
    spaced: z.string().describe('The same with a blank between words'),
    words: z.array(RomanPart).describe('The words of the Thai runs in order'),
    syllables: z
      .array(RomanPart)
      .describe('The syllables of the Thai words; the Thai parts of a word joined give the word, a linking one has ""'),
  }),
  example: { input: 'เชียงใหม่', text: 'chiangmai', spaced: 'chiang mai', words: chiangMai, syllables: chiangMai },
  cautions: [
    {
      en: 'Romanization is rule-based only, without a dictionary of readings: weights learned from word lists choose one, so the syllables are returned for checking. Borders of words also come from the word list of the engine (Intl.Segmenter) and may differ between engines. A hyphen inside a word forces a syllable break. Non-Thai text is returned unchanged.',
      th: 'การถอดอักษรโรมันใช้กฎ ไม่มีพจนานุกรมคำอ่าน น้ำหนักที่เรียนจากรายการคำเป็นตัวเลือกคำอ่าน จึงคืนพยางค์มาให้ตรวจ การแบ่งคำใช้รายการคำของเอนจิน (Intl.Segmenter) ด้วย จึงอาจต่างกันตามเอนจิน ใส่ขีดในคำเพื่อบังคับตัดพยางค์ ข้อความที่ไม่ใช่ไทยคงเดิม',
    },
    {
      en: 'RTGS writes no tone marks and does not distinguish short from long vowels.',
      th: 'ระบบ RTGS ไม่แสดงวรรณยุกต์ และไม่แยกสระสั้นยาว',
    },
  ],
  page: {
    name: { en: 'Romanization', th: html`เขียนไทยเป็น<span class="nb">อักษรโรมัน</span>` },
    lead: {
      en: 'Writes Thai names and words in Latin letters by the Royal Institute’s rules (RTGS), with the syllables to check.',
      th: 'เขียนชื่อและคำไทยด้วยอักษรโรมันตามหลักเกณฑ์ของราชบัณฑิตยสถาน (RTGS) พร้อมพยางค์ให้ตรวจ',
    },
    caution: {
      en: 'Rule-based only, without a dictionary of readings: weights learned from word lists choose one. Check the syllables. The blanks between words also come from a word list, that of the engine. A hyphen inside a word forces a break.',
      th: 'ใช้กฎ ไม่มีพจนานุกรมคำอ่าน น้ำหนักที่เรียนจากรายการคำเป็นตัวเลือกคำอ่าน โปรดตรวจพยางค์ การเว้นวรรคระหว่างคำอาศัยรายการคำของเอนจินด้วย ใส่ขีด (-) ในคำเพื่อบังคับตัดพยางค์',
    },
    button: { en: 'Romanize', th: 'ถอดอักษร' },
    title: { en: 'Thai in Latin letters (RTGS)', th: 'ถอดอักษรไทยเป็นโรมัน (RTGS)' },
    columns: [
      { en: 'Thai', th: 'ไทย' },
      { en: 'Latin letters', th: 'โรมัน' },
    ],
    rows: ['สวัสดี', 'กรุงเทพ', 'เชียงใหม่', 'สุโขทัย', 'สมชาย ใจดี', 'ข้าวผัดกะเพรา'].map((text) => [
      text,
      inLatin(text).spaced,
    ]),
    notes: [
      { en: 'Tones and vowel length are not written.', th: 'ไม่แสดงวรรณยุกต์ และไม่แยกสระสั้นยาว' },
      {
        en: 'A passport shows the spelling its holder chose, which may differ.',
        th: 'ชื่อในหนังสือเดินทางเป็นไปตามที่เจ้าของเลือก อาจต่างจากนี้',
      },
    ],
  },
}
