import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressData, addressPlaces } from '../../../src/address/address.ts'
import type { Subdistrict } from '../../../src/address/dataset.ts'
import { labelOf } from '../../../src/address/parse/label.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { readAddress } from '../../../src/address/parse/read.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)
const codeOf = (text: string): string => {
  const { confidence, subdistrict } = read(text)
  return `${confidence} ${subdistrict?.code}`
}
const NOTHING = readAddress(addressPlaces(), '')

const labelled = ({ record, district }: Subdistrict) =>
  labelOf(
    {
      ...NOTHING,
      address: {
        ...NOTHING.address,
        subdistrict: record,
        district: district.record,
        province: district.province.record,
        postcode: record.postcode,
      },
    },
    (thai) => thai,
  )

const glued = ({ record, district }: Subdistrict): string =>
  record.kind === 'khwaeng'
    ? `12/3แขวง${record.nameTh}เขต${district.record.nameTh}กทม${record.postcode}`
    : `12/3ม.4ต.${record.nameTh}อ.${district.record.nameTh}จ.${district.province.record.nameTh}${record.postcode}`

const rows = addressData().subdistricts
const row = fc.constantFrom(...rows)
const wrong = (textOf: (row: Subdistrict) => string): string[] =>
  rows.filter((each) => codeOf(textOf(each)) !== `exact ${each.record.code}`).map(({ record }) => record.code)

describe('each subdistrict', () => {
  it('is read back from its Thai label as exact', () => {
    expect(wrong((each) => labelled(each).th.join('\n'))).toEqual([])
  })

  it('is read back from its English label as exact', () => {
    expect(wrong((each) => labelled(each).en.join(', '))).toEqual([])
  })

  it('is read back from a line without a blank', () => {
    expect(wrong(glued)).toEqual([])
  })

  it('is read back from three bare names', () => {
    expect(
      wrong(({ record, district }) => `${record.nameTh} ${district.record.nameTh} ${district.province.record.nameTh}`),
    ).toEqual([])
  })

  it('is read back from them the other way round', () => {
    expect(
      wrong(({ record, district }) => `${district.province.record.nameTh} ${district.record.nameTh} ${record.nameTh}`),
    ).toEqual([])
  })
})

describe('the answer', () => {
  it('has the same place with a right postcode as without', () => {
    fc.assert(
      fc.property(row, fc.boolean(), ({ record, district }, bare) => {
        const [s, d] = bare ? ['', ''] : ['ต.', 'อ.']
        const text = `9/1 ${s}${record.nameTh} ${d}${district.record.nameTh} ${district.province.record.nameTh}`
        expect(codeOf(`${text} ${record.postcode}`)).toBe(codeOf(text))
      }),
      { numRuns: 300 },
    )
  })

  it('does not depend on the blanks between parts', () => {
    const blank = fc.constantFrom('', ' ', '  ', '\n', '\t', '\u00a0', '\u200b', ' \r\n ')
    fc.assert(
      fc.property(row, fc.array(blank, { minLength: 7, maxLength: 7 }), (each, blanks) => {
        const { record, district } = each
        const parts = ['99/1', 'ตำบล', record.nameTh, 'อำเภอ', district.record.nameTh, 'จังหวัด', district.province.record.nameTh, record.postcode] // prettier-ignore
        const text = parts.map((part, i) => part + (blanks[i] ?? '')).join('')
        expect(codeOf(text)).toBe(`exact ${record.code}`)
        expect(read(text).street.houseNumber).toBe('99/1')
      }),
      { numRuns: 300 },
    )
  })

  it('comes for any text, in the promised shape', () => {
    const piece = fc.oneof(
      fc.constantFrom('ต.', 'อ.', 'จ.', 'ถ.', 'ซ.', 'ม.', 'หมู่', 'เมือง', 'ฯ', 'เลขที่', 'อาคาร', '(', '¦', '10200', '081-234-5678', '\u0e48', '\u0e4d\u0e32', 'Road', 'Soi '), // prettier-ignore
      fc.string({ unit: 'binary', maxLength: 12 }),
      row.map(({ record }) => record.nameTh),
      row.map(({ record }) => record.nameEn),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { confidence, subdistrict, district, province, candidates, corrections } = read(pieces.join(''))
        expect(confidence === 'none').toBe(candidates.length === 0 && province === null)
        expect(confidence === 'ambiguous').toBe(candidates.length > 0)
        if (confidence === 'exact') expect(corrections).toEqual([])
        if (confidence === 'corrected') expect(corrections.length).toBeGreaterThan(0)
        if (confidence === 'exact' || confidence === 'corrected') expect(subdistrict).not.toBeNull()
        if (subdistrict && district) expect(subdistrict.code.startsWith(district.code)).toBe(true)
        if (district && province) expect(district.code.startsWith(province.code)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('comes at all for words that repeat to the end (a pattern that tries every division would run for hours)', () => {
    for (const unit of [
      'soi a ',
      'a b c d e f Road ',
      'moo ban a ',
      'unit a',
      'A b village ',
      'ซ.',
      'ต.',
      'ชื่อ ก ',
      'l6gmr ',
    ])
      expect(read(unit.repeat(500 / unit.length)).candidates.length).toBeLessThanOrEqual(20)
  })

  it('does not depend on what was read before', () => {
    fc.assert(
      fc.property(row, row, (one, other) => {
        const text = labelled(one).th.join(' ')
        const first = read(text)
        read(labelled(other).en.join(', '))
        expect(read(text)).toEqual(first)
      }),
      { numRuns: 50 },
    )
  })
})
