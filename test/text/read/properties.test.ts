import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../bench/peers/read-rows.ts'
import { readText } from '../../../src/text/read/read.ts'

const path = (name: string): string => new URL(`./${name}.tsv`, import.meta.url).pathname
const texts = ['running', 'running-last', 'running-later', 'independent', 'forms']
  .flatMap((name) => rowsOf(path(name)))
  .map(({ input }) => input)

/** Pieces of real texts to recombine: dots, digits and letters next to each other in every order. */
const pieces = [...new Set(texts.flatMap((text) => text.split(/(?<= )|(?= )|(?<=\d)(?=\D)|(?<=\D)(?=\d)|(?<=\.)/)))]
const mashed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
const signs = [...'0123456789.,:/-–~+= ฿$%°()ๆฯกขมนพอจตศ.ๆxX@…½²√😀👩‍👧']
const hostile = fc.array(fc.constantFrom(...signs), { maxLength: 60 }).map((parts) => parts.join(''))
const anyText = fc.oneof(mashed, hostile, fc.string({ unit: 'binary', maxLength: 80 }))

describe('readText', () => {
  it('has tokens whose texts are the input and whose readings are the text, for any string', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readText(text)
        expect(reading.tokens.map((token) => token.text).join('')).toBe(reading.input)
        expect(reading.tokens.map((token) => token.reading).join('')).toBe(reading.text)
        expect(reading.text).toBe(reading.text.trim())
      }),
      { numRuns: 3000 },
    )
  })

  it('changes nothing in what it read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = readText(text).text
        expect(readText(once).text).toBe(once)
      }),
      {
        numRuns: 3000,
        examples: ['เขตโรงเรียนธ.ต.055', 'โทร.ธ.เสียหาย', 'หมื่นล.บขส.ธ.', '1👩+ค่าคอม', 'สั่ง@salathai.365ml)A'].map(
          (text) => [text],
        ),
      },
    )
  })

  it('leaves no digit unread but in names of Latin letters', () => {
    fc.assert(
      fc.property(mashed, (text) => {
        expect(readText(text).text.replace(/[\w'’-]*[a-z][\w'’-]*|SALE\d+|O-NET[A-Z]+\d+/g, '')).not.toMatch(/\d/)
      }),
      { numRuns: 3000 },
    )
  })

  it('names every number so that an independent reader gets it back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), fc.boolean(), (number, isGrouped) => {
        const written = isGrouped ? number.toString().replace(/\B(?=(?:\d{3})+$)/g, ',') : number.toString()
        fc.pre(isGrouped || number < 1_000_000_000n)
        expect(valueOf(readText(`จำนวน ${written} ชิ้น`).text.split(' ')[1] ?? '')).toBe(number)
      }),
      { numRuns: 10_000 },
    )
  })
})

const digits = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const places: readonly (readonly [string, bigint])[] = [
  ['แสน', 100_000n],
  ['หมื่น', 10_000n],
  ['พัน', 1000n],
  ['ร้อย', 100n],
  ['สิบ', 10n],
]

/** Number words as a number: everything before the last ล้าน counts millions. */
function valueOf(words: string): bigint {
  const millions = words.lastIndexOf('ล้าน')
  if (millions >= 0) return valueOf(words.slice(0, millions)) * 1_000_000n + valueOf(words.slice(millions + 4))
  for (const [place, value] of places) {
    const at = words.indexOf(place)
    if (at >= 0) return (at === 0 ? 1n : valueOf(words.slice(0, at))) * value + valueOf(words.slice(at + place.length))
  }
  if (words === '') return 0n
  if (words === 'เอ็ด') return 1n
  if (words === 'ยี่') return 2n
  return BigInt(digits.indexOf(words))
}
