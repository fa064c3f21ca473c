import * as z from 'zod'
import type { Answers } from '../http/words.ts'
import { parseAddress, parseAddresses } from './parse/words.ts'
import { LEVELS } from './places.ts'
import { code, District, postcode as postcodeText, Province, Subdistrict } from './records.ts'
import { matchKinds } from './search.ts'

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

const provinces = {
  schema: z.object({ count: z.int(), provinces: z.array(Province) }),
  example: { count: 77, provinces: [bangkok] },
}

const districts = {
  schema: z.object({ province: Province, count: z.int(), districts: z.array(District) }),
  example: { province: bangkok, count: 50, districts: [phraNakhon] },
}

const subdistricts = {
  problemMembers: { ambiguous_district: { candidates: DistrictCandidates } },
  schema: z.object({ province: Province, district: District, count: z.int(), subdistricts: z.array(Subdistrict) }),
  example: { province: bangkok, district: phraNakhon, count: 12, subdistricts: [grandPalace] },
}

const postcode = {
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

const searchAddress = {
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
}

const addressDataset = {
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
}

/** What each operation of the group answers. */
export const answers = {
  provinces,
  districts,
  subdistricts,
  postcode,
  searchAddress,
  addressDataset,
  parseAddress,
  parseAddresses,
} satisfies Readonly<Record<string, Answers>>
