import { describe, expect, it } from 'vitest'
import { isAccepted, rowsOf } from '../../../bench/peers/read-rows.ts'
import { abbreviations } from '../../../src/text/read/abbreviation-table.ts'
import { readText } from '../../../src/text/read/read.ts'

/**
 * Running text as people write it: bank, hospital and delivery messages, headlines, notices, shop signs, medicine labels,
 * court and school papers, chats. Beside each text are the readings that are right; they were written before the rules
 * ran on them.
 */

const path = (name: string): string => new URL(`./${name}.tsv`, import.meta.url).pathname
const rows = [...rowsOf(path('running')), ...rowsOf(path('running-last'))]

/** Texts that the rules misread; one that is read well by now must leave this list. */
const misread = new Set(['ทะเบียนยาเลขที่ 1A 15/45', 'คะแนนสอบ 8/10 กับ 15/20 ผ่านครับ'])

describe('running text', () => {
  it.for(rows.filter(({ input }) => !misread.has(input)))('$input', ({ input, accepted, options }) => {
    const { text } = readText(input, options)
    expect(isAccepted(accepted, text) ? accepted : text).toBe(accepted)
  })

  it.for(rows.filter(({ input }) => misread.has(input)))('not yet: $input', ({ input, accepted, options }) => {
    expect(isAccepted(accepted, readText(input, options).text)).toBe(false)
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
})
