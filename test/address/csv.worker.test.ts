import { describe, expect, it } from 'vitest'
import list from '../../data/address/list.json' with { type: 'json' }
import { send } from '../http/client.ts'

const A = '/api/v1/tools/thai/address'
const CSV = 'text/csv; charset=utf-8; header=present'

/** Sends a request as IMPORTDATA does: a plain GET without Accept. */
async function table(path: string): Promise<{ header: string; lines: string[] }> {
  const response = await send(`${A}/${path}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(CSV)
  const text = await response.text()
  expect(text.endsWith('\r\n')).toBe(true)
  const [header = '', ...lines] = text.slice(0, -2).split('\r\n')
  return { header, lines }
}

const PLACE = 'code,nameTh,nameEn'
const PARENTS = 'districtCode,districtNameTh,districtNameEn,districtKind,provinceCode,provinceNameTh,provinceNameEn'
const SUBDISTRICT = `${PLACE},kind,postcode,postcodes,${PARENTS}`
const bangkok = '10,กรุงเทพมหานคร,Bangkok'
const phraNakhon = `1001,พระนคร,Phra Nakhon,khet,${bangkok}`

// Codes and names: the lists of the Department of Provincial Administration; postcodes: Thailand Post (data/address).
describe('CSV of address lookups', () => {
  it.for([
    { path: 'provinces?format=csv', header: PLACE, count: 77, line: bangkok },
    {
      path: 'districts?province=10&format=csv',
      header: `${PLACE},kind,provinceCode,provinceNameTh,provinceNameEn`,
      count: 50,
      line: phraNakhon,
    },
    {
      path: 'subdistricts?district=1001&format=csv',
      header: SUBDISTRICT,
      count: 12,
      line: `100101,พระบรมมหาราชวัง,Phra Borom Maha Ratchawang,khwaeng,10200,10200,${phraNakhon}`,
    },
    {
      path: 'postcode/10303?format=csv',
      header: SUBDISTRICT,
      count: 1,
      line: `100203,สวนจิตรลดา,Suan Chit Lada,khwaeng,10300,10300 10303,1002,ดุสิต,Dusit,khet,${bangkok}`,
    },
    {
      path: 'search?q=Bang+Rak&limit=1&format=csv',
      header: `level,match,${PLACE},kind,postcode,postcodes,${PARENTS}`,
      count: 1,
      line: `district,exact,1004,บางรัก,Bang Rak,khet,,,,,,,${bangkok}`,
    },
    {
      path: 'search?q=zzzz&format=csv',
      header: `level,match,${PLACE},kind,postcode,postcodes,${PARENTS}`,
      count: 0,
      line: undefined,
    },
  ])('$path: $count lines', async ({ path, header, count, line }) => {
    const { header: found, lines } = await table(path)
    expect(found).toBe(header)
    expect(lines).toHaveLength(count)
    if (line !== undefined) expect(lines).toContain(line)
  })

  it('all.csv has every subdistrict with its parents, and an ETag that gives 304', async () => {
    const { header, lines } = await table('all.csv')
    expect(header).toBe(
      'subdistrictCode,subdistrictNameTh,subdistrictNameEn,districtCode,districtNameTh,districtNameEn,provinceCode,provinceNameTh,provinceNameEn,postcode,postcodes',
    )
    expect(lines).toHaveLength(list.subdistricts)
    expect(lines[0]).toBe(
      '100101,พระบรมมหาราชวัง,Phra Borom Maha Ratchawang,1001,พระนคร,Phra Nakhon,10,กรุงเทพมหานคร,Bangkok,10200,10200',
    )
    const etag = (await send(`${A}/all.csv`)).headers.get('etag') ?? ''
    expect((await send(`${A}/all.csv`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it('has the cache class of the JSON answer, and its own ETag', async () => {
    const [json, csv] = [await send(`${A}/provinces`), await send(`${A}/provinces?format=csv`)]
    expect(csv.headers.get('cache-control')).toBe(json.headers.get('cache-control'))
    const etag = csv.headers.get('etag') ?? ''
    expect(etag).not.toBe(json.headers.get('etag'))
    const again = await send(`${A}/provinces?format=csv`, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('bom=1 puts the mark in front that Excel needs, and says nothing without csv', async () => {
    const plain = new Uint8Array(await (await send(`${A}/provinces?format=csv&bom=0`)).arrayBuffer())
    const marked = new Uint8Array(await (await send(`${A}/provinces?format=csv&bom=1`)).arrayBuffer())
    expect(marked.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    expect(marked.slice(3)).toEqual(plain)
    const [json, with1] = [await send(`${A}/provinces`), await send(`${A}/provinces?bom=1`)]
    expect(await with1.text()).toBe(await json.text())
  })

  it.for([
    { path: 'provinces?format=text', parameter: 'format' },
    { path: 'provinces?format=xlsx', parameter: 'format' },
    { path: 'provinces?format=', parameter: 'format' },
    { path: 'provinces?format=csv&bom=2', parameter: 'bom' },
    { path: 'provinces?bom=yes', parameter: 'bom' },
  ])('refuses $path, in JSON', async ({ path, parameter }) => {
    const response = await send(`${A}/${path}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { code, errors } = await response.json<{ code: string; errors: { parameter: string; message: string }[] }>()
    expect(code).toBe('invalid_parameter')
    expect(errors[0]?.parameter).toBe(parameter)
    if (/format=\w/.test(path) && parameter === 'format') expect(errors[0]?.message).toMatch(/json.*csv/)
  })

  it('answers a problem in JSON under every format', async () => {
    const response = await send(`${A}/districts?province=XX&format=csv`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})

const COLUMNS =
  'confidence,recipientName,phones,houseNumber,building,floor,room,village,moo,soi,road,subdistrictCode,subdistrictNameTh,districtCode,districtNameTh,provinceCode,provinceNameTh,postcode,corrections,unparsed,labelTh,company,companyEn,department,taxId,taxIdValid,branchCode,branchName,email,poBox,postOffice,site,complete'
const home = 'สมชาย ใจดี 0812345678 99/1 ม.5 ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ 10270'
const homeLine =
  'corrected,สมชาย ใจดี,0812345678,99/1,,,,,5,,,110102,สำโรงเหนือ,1101,เมืองสมุทรปราการ,11,สมุทรปราการ,10270,subdistrict: สำโรงเหนอ → สำโรงเหนือ,,สมชาย ใจดี โทร. 0812345678 99/1 หมู่ 5 ตำบลสำโรงเหนือ อำเภอเมืองสมุทรปราการ สมุทรปราการ 10270,,,,,,,,,,,,true'

const parse = (body: object): Promise<Response> =>
  send(`${A}/parse`, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

describe('CSV of addresses read', () => {
  it('is the same by GET and by POST, for one text and in a list, and is never stored', async () => {
    const { header, lines } = await table(`parse?format=csv&text=${encodeURIComponent(home)}`)
    expect([header, ...lines]).toEqual([COLUMNS, homeLine])
    const one = await parse({ text: home, format: 'csv' })
    expect(one.headers.get('cache-control')).toBe('no-store')
    expect(await one.text()).toBe(`${COLUMNS}\r\n${homeLine}\r\n`)
    const several = await parse({ texts: [home, '???', home], format: 'csv', bom: 1 })
    const bytes = new Uint8Array(await several.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    const [, first, nothing, last] = new TextDecoder().decode(bytes).split('\r\n')
    expect([first, last]).toEqual([homeLine, homeLine])
    expect(nothing?.startsWith('none,')).toBe(true)
  })

  it('has an apostrophe before what a spreadsheet would run', async () => {
    const response = await parse({ text: '-1+1 @SUM(1) 99 หมู่ 1 ต.สุเทพ อ.เมือง จ.เชียงใหม่', format: 'csv' })
    const [, line = ''] = (await response.text()).split('\r\n')
    expect(line.split(',').filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
  })

  it.for([{ format: 'text' }, { format: 'csv', bom: 2 }])('refuses %j in a body', async (forms) => {
    const response = await parse({ text: home, ...forms })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_parameter' })
  })
})
