import { describe, expect, it } from 'vitest'
import list from '../../data/address/list.json' with { type: 'json' }
import { send } from '../http/client.ts'

const BASE = '/api/v1/tools/thai/address'
const get = (path: string): Promise<Response> => send(BASE + path)
const body = async (path: string): Promise<Record<string, unknown>> => (await get(path)).json()

const bangkok = { code: '10', nameTh: 'กรุงเทพมหานคร', nameEn: 'Bangkok' }
const phraNakhon = { code: '1001', nameTh: 'พระนคร', nameEn: 'Phra Nakhon', kind: 'khet' }
const grandPalace = {
  code: '100101',
  nameTh: 'พระบรมมหาราชวัง',
  nameEn: 'Phra Borom Maha Ratchawang',
  kind: 'khwaeng',
  postcode: '10200',
  postcodes: ['10200'],
}

describe('the three-level dropdown', () => {
  it('begins with 77 provinces in order of code', async () => {
    const { count, provinces } = await body('/provinces')
    expect(count).toBe(77)
    expect(provinces).toHaveLength(77)
    expect((provinces as object[])[0]).toEqual(bangkok)
  })

  it('continues with the 50 khet of Bangkok', async () => {
    const { province, count, districts } = await body('/districts?province=10')
    expect([province, count]).toEqual([bangkok, 50])
    expect((districts as object[])[0]).toEqual(phraNakhon)
  })

  it('ends with khwaeng and their postcodes', async () => {
    const { province, district, count, subdistricts } = await body('/subdistricts?district=1001')
    expect([province, district, count]).toEqual([bangkok, phraNakhon, 12])
    expect((subdistricts as object[])[0]).toEqual(grandPalace)
  })

  it('autofills from a postcode', async () => {
    const { postcode, count, subdistricts } = await body('/postcode/10200')
    expect([postcode, count]).toEqual(['10200', 12])
    expect((subdistricts as object[])[0]).toEqual({ ...grandPalace, district: phraNakhon, province: bangkok })
  })
})

describe('a name that several districts have', () => {
  it('is answered with the candidates', async () => {
    const response = await get('/subdistricts?district=เฉลิมพระเกียรติ')
    expect(response.status).toBe(400)
    const problem: { code: string; candidates: object[] } = await response.json()
    expect(problem.code).toBe('ambiguous_district')
    expect(problem.candidates).toHaveLength(5)
    expect(problem.candidates[0]).toEqual({
      code: '1913',
      nameTh: 'เฉลิมพระเกียรติ',
      nameEn: 'Chaloem Phra Kiat',
      province: { code: '19', nameTh: 'สระบุรี', nameEn: 'Saraburi' },
    })
  })

  it('is distinguished by the province', async () => {
    const { district } = await body('/subdistricts?district=เฉลิมพระเกียรติ&province=สระบุรี')
    expect(district).toMatchObject({ code: '1913' })
  })

  it('twice in one province only by code or Thai name', async () => {
    const response = await get('/subdistricts?district=Bang%20Sai&province=14')
    expect(await response.json()).toMatchObject({
      code: 'ambiguous_district',
      candidates: [{ code: '1404' }, { code: '1413' }],
    })
    expect(await body('/subdistricts?district=บางซ้าย&province=14')).toMatchObject({ district: { code: '1413' } })
  })
})

describe('search', () => {
  it('answers as documented', async () => {
    const { results, ...rest } = await body('/search?q=บางรัก')
    expect(rest).toEqual({ query: 'บางรัก', mode: 'name', total: 6, count: 6, limit: 20, offset: 0 })
    expect((results as object[]).slice(0, 2)).toEqual([
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
      {
        level: 'subdistrict',
        match: 'exact',
        code: '100404',
        nameTh: 'บางรัก',
        nameEn: 'Bang Rak',
        kind: 'khwaeng',
        postcode: '10500',
        postcodes: ['10500'],
        district: { code: '1004', nameTh: 'บางรัก', nameEn: 'Bang Rak', kind: 'khet' },
        province: bangkok,
      },
    ])
  })

  it('gives a province without kind, district and province', async () => {
    const { results } = await body('/search?q=Bangkok&limit=1')
    expect(results).toEqual([
      {
        level: 'province',
        match: 'exact',
        ...bangkok,
        kind: null,
        postcode: null,
        postcodes: [],
        district: null,
        province: null,
      },
    ])
  })

  it.for(['10200', '๑๐๒๐๐', ' 10200 '])('%j is a postcode search', async (q) => {
    expect(await body(`/search?q=${encodeURIComponent(q)}`)).toMatchObject({ mode: 'postcode', total: 12, count: 12 })
  })

  it.for([
    ['10010', 'postcode'],
    ['1020', 'name'],
    ['102000', 'name'],
    ['ไม่มีที่นี่', 'name'],
  ] as const)('%s without a hit is 200 with count 0', async ([q, mode]) => {
    const response = await get(`/search?q=${q}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ mode, total: 0, count: 0, results: [] })
  })

  it('pages without gaps', async () => {
    const all = (await body('/search?q=บาง&limit=100'))['results'] as { code: string }[]
    const pages = await Promise.all([0, 30, 60, 90].map((offset) => body(`/search?q=บาง&limit=30&offset=${offset}`)))
    const codes = pages.flatMap(({ results }) => (results as { code: string }[]).map(({ code }) => code))
    expect(codes.slice(0, 100)).toEqual(all.map(({ code }) => code))
  })

  it('of a level and a postcode', async () => {
    expect(await body('/search?q=10200&level=province')).toMatchObject({ total: 0 })
    expect(await body('/search?q=10200&level=subdistrict&limit=5&offset=10')).toMatchObject({ total: 12, count: 2 })
  })
})

describe('bad input', () => {
  it.for([
    ['/districts', 400, 'missing_parameter'],
    ['/districts?province=', 400, 'invalid_parameter'],
    ['/districts?province=%20', 400, 'invalid_parameter'],
    ['/districts?province=10&province=10', 400, 'repeated_parameter'],
    ['/districts?province=10&provinceCode=11', 400, 'conflicting_parameters'],
    ['/districts?province=%E0%B8', 400, 'malformed_encoding'],
    ['/districts?province=Atlantis', 404, 'province_not_found'],
    ['/districts?province=99', 404, 'province_not_found'],
    [`/districts?province=${'ก'.repeat(101)}`, 400, 'invalid_parameter'],
    [`/districts?province=${'x'.repeat(10_240)}`, 400, 'invalid_parameter'],
    ['/subdistricts', 400, 'missing_parameter'],
    ['/subdistricts?district=9999', 404, 'district_not_found'],
    ['/subdistricts?district=1001&province=50', 404, 'district_not_found'],
    ['/subdistricts?district=1001&province=Atlantis', 404, 'province_not_found'],
    ['/subdistricts?district=เมือง', 400, 'ambiguous_district'],
    ['/postcode/1020', 400, 'invalid_parameter'],
    ['/postcode/102000', 400, 'invalid_parameter'],
    ['/postcode/abcde', 400, 'invalid_parameter'],
    ['/postcode/10010', 404, 'postcode_not_found'],
    ['/postcode/00000', 404, 'postcode_not_found'],
    ['/postcode/%FF', 400, 'malformed_encoding'],
    ['/search', 400, 'missing_parameter'],
    ['/search?q=a&limit=0', 400, 'invalid_parameter'],
    ['/search?q=a&limit=101', 400, 'invalid_parameter'],
    ['/search?q=a&offset=10001', 400, 'invalid_parameter'],
    ['/search?q=a&level=village', 400, 'invalid_parameter'],
  ] as const)('%s is %i %s', async ([path, status, code]) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    const problem: { code: string } = await response.json()
    expect(problem.code).toBe(code)
  })

  it('lists every fault at once', async () => {
    const response = await get('/search?limit=0&level=village')
    const problem: { code: string; errors: { parameter: string }[] } = await response.json()
    expect(problem.code).toBe('missing_parameter')
    expect(problem.errors.map(({ parameter }) => parameter)).toEqual(['q', 'limit', 'level'])
  })
})

describe('all.json', () => {
  it('holds everything, with parent codes', async () => {
    const { version, source, counts, provinces, districts, subdistricts } = await body('/all.json')
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(source).toMatchObject({ license: 'MIT' })
    expect(counts).toEqual({ provinces: 77, districts: list.districts, subdistricts: list.subdistricts })
    expect((provinces as object[])[0]).toEqual(bangkok)
    expect((districts as object[])[0]).toEqual({ ...phraNakhon, provinceCode: '10' })
    expect((subdistricts as object[])[0]).toEqual({ ...grandPalace, districtCode: '1001', provinceCode: '10' })
    expect(subdistricts).toHaveLength(list.subdistricts)
  })
})

const TEXT = 'สมชาย ใจดี 081-234-5678 99/1 ม.5 ถ.สุขุมวิท ต.สำโรงเหนอ อ.เมือง 10240 ฝากป้อมยามได้'
const post = (value: unknown): Promise<Response> =>
  send(`${BASE}/parse`, { method: 'POST', body: JSON.stringify(value) })

describe('parse', () => {
  const parsed = {
    confidence: 'corrected',
    recipient: { name: 'สมชาย ใจดี', phones: ['0812345678'] },
    street: { houseNumber: '99/1', moo: '5', road: 'สุขุมวิท', soi: null },
    subdistrict: { code: '110102', nameTh: 'สำโรงเหนือ', postcode: '10270' },
    district: { code: '1101' },
    province: { code: '11' },
    postcode: '10270',
    corrections: [
      { field: 'subdistrict', from: 'สำโรงเหนอ', to: 'สำโรงเหนือ', reason: 'spelling' },
      { field: 'postcode', from: '10240', to: '10270', reason: 'postcode' },
    ],
    inferred: ['province'],
    candidates: [],
    unparsed: ['ฝากป้อมยามได้'],
  }

  it('answers GET and POST alike, and is never cached', async () => {
    for (const response of [
      await get(`/parse?text=${encodeURIComponent(TEXT)}`),
      await get(`/parse?q=${encodeURIComponent(TEXT)}`),
      await post({ text: TEXT }),
    ]) {
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject(parsed)
      expect(text).not.toContain(TEXT)
    }
  })

  it('answers up to 100 texts in order; an empty one is `none` and does not affect the others', async () => {
    const response = await post({ texts: [TEXT, '', 'แขวงสีลม เขตบางรัก กทม.', 'ขอบคุณค่ะ'] })
    const { count, results } = await response.json<{ count: number; results: { confidence: string }[] }>()
    expect(count).toBe(4)
    expect(results.map(({ confidence }) => confidence)).toEqual(['corrected', 'none', 'exact', 'none'])
    expect((await post({ texts: Array(100).fill(TEXT) })).status).toBe(200)
  })

  it.for([
    ['nothing', {}, 'missing_parameter'],
    ['both', { text: TEXT, texts: [TEXT] }, 'conflicting_parameters'],
    ['text and q that differ', { text: TEXT, q: 'x' }, 'conflicting_parameters'],
    ['an empty text', { text: '' }, 'invalid_parameter'],
    ['no list', { texts: TEXT }, 'invalid_parameter'],
    ['an empty list', { texts: [] }, 'invalid_parameter'],
    ['101 texts', { texts: Array(101).fill('x') }, 'invalid_parameter'],
    ['a number in the list', { texts: [1] }, 'invalid_parameter'],
    ['a text of 501 characters in the list', { texts: ['ก'.repeat(501)] }, 'invalid_parameter'],
    ['a text of 501 characters', { text: 'ก'.repeat(501) }, 'text_too_long'],
    ['another name', { adress: TEXT }, 'unknown_parameter'],
  ] as const)('refuses %s', async ([, value, code]) => {
    const response = await post(value)
    expect(response.status).toBe(400)
    const problem = await response.text()
    expect(JSON.parse(problem)).toMatchObject({ code })
    expect(problem).not.toContain('สมชาย')
  })

  it('refuses a GET without a text, with two, and one that is too long', async () => {
    expect((await get('/parse')).status).toBe(400)
    expect((await get('/parse?text=a&text=b')).status).toBe(400)
    expect((await get(`/parse?text=${'a'.repeat(501)}`)).status).toBe(400)
  })
})
