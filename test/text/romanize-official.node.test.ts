import { describe, expect, it } from 'vitest'
import { lists, placeNames } from '../../data/romanize/items.ts'
import { addressData } from '../../src/address/address.ts'
import { genericOf } from '../../src/text/romanize/generic.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'

/** Hyphens of official names divide no words: Cha-am. */
const words = (roman: string): string => roman.toLowerCase().replaceAll('-', '')
const letters = (roman: string): string => words(roman).replaceAll(' ', '')

// English names of data/address (Department of Provincial Administration, Royal Gazette); `min` is what version 1.2 had right.
describe('official names have their blanks, as place', () => {
  it.for([
    { level: 'province', rows: 77, min: 76 },
    { level: 'district', rows: 928, min: 919 },
    { level: 'subdistrict', rows: 7436, min: 7414 },
  ] as const)('$min of $rows of the level $level', ({ level, rows, min }) => {
    const names = addressData().areas.filter((area) => area.level === level)
    expect(names.length).toBe(rows)
    const right = names.filter(
      ({ record }) => romanize(record.nameTh, 'place').spaced.replaceAll('-', '') === words(record.nameEn),
    )
    expect(right.length).toBeGreaterThanOrEqual(min)
  })

  it.for(['text', 'place'] as const)('พระนครศรีอยุธยา, alone and after its level, as %s', (kind) => {
    for (const level of ['', 'จังหวัด', 'อำเภอ']) {
      expect(romanize(`${level}พระนครศรีอยุธยา`, kind).spaced).toMatch(/^(?:changwat |amphoe )?phra nakhon si ayutthaya$/)
    }
  })
})

it('phrases that are learned from divide an official name after a generic word as it is official', () => {
  const official = new Map(placeNames().map(({ thai, roman }) => [thai, roman]))
  const phrases = [...lists()].filter(([name]) => name.startsWith('phrases')).flatMap(([, items]) => items)
  const others = phrases.filter(({ thai, roman }) => {
    const name = official.get(thai.slice(genericOf(thai)?.length ?? thai.length))
    return name !== undefined && letters(roman).endsWith(letters(name)) && !words(roman).endsWith(` ${words(name)}`)
  })
  expect(others).toEqual([])
})
