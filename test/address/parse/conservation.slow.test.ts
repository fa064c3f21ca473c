import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressData, addressPlaces } from '../../../src/address/address.ts'
import { readAddress } from '../../../src/address/parse/read.ts'

// Every letter and digit of a text is in a property or in `unparsed`. Short pieces are inserted between the words of
// addresses, where rules are most likely to skip them; none of their characters may be lost.

const LETTERS = 'กขคฆฉชฌญฎฑฒณธฝพฟภยศษฬฮABCDEFGHKQRWXYZ'.split('')
/** Numbers, and pieces with a letter that the text does not have. Their label words may be dropped. */
const PIECES = ['%', '#2', '=2', '№2', '5 และ', 'เขต 1', '+2', '(%)', '%1', '7/']

const textsOf = (file: string): string[] =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url).href), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text)

const corpus = ['examples.jsonl', 'companies.jsonl', 'orders-unseen.jsonl', 'conflicts.jsonl'].flatMap(textsOf)

const generated = fc
  .record({
    row: fc.constantFrom(...addressData().subdistricts.filter((_, i) => i % 20 === 0)),
    house: fc.constantFrom('99', '99/1', '12-14', 'เลขที่ 8', '228/24-25'),
    moo: fc.constantFrom('', 'ม.4', 'หมู่ 11'),
    road: fc.constantFrom('', 'ถ.ห้วยแก้ว', 'ซอย 5', 'ถนนพระราม 2', 'นิคมอุตสาหกรรมอมตะซิตี้'),
    isMarked: fc.boolean(),
  })
  .map(({ row: { record, district }, house, moo, road, isMarked }) => {
    const [s, d, p] = isMarked ? ['ต.', 'อ.', 'จ.'] : ['', '', '']
    const levels = `${s}${record.nameTh} ${d}${district.record.nameTh} ${p}${district.province.record.nameTh}`
    return [house, moo, road, levels, record.postcode].filter(Boolean).join(' ')
  })

/** Answers have Arabic digits for Thai ones. */
const arabic = (text: string): string => text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))

/** The parts of the answer that were written; an inferred postcode or level is not. */
function answered(text: string): string {
  const { street, recipient, unparsed, corrections, inferred, postcode, candidates } = readAddress(
    addressPlaces(),
    text,
  ).address
  const ofCandidates = candidates.map((each) => each.postcode).find((each) => each && arabic(text).includes(each))
  const written = corrections.map(({ from }) => from)
  const isSaid = !inferred.includes('postcode') && !corrections.some(({ field }) => field === 'postcode')
  return JSON.stringify([street, recipient, unparsed, written, isSaid ? (postcode ?? ofCandidates) : null])
}

const countOf = (text: string, character: string): number => arabic(text).split(character).length - 1

const answers = new Map<string, string>()

/** The answer to an address before any insertion, cached. */
function answeredBefore(text: string): string {
  const answer = answers.get(text) ?? answered(text)
  answers.set(text, answer)
  return answer
}

/** Number of occurrences of a character that are in no property. */
const lost = (text: string, answer: string, character: string): number =>
  countOf(text, character) - countOf(answer, character)

/** One idle processor parses 20,000 addresses in less than 20 seconds. */
const timeout = 240_000

it('loses no letter and no digit of what is put between the words of 20,000 addresses', { timeout }, () => {
  const addresses = fc.sample(generated, 1000)
  const address = fc.oneof(
    { arbitrary: fc.constantFrom(...addresses), weight: 5 },
    { arbitrary: fc.constantFrom(...corpus), weight: 1 },
  )
  fc.assert(
    fc.property(address, fc.constantFrom(...PIECES), fc.nat(), fc.boolean(), (text, shape, where, isGlued) => {
      const letter = LETTERS.find((each) => !text.includes(each)) ?? 'ฬ'
      const piece = shape.replace('%', letter)
      const words = text.split(/(?<=\s)/)
      const at = where % (words.length + 1)
      const before = words.slice(0, at).join('')
      const changed = `${isGlued ? before.trimEnd() : `${before} `}${piece} ${words.slice(at).join('')}`
      const [was, is] = [answeredBefore(text), answered(changed)]
      const characters = piece.match(/[A-Z\d]|[ก-ฮ](?![ก-๎])(?<![ก-๎].)/g) ?? []
      const gone = characters.filter((each) => lost(changed, is, each) > lost(text, was, each))
      if (gone.length > 0) expect(`${changed} loses ${gone.join()}`).toBe('')
    }),
    { numRuns: 20_000 },
  )
})
