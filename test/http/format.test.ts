import { describe, expect, it } from 'vitest'
import { prepared } from '../../src/http/answer.ts'
import { strongEtag } from '../../src/http/cache.ts'
import { csvText, formatted } from '../../src/http/format.ts'

/** RFC 4180, section 2, rules 5 to 7; for formulas OWASP, "CSV Injection". */
describe('a cell', () => {
  it.for([
    { value: 'บางรัก', cell: 'บางรัก', why: 'text as it is' },
    { value: 'a,b', cell: '"a,b"', why: 'a comma is quoted' },
    { value: 'say "a"', cell: '"say ""a"""', why: 'a quotation mark is doubled' },
    { value: 'a\nb', cell: '"a\nb"', why: 'a line break is quoted' },
    { value: '=1+1', cell: "'=1+1", why: 'a formula' },
    { value: '+66 81', cell: "'+66 81", why: 'a plus sign' },
    { value: '-1', cell: "'-1", why: 'a minus sign' },
    { value: '@SUM(A1)', cell: "'@SUM(A1)", why: 'a function of Lotus' },
    { value: '\t=1', cell: "'\t=1", why: 'a tab before a formula' },
    { value: '\r=1', cell: '"\'\r=1"', why: 'a carriage return before a formula' },
    { value: '\n=1', cell: '"\'\n=1"', why: 'a line feed before a formula' },
    { value: '＝1+1', cell: "'＝1+1", why: 'a full-width equals sign' },
    { value: '＋66', cell: "'＋66", why: 'a full-width plus sign' },
    { value: '－1', cell: "'－1", why: 'a full-width minus sign' },
    { value: '＠SUM(A1)', cell: "'＠SUM(A1)", why: 'a full-width at sign' },
    { value: '=HYPERLINK("http://x","y")', cell: `"'=HYPERLINK(""http://x"",""y"")"`, why: 'a formula with quotes' },
    { value: '0812345678', cell: '0812345678', why: 'leading zeros stay' },
    { value: null, cell: '', why: 'nothing' },
    { value: undefined, cell: '', why: 'no such property' },
    { value: true, cell: 'true', why: 'a boolean' },
    { value: -5, cell: '-5', why: 'a number is no formula' },
    { value: ['10200', '10220'], cell: '10200 10220', why: 'a list, separated by blanks' },
    { value: [], cell: '', why: 'an empty list' },
    { value: ['=1', '2'], cell: "'=1 2", why: 'a list that begins like a formula' },
  ])('$why: $cell', ({ value, cell }) => {
    expect(csvText(['value'], [{ value }])).toBe(`value\r\n${cell}\r\n`)
  })
})

describe('a table', () => {
  it('joins the names of nested records in camel case, and leaves the cells of an absent one empty', () => {
    const items = [
      { code: '1001', province: { code: '10', nameTh: 'กรุงเทพมหานคร' } },
      { code: '10', province: null },
    ]
    expect(csvText(['code', 'province.code', 'province.nameTh'], items)).toBe(
      'code,provinceCode,provinceNameTh\r\n1001,10,กรุงเทพมหานคร\r\n10,,\r\n',
    )
  })

  it('has its header without any item', () => {
    expect(csvText(['code', 'nameTh'], [])).toBe('code,nameTh\r\n')
  })
})

describe('the table of a prepared answer', () => {
  const csv = { columns: ['code'], items: ({ list }: { list: readonly object[] }) => list }
  const text = 'code\r\n10\r\n11\r\n'
  const answer = prepared({ list: [{ code: '10' }, { code: '11' }] })
  const bytes = async (withBom: boolean): Promise<string> => {
    const { body } = formatted(answer, { csv }, 'csv', withBom)
    return body instanceof Blob ? Buffer.from(await body.arrayBuffer()).toString() : (body as string)
  }

  it('is written once and has an ETag of its own bytes', async () => {
    const [first, again] = [0, 1].map(() => formatted(answer, { csv }, 'csv', false))
    expect(again).toBe(first)
    expect(first?.options.etag).toBe(strongEtag(text))
    expect(first?.options.etag).not.toBe(answer.options.etag)
    expect(await bytes(false)).toBe(text)
  })

  it('has its byte order mark only where it was asked for', async () => {
    expect(await bytes(true)).toBe(`\ufeff${text}`)
    expect(await bytes(false)).toBe(text)
  })

  it('is not that of another answer', () => {
    const other = formatted(prepared({ list: [{ code: '12' }] }), { csv }, 'csv', false)
    expect(other.options.etag).toBe(strongEtag('code\r\n12\r\n'))
  })
})
