import { html } from 'hono/html'
import * as z from 'zod'
import type { Both, WordsOfAll, WordsOfTools } from '../http/words.ts'
import { fuzzyHitsMax, searchLimitDefault } from '../limits.ts'
import type * as contracts from './contract.ts'
import { parseAddress, parseAddresses } from './parse/words.ts'
import { LEVELS } from './places.ts'
import { code, District, postcode as postcodeText, Province, Subdistrict } from './records.ts'
import { matchKinds } from './search.ts'
import type * as tools from './tools.ts'

/** The extension member of `ambiguous_district`. */
const DistrictCandidates = z.array(
  z.object({ code: code(4), nameTh: z.string(), nameEn: z.string(), province: Province }),
)
const bangkok = { code: '10', nameTh: 'กรุงเทพมหานคร', nameEn: 'Bangkok' }
const phraNakhon = { code: '1001', nameTh: 'พระนคร', nameEn: 'Phra Nakhon', kind: 'khet' } as const
const grandPalace = {
  code: '100101',
  nameTh: 'พระบรมมหาราชวัง',
  nameEn: 'Phra Borom Maha Ratchawang',
  kind: 'khwaeng',
  postcode: '10200',
  postcodes: ['10200'],
} as const

const provinceWords = {
  en: 'The province: 2-digit code, Thai or English name.',
  th: 'จังหวัด: รหัส 2 หลัก ชื่อไทย หรือชื่ออังกฤษ',
  example: '10',
}

const SearchResult = z
  .object({
    level: z.enum(LEVELS),
    match: z.enum(matchKinds),
    code: z.string(),
    nameTh: z.string(),
    nameEn: z.string(),
    kind: z.enum(['amphoe', 'khet', 'tambon', 'khwaeng']).nullable(),
    postcode: postcodeText.nullable(),
    postcodes: z.array(postcodeText),
    district: District.nullable(),
    province: Province.nullable(),
  })
  .meta({ id: 'SearchResult' })

export const words: WordsOfAll<typeof contracts> & WordsOfTools<typeof tools> = {
  provinces: {
    summary: { en: 'The 77 provinces', th: 'จังหวัดทั้ง 77 จังหวัด' },
    input: {},
    schema: z.object({ count: z.int(), provinces: z.array(Province) }),
    example: { count: 77, provinces: [bangkok] },
  },
  districts: {
    summary: { en: 'Districts of a province', th: 'อำเภอหรือเขตของจังหวัด' },
    input: { province: provinceWords },
    schema: z.object({ province: Province, count: z.int(), districts: z.array(District) }),
    example: { province: bangkok, count: 50, districts: [phraNakhon] },
  },
  subdistricts: {
    summary: { en: 'Subdistricts of a district, with postcodes', th: 'ตำบลหรือแขวงของอำเภอ พร้อมรหัสไปรษณีย์' },
    description: {
      en: 'A district name alone can be ambiguous (เฉลิมพระเกียรติ is in five provinces): the problem then lists the candidates; give the code, or the province too. "เมือง" with a province means its capital district.',
      th: 'ชื่ออำเภออย่างเดียวอาจซ้ำกัน (เฉลิมพระเกียรติมีห้าจังหวัด) คำตอบข้อผิดพลาดจะบอกตัวเลือกมาให้ ใส่รหัส หรือใส่จังหวัดด้วย ถ้าใส่ “เมือง” พร้อมจังหวัดจะหมายถึงอำเภอเมืองของจังหวัดนั้น',
    },
    input: {
      district: {
        en: 'The district: 4-digit code, Thai or English name.',
        th: 'อำเภอหรือเขต: รหัส 4 หลัก ชื่อไทย หรือชื่ออังกฤษ',
        example: '1001',
      },
      province: provinceWords,
    },
    problemMembers: { ambiguous_district: { candidates: DistrictCandidates } },
    schema: z.object({ province: Province, district: District, count: z.int(), subdistricts: z.array(Subdistrict) }),
    example: { province: bangkok, district: phraNakhon, count: 12, subdistricts: [grandPalace] },
  },
  postcode: {
    summary: { en: 'Subdistricts that use a postcode', th: 'ตำบลที่ใช้รหัสไปรษณีย์นี้' },
    description: {
      en: 'Also those where only a part of the area uses it; their main postcode is another one.',
      th: 'รวมตำบลที่ใช้รหัสนี้เพียงบางพื้นที่ด้วย ซึ่งรหัสหลักของตำบลนั้นเป็นรหัสอื่น',
    },
    pagePath: '/postcode/{postcode}',
    input: { postcode: { en: 'The postcode.', th: 'รหัสไปรษณีย์', example: '10200' } },
    schema: z.object({
      postcode: postcodeText,
      count: z.int(),
      subdistricts: z.array(Subdistrict.extend({ district: District, province: Province })),
    }),
    example: {
      postcode: '10200',
      count: 12,
      subdistricts: [{ ...grandPalace, district: phraNakhon, province: bangkok }],
    },
  },
  searchAddress: {
    summary: { en: 'Search names of all levels, or a postcode', th: 'ค้นชื่อจังหวัด อำเภอ ตำบล หรือรหัสไปรษณีย์' },
    description: {
      en: `Thai or English. Exact matches come before prefixes before names that contain the query; inside a rank provinces, districts, subdistricts, each by code. Well-known places that are no unit (Pattaya, ทองหล่อ, เขาใหญ่) find exactly the units that hold them; of one level units of that name come first. When nothing matches, names that are nearly the query (\`fuzzy\`, at most ${fuzzyHitsMax}, likest first): misspelt, or typed on the wrong keyboard. A name beside which stands its district, province or postcode (สุเทพ เชียงใหม่) is \`fuzzy\` too. When there are exact or prefix matches and all are subdistricts, provinces and districts one edit away come last, as \`fuzzy\`. Exactly 5 digits search the postcode.`,
      th: `ค้นได้ทั้งไทยและอังกฤษ ชื่อที่ตรงพอดีมาก่อน ตามด้วยชื่อที่ขึ้นต้นด้วยคำค้น แล้วชื่อที่มีคำค้นอยู่ข้างใน ในแต่ละกลุ่มเรียงจังหวัด อำเภอ ตำบล และเรียงตามรหัส ชื่อสถานที่ที่ไม่ใช่เขตการปกครอง (พัทยา ทองหล่อ เขาใหญ่) จะพบพื้นที่ที่สถานที่นั้นตั้งอยู่ ถ้าไม่พบเลยจะตอบชื่อที่ใกล้เคียง (\`fuzzy\` ไม่เกิน ${fuzzyHitsMax} รายการ ใกล้ที่สุดมาก่อน) ทั้งที่สะกดผิดและพิมพ์ผิดแป้น ชื่อที่มีอำเภอ จังหวัด หรือรหัสไปรษณีย์กำกับ (สุเทพ เชียงใหม่) ตอบเป็น \`fuzzy\` เช่นกัน ถ้ามีชื่อที่ตรงหรือขึ้นต้นด้วยคำค้นและเป็นตำบลทั้งหมด จังหวัดและอำเภอที่ต่างไปหนึ่งตัวอักษรจะอยู่ท้ายสุดเป็น \`fuzzy\` ตัวเลข 5 หลักพอดีคือการค้นรหัสไปรษณีย์`,
    },
    pagePath: '/address#address',
    input: {
      q: { en: 'A part of a name, or 5 digits.', th: 'ส่วนหนึ่งของชื่อ หรือตัวเลข 5 หลัก', example: 'บางรัก' },
      limit: { en: 'Results in one answer.', th: 'จำนวนผลลัพธ์ในหนึ่งคำตอบ', example: searchLimitDefault },
      offset: { en: 'Results to skip.', th: 'จำนวนผลลัพธ์ที่ข้าม', example: 0 },
      level: { en: 'Only this level.', th: 'เอาเฉพาะระดับนี้', example: 'district' },
    },
    schema: z.object({
      query: z.string(),
      mode: z.enum(['name', 'postcode']),
      total: z.int().describe('All matches'),
      count: z.int().describe('Matches in this answer'),
      limit: z.int(),
      offset: z.int(),
      results: z.array(SearchResult),
    }),
    example: {
      query: 'บางรัก',
      mode: 'name',
      total: 6,
      count: 6,
      limit: 20,
      offset: 0,
      results: [
        {
          level: 'district',
          match: 'exact',
          code: '1004',
          nameTh: 'บางรัก',
          nameEn: 'Bang Rak',
          kind: 'khet',
          postcode: null,
          postcodes: [],
          district: null,
          province: bangkok,
        },
      ],
    },
  },
  addressDataset: {
    summary: { en: 'The whole dataset as one file', th: 'ข้อมูลทั้งหมดในไฟล์เดียว' },
    description: {
      en: 'About 1.4 MB, 170 KB compressed. Keep it, and ask again with If-None-Match.',
      th: 'ราว 1.4 MB บีบอัดแล้ว 170 KB เก็บไว้ใช้ซ้ำ แล้วถามใหม่ด้วย If-None-Match',
    },
    input: {},
    schema: z.object({
      version: z.string().describe('Date of the data'),
      source: z.object({ name: z.string(), url: z.url(), license: z.string() }),
      counts: z.object({ provinces: z.int(), districts: z.int(), subdistricts: z.int() }),
      provinces: z.array(Province),
      districts: z.array(District.extend({ provinceCode: code(2) })),
      subdistricts: z.array(Subdistrict.extend({ districtCode: code(4), provinceCode: code(2) })),
    }),
    example: {
      version: '2026-11-20',
      source: { name: '…', url: 'https://example.com', license: 'MIT' },
      counts: { provinces: 77, districts: 928, subdistricts: 7436 },
      provinces: [bangkok],
      districts: [{ ...phraNakhon, provinceCode: '10' }],
      subdistricts: [{ ...grandPalace, districtCode: '1001', provinceCode: '10' }],
    },
  },
  addressTable: {
    summary: { en: 'All subdistricts as one table (CSV)', th: 'ตำบลและแขวงทั้งหมดเป็นตารางเดียว (CSV)' },
    description: {
      en: 'One line for each subdistrict, with district, province and postcodes; for spreadsheets.',
      th: 'หนึ่งบรรทัดต่อหนึ่งตำบล พร้อมอำเภอ จังหวัด และรหัสไปรษณีย์ สำหรับโปรแกรมตารางคำนวณ',
    },
    input: {},
  },
  parseAddress,
  parseAddresses,
}

/** Cautions for users of the answers, shown in the reference. */
export const cautions: readonly Both[] = [
  {
    en: 'The data comes from an open dataset (MIT licence) that has been checked and converted to standard codes.',
    th: 'ข้อมูลมาจากชุดข้อมูลเปิด (สัญญาอนุญาต MIT) ที่ตรวจและแปลงเป็นรหัสมาตรฐานของกรมการปกครองแล้ว',
  },
  { en: 'A query of exactly 5 digits is treated as a postal-code search.', th: 'ค้นด้วยเลข 5 หลักถือเป็นการค้นรหัสไปรษณีย์' },
  {
    en: html`A subdistrict may have several postcodes: <code>postcode</code> is the main one, <code>postcodes</code> are all.`,
    th: html`ตำบลหนึ่งอาจมีหลายรหัสไปรษณีย์: <code>postcode</code> คือรหัสหลัก <code>postcodes</code> คือทั้งหมด`,
  },
  {
    en: html`For frequent use load <code>all.json</code> once (about 1.4 MB, about 170 KB compressed) and revalidate with <code>If-None-Match</code>: 304 while it is unchanged.`,
    th: html`ถ้าใช้บ่อย โหลด <code>all.json</code> (ราว 1.4 MB บีบอัดแล้วราว 170 KB) ครั้งเดียว แล้วถามซ้ำด้วย <code>If-None-Match</code> จะได้ 304 เมื่อไม่เปลี่ยน`,
  },
]
