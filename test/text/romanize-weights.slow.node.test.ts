import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../data/romanize/fingerprint.ts'
import { isEven, lists, placeNames } from '../../data/romanize/items.ts'
import { lattice } from '../../data/romanize/lattice.ts'
import { allItems, trainingSet, type TrainingSet } from '../../data/romanize/training-set.ts'
import half from '../../data/romanize/weights-half.generated.json' with { type: 'json' }
import shipped from '../../src/text/romanize/weights.generated.json' with { type: 'json' }

const source = (name: string): string =>
  readFileSync(new URL(`../../src/text/romanize/${name}`, import.meta.url), 'utf8')

describe('the weights', () => {
  it.for([
    ['half', half.inputs],
    ['shipped', shipped.inputs],
  ] as const)(
    '%s were learned from the lists and the grammar as they are (else: npm run data)',
    ([portion, inputs]) => {
      expect(inputs).toBe(fingerprint(portion))
    },
  )

  it('and the tables take at most 36.5 KiB compressed', () => {
    const tables = ['letters.ts', 'initials.ts', 'vowels.ts', 'ends.ts', 'context.ts'].map(source).join('')
    const withoutComments = tables.replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
    const bytes =
      gzipSync(withoutComments, { level: 9 }).length + gzipSync(source('weights.generated.json'), { level: 9 }).length
    expect(bytes).toBeLessThanOrEqual(36.5 * 1024)
  })
})

const taughtIn = (set: TrainingSet) => [...allItems(set), ...set.late]

describe('the lists', () => {
  it('hold at least 4,000 words, each once, written by words and syllables', () => {
    const words = [...lists().values()].flat()
    expect(words.length).toBeGreaterThanOrEqual(4000)
    expect(new Set(words.map(({ thai }) => thai)).size).toBe(words.length)
    expect(words.filter(({ thai, roman }) => !/^[ก-๎]+$/u.test(thai) || !/^[a-z]+([- ][a-z]+)*$/.test(roman))).toEqual(
      [],
    )
  })

  it('hold nothing that the grammar cannot give', () => {
    const lost = [...lists().values()].flat().filter(({ thai, roman }) => !lattice(thai, roman)?.gold)
    expect(lost).toEqual([])
  })

  // printf '%s' WORD | sha256sum
  it.for([
    ['ราชบุรี', false],
    ['สวย', false],
    ['สมชาย', true],
    ['เชียงใหม่', false],
  ] as const)('%s is even: %s', ([thai, even]) => {
    expect(isEven(thai)).toBe(even)
  })

  it('teach the half weights even items only, and the shipped weights all', () => {
    expect(taughtIn(trainingSet('half')).filter(({ thai }) => !isEven(thai))).toEqual([])
    const taught = new Set(taughtIn(trainingSet('shipped')).map(({ thai }) => thai))
    expect([...placeNames(), ...[...lists().values()].flat()].filter(({ thai }) => !taught.has(thai))).toEqual([])
  })
})
