import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { addressData } from '../../src/address/address.ts'
import { addressTextCharsMax } from '../../src/limits.ts'
import { arabicDigits } from '../../src/thai/digits.ts'

const folder = new URL('../../data/orders/', import.meta.url)
const voices = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
const linesOf = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')

const Span = z.tuple([z.int(), z.int(), z.enum([...'nophmbfrvsdxtajzekc']), z.string().min(1).nullable()])
const Order = z.strictObject({ id: z.string(), text: z.string().max(addressTextCharsMax), spans: z.array(Span).min(1) })
type Order = z.infer<typeof Order>

const { subdistricts } = addressData()
/** The places of the table as a marked order names them. */
const rows = subdistricts.map(({ record, district }) => ({
  t: record.nameTh,
  a: district.record.nameTh,
  j: district.province.record.nameTh,
  z: record.postcodes,
}))
type Level = 't' | 'a' | 'j'

/** The official names that the spans of a level mean. */
const named = ({ text, spans }: Order, level: Level): string[] =>
  spans.filter(([, , tag]) => tag === level).map(([start, end, , official]) => official ?? text.slice(start, end))

/** Why an order is not marked by the rules of data/orders/README.md. */
function faultsOf(order: Order): string[] {
  const faults: string[] = []
  let last = 0
  for (const [start, end, tag] of order.spans) {
    const words = order.text.slice(start, end)
    if (start < last || end > order.text.length) faults.push(`${tag} ${words}: out of order`)
    if (words === '' || words !== words.trim()) faults.push(`${tag} "${words}": a blank at its edge`)
    last = end
  }
  const levels = (['t', 'a', 'j'] as const).flatMap((level) => named(order, level).map((name) => ({ level, name })))
  for (const { level, name } of levels)
    if (!rows.some((row) => row[level] === name)) faults.push(`${level} ${name}: not in the table`)
  const codes = order.spans.filter(([, , tag]) => tag === 'z')
  for (const [start, end, , official] of codes) {
    const code = official ?? arabicDigits(order.text.slice(start, end))
    // Some institutions have a postcode of their own (40002), which no subdistrict has.
    if (!/^\d{5}$/.test(code) || !rows.some((row) => row.z[0]?.startsWith(code.slice(0, 2))))
      faults.push(`z ${code}: no postcode`)
  }
  const isIn = (row: (typeof rows)[number]): boolean =>
    (['t', 'a', 'j'] as const).every((level) => {
      const names = named(order, level)
      return names.length === 0 || names.includes(row[level])
    })
  if (levels.length > 0 && !rows.some(isIn)) faults.push('no place has all its levels')
  return faults
}

describe.for(voices)('%s', (file) => {
  const orders = linesOf(file).map((line) => Order.parse(JSON.parse(line)))

  it('is marked by the rules, with places of the table', () => {
    const faults = orders.flatMap((order) => faultsOf(order).map((fault) => `${order.id}: ${fault}`))
    expect(faults).toEqual([])
  })

  it('numbers its orders, and has none twice', () => {
    const voice = file.replace('.jsonl', '')
    for (const { id } of orders) expect(id).toMatch(new RegExp(`^${voice}-\\d+$`))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
    expect(new Set(orders.map(({ text }) => text)).size).toBe(orders.length)
  })
})

it('README.md names each voice and its orders', () => {
  const readme = readFileSync(new URL('README.md', folder), 'utf8')
  const counts = voices.map((file) => [file, linesOf(file).length] as const)
  for (const [file, count] of counts) expect(readme).toContain(`| \`${file}\` | ${count} |`)
  expect(readme).toContain(counts.reduce((sum, [, count]) => sum + count, 0).toLocaleString('en-US'))
})
