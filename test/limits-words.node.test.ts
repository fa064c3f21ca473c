import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as limits from '../src/limits.ts'

/** A sentence must take a limit from limits.ts: one written as digits is wrong as soon as limits.ts changes. */

const root = join(import.meta.dirname, '..')
const files = globSync(
  [
    'src/*/{contract,problems,values,words}.ts',
    'src/address/parse/{contract,values,words}.ts',
    'src/site/**/errors.ts',
  ],
  { cwd: root },
)

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []
const values = new Set(numbersIn(limits))

/** A number followed by the unit of a limit. Numbers in names, examples and templates do not match. */
const COUNTED =
  /(?<![\w.,$/-])(\d[\d,]*) ?(?:characters|bytes|px|requests|hours|seconds|parameters|properties|addresses|results|(?:ตัว)?อักษร|อักขระ|ไบต์|พิกเซล|ครั้ง|รายการ|ชั่วโมง|วินาที|ภาพ|ชื่อ|ปิด)/g

const written = (text: string): string[] =>
  [...text.matchAll(COUNTED)].flatMap(([words, digits = '']) =>
    values.has(Number(digits.replaceAll(',', ''))) ? words : [],
  )

it.for([
  ['at most 500 characters', ['500 characters']],
  ['ไม่เกิน 4096 ตัวอักษร', ['4096 ตัวอักษร']],
  ['1,500 characters', ['1,500 characters']],
  ['13 ตัวอักษร', []],
  ['${toolTextCharsMax} characters', []],
] as const)('%s holds %j', ([text, found]) => {
  expect(written(text)).toEqual(found)
})

it.for(files)('%s writes no limit as digits', (file) => {
  expect(written(readFileSync(join(root, file), 'utf8'))).toEqual([])
})
