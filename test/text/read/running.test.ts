import { describe, expect, it } from 'vitest'
import { isAccepted, rowsOf } from '../../../bench/peers/read-rows.ts'
import { abbreviations } from '../../../src/text/read/abbreviation-table.ts'
import { readText } from '../../../src/text/read/read.ts'

/**
 * Running text as people write it: bank, hospital and delivery messages, headlines, notices, shop signs, medicine labels,
 * court and school papers, chats. Each text has its accepted readings, written before the rules ran on it.
 */

const path = (name: string): string => new URL(`./${name}.tsv`, import.meta.url).pathname
const rows = [
  'running',
  'running-last',
  'running-later',
  'independent',
  'chats-and-signs',
  'messages-unseen',
  'messages-unseen-2',
  'messages-unseen-3',
].flatMap((name) => rowsOf(path(name)))

describe('running text', () => {
  it.for(rows)('$input', ({ input, accepted, options }) => {
    const { text } = readText(input, options)
    expect(isAccepted(accepted, text) ? accepted : text).toBe(accepted)
  })
})

/** Single forms, sentence by sentence of the rule book: numbers, money, times, dates, codes, units, abbreviations, ๆ. */
describe('single forms', () => {
  it.for(rowsOf(path('forms')))('$input', ({ input, accepted, options }) => {
    const { text } = readText(input, options)
    expect(isAccepted(accepted, text) ? accepted : text).toBe(accepted)
  })
})

describe('abbreviations', () => {
  const written = rowsOf(path('abbreviations'))

  it.for(written)('$input', ({ input, accepted }) => {
    expect(readText(input).text).toBe(accepted)
  })

  it('has a row for every one of the table', () => {
    const inputs = written.map(({ input }) => input).join('\n')
    expect(abbreviations.filter((entry) => !inputs.includes(entry.written))).toEqual([])
    expect(written).toHaveLength(abbreviations.length)
  })

  // Names that begin with the last letter of a longer abbreviation: น.ส.พ., พล.ต.ท., พ.ต.อ., ก.พ.ร., พล.อ.ต.
  it.for(['พรทิพย์', 'ทวี', 'อนันต์', 'รอดดี', 'ตระกูล', 'ชาตรี', 'ญาณี', 'สมชาย', 'จันทร์'])(
    'each leaves the name after it whole: %s',
    (name) => {
      const ends = abbreviations.map((entry) => entry.written).filter((each) => each.endsWith('.'))
      expect(ends.length).toBeGreaterThan(250)
      expect(ends.filter((each) => !readText(each + name).text.endsWith(name))).toEqual([])
    },
  )

  it('has its last dot missing before a name that does not begin with its last letter', () => {
    expect(readText('พ.ร.บจราจร').text).toBe('พระราชบัญญัติจราจร')
    expect(readText('ป.วิ.อาญา').text).not.toContain('ความอาญา')
  })
})
