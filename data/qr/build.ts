import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Reads the advance widths of Sarabun Regular, so that captions can be fitted (and undrawable characters refused) without
 * starting the text renderer. Product: src/qr/sarabun.generated.json.
 *
 * Tables of the OpenType specification 1.9: `head`, `hhea`, `hmtx`, `cmap` format 4.
 */
const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
)
const table = tableOffsets()

const unitsPerEm = font.readUInt16BE(at('head') + 18)
const longMetrics = font.readUInt16BE(at('hhea') + 34)
const widthOf = (glyph: number): number => font.readUInt16BE(at('hmtx') + 4 * Math.min(glyph, longMetrics - 1))

const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Co}/u
const widths = [...glyphs()]
  .filter(([code]) => !CONTROL.test(String.fromCodePoint(code)))
  .toSorted(([a], [b]) => a - b)
  .map(([code, glyph]) => [code, widthOf(glyph)] as const)

const known = new Map(widths)

/** 0 for a letter with marks that is as wide as its base letter, such as é: captions look up the base. */
function shortened([code, width]: readonly [number, number]): number {
  const base = String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code
  if (base !== code && width === 0) throw new Error(`U+${code.toString(16)} has no width, its letter may have one`)
  return base !== code && known.get(base) === width ? 0 : width
}

/** Runs of neighbouring characters: the number of code points skipped before it, then the width of each; in base 36. */
const runs: number[][] = []
let next = 0
for (const each of widths) {
  const [code] = each
  if (code !== next || runs.length === 0) runs.push([code - next])
  runs.at(-1)?.push(shortened(each))
  next = code + 1
}

const product = new URL('../../src/qr/sarabun.generated.json', import.meta.url)
writeFileSync(product, `${JSON.stringify({ unitsPerEm, runs: runs.map(written).join(';') })}\n`)

function written(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join(',')
}

function tableOffsets(): Map<string, number> {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, i) => 12 + 16 * i)
  return new Map(records.map((record) => [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)]))
}

function at(name: string): number {
  const offset = table.get(name)
  if (offset === undefined) throw new Error(`the font has no table ${name}`)
  return offset
}

/** Characters and their glyphs, from the Unicode BMP subtable. */
function* glyphs(): Generator<[code: number, glyph: number]> {
  const cmap = at('cmap')
  const count = font.readUInt16BE(cmap + 2)
  const records = Array.from({ length: count }, (_, i) => cmap + 4 + 8 * i)
  const bmp = records.find((record) => font.readUInt16BE(record) === 3 && font.readUInt16BE(record + 2) === 1)
  if (bmp === undefined) throw new Error('the font has no Unicode character map')
  const start = cmap + font.readUInt32BE(bmp + 4)
  if (font.readUInt16BE(start) !== 4) throw new Error('the character map is not of format 4')
  const doubled = font.readUInt16BE(start + 6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = font.readUInt16BE(start + 14 + segment)
    const first = font.readUInt16BE(start + 16 + doubled + segment)
    const delta = font.readUInt16BE(start + 16 + 2 * doubled + segment)
    const rangeAt = start + 16 + 3 * doubled + segment
    const range = font.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - first))
      const glyph = range === 0 ? (code + delta) & 0xffff : listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) yield [code, glyph]
    }
  }
}
