import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compare, table } from '../../data/address/compare.ts'

const ours = (name: string): string => readFileSync(new URL(`../../data/address/${name}`, import.meta.url), 'utf8')

/** Compares rows in the formats of npm `province` 1.0.2 and thailand-geography-json, one area each. */
const found = (rows: unknown): string[] => compare(rows)?.found.filter((line) => !line.startsWith('only ours')) ?? []

describe('node data/address/compare.ts', () => {
  it.for(['provinces.tsv', 'districts.tsv', 'subdistricts.tsv'])('finds no difference from our own %s', (file) => {
    expect(compare(table(ours(file)))).toMatchObject({ found: [], corrections: 0 })
  })

  it('counts a value that corrections.tsv has on purpose, and reports any other', () => {
    const khet = { provinceCode: 10, districtCode: 1012, districtNameTh: 'ยานนาวา' }
    expect(compare([{ ...khet, districtNameEn: 'Yannawa' }])).toMatchObject({ corrections: 1 })
    expect(found([{ ...khet, districtNameEn: 'Yannawa' }])).toEqual([])
    expect(found([{ ...khet, districtNameEn: 'Yanawa' }])).toEqual([
      '1012 ยานนาวา name_en: ours Yan Nawa, theirs Yanawa',
    ])
  })

  it('matches rows without codes by their Thai names, in npm province', () => {
    const row = { subdistrict: 'Dusit', subdistrict_th: 'ดุสิต', district: 'Dusit', district_th: 'ดุสิต' }
    const city = { city: 'Bangkok', city_th: 'กรุงเทพมหานคร', zip: 10300, district_zip: 10300 }
    expect(found([{ ...row, ...city }])).toEqual([])
    expect(found([{ ...row, ...city, zip: 10301 }])).toEqual(['100201 ดุสิต postcode: ours 10300, theirs 10301'])
  })

  it('names an area that only one of the two has', () => {
    const text = 'code,nameTh,nameEn\n10,กรุงเทพมหานคร,Bangkok\n98,"ใหม่, จริง",New\n'
    const result = compare(table(text))
    expect(result?.found).toHaveLength(1 + 76)
    expect(result?.found).toContain('only theirs: 98 ใหม่, จริง New')
    expect(result?.found).toContain('only ours: 50 เชียงใหม่')
  })

  it.for([[[]], [{ a: 1, b: 2 }], ['text']])('knows no column in %j', ([content]) => {
    expect(compare(content)).toBeUndefined()
  })
})
