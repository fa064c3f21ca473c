import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { foldThai } from '../../../src/address/names/letters.ts'
import { Names } from '../../../src/address/names/names.ts'
import { WordList } from '../../../src/address/parse/text/word-list.ts'

describe('names found by their first letters', () => {
  const names = new Names('ab\nabc\nabcdef\nabcdef\nabcdxx\nzz')

  it.for([
    ['abcdefgh', 0, [2, 3, 6]],
    ['xabcdxx', 1, [2, 3, 6]],
    ['abd', 0, [2]],
    ['ab', 0, [2]],
    ['a', 0, []],
    ['zy', 0, []],
  ] as const)('at %s, letter %i, have the lengths %j', ([letters, at, lengths]) => {
    expect(names.lengthsAt(letters, at)).toEqual(lengths)
  })

  it.for([
    ['abcdef', [2, 3]],
    ['abcde', []],
    ['zz', [5]],
  ] as const)('%s is that of places %j', ([name, found]) => {
    expect(names.named(name)).toEqual(found)
  })

  it.for([
    ['abc', 1, 6, [2, 3, 4]],
    ['abc', 4, 6, []],
    ['abc', 0, 3, [1, 2]],
    ['abcdef', 1, 6, []],
    ['z', 1, 6, [5]],
    ['ก', 0, 6, []],
  ] as const)('%s and at least %i letters, before place %i: %j', ([start, more, end, found]) => {
    expect(names.goingOn(start, more, end)).toEqual(found)
  })

  it('goes on like the names one by one', () => {
    const all = addressPlaces()
    const table = all.th().names()
    for (const start of ['กร', 'นคร', 'บาง', 'พระนครศร', 'อำนาจ', 'ไม่มี'].map((name) => foldThai(name).text)) {
      const slow = Array.from({ length: all.subdistrictsFrom }, (_, place) => place).filter((place) => {
        const name = table.of(place)
        return name.startsWith(start) && name.length > start.length
      })
      expect(table.goingOn(start, 1, all.subdistrictsFrom)).toEqual(slow)
    }
  })

  it.for(['th', 'en'] as const)('every name in %s is that of its place', (script) => {
    const all = addressPlaces()
    const table = all[script]().names()
    const lost = Array.from({ length: all.count }, (_, place) => place).filter(
      (place) =>
        !table.named(table.of(place)).includes(place) ||
        table.lengthsAt(`${table.of(place)}.`, 0).at(-1) !== table.of(place).length,
    )
    expect(lost).toEqual([])
  })
})

it('of two words that begin alike the earlier in the list is taken', () => {
  const words = new WordList('ตลาดนัด|ตลาด')
  expect(words.at('ใกล้ตลาดนัด', 4)).toBe('ตลาดนัด')
  expect(words.at('ใกล้ตลาดสด', 4)).toBe('ตลาด')
  expect(words.at('ใกล้ตลาด', 3)).toBeUndefined()
})
