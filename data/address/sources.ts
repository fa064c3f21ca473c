import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { joinWords, splitWords } from '../../src/address/english-words.ts'
import { nameKey } from '../../src/address/names/name-key.ts'
import { NAME_LETTERS_MAX } from '../../src/address/names/names.ts'

/**
 * Reads the tab-separated sources of this folder and checks them against each other and against `list.json`. Requires no
 * product, so `npm run data` imports it before training. No clock, no network.
 */
const folder = new URL('./', import.meta.url)

const clean = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .refine((name) => name === name.normalize('NFC').trim() && !/\s\s|\u0e4d\u0e32/.test(name), 'blanks, NFC or U+0E33')
/** The parts of a text, each of which must be valid. */
function listOf(part: z.ZodType<string>, between: string) {
  return z.string().transform((text) => z.array(part).parse(text.split(between)))
}
const nameTh = clean(/^[\u0e01-\u0e4e.() -]+$/)
const nameEn = clean(/^[A-Za-z.() '-]+$/)
const postcode = z.string().regex(/^[1-9]\d{4}$/)

const Area = (digits: number) => z.tuple([z.string().length(digits).regex(/^\d+$/), nameTh, nameEn])
const Subdistrict = z.tuple([...Area(6).def.items, postcode], postcode)
const aliasName = z.string().regex(/^(?:[A-Za-z0-9 -]+|[\u0e01-\u0e4e. -]+(?: \d)?)$/)
/** Sources of other names, explained in README.md. */
const aliasSources = ['RI', 'USE', 'SET', 'BTS', 'MRT', 'ARL', 'SRT', 'BMA', 'TAT', 'DLA', 'LAW'] as const
const Alias = z.tuple([
  listOf(z.string().regex(/^(\d\d){1,3}$/), ' '),
  listOf(aliasName, '|'),
  z.enum(['name', 'search']),
  z.enum(aliasSources),
])
const areaCode = z.string().regex(/^(\d\d){1,2}$/)
const FormerParent = z.tuple([areaCode, areaCode, z.string().regex(/^20\d\d$/), z.string().min(1)])
const Source = z.strictObject({ version: z.iso.date(), name: z.string(), url: z.url(), license: z.literal('MIT') })

/** The rows of a table without its heading line. */
function rows<T>(file: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n').slice(1)
  return lines.map((line, i) => {
    const result = schema.safeParse(line.split('\t'))
    if (!result.success) throw new Error(`${file}, line ${i + 2}: ${line}\n${z.prettifyError(result.error)}`)
    return result.data
  })
}

export function must(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}

export const provinces = rows('provinces.tsv', Area(2))
export const districts = rows('districts.tsv', Area(4))
export const subdistricts = rows('subdistricts.tsv', Subdistrict)
export const aliasRows = rows('aliases.tsv', Alias)
export const formerParents = rows('former-parents.tsv', FormerParent)
export const source = Source.parse(JSON.parse(readFileSync(new URL('source.json', folder), 'utf8')))

for (const [name, table] of Object.entries({ provinces, districts, subdistricts })) {
  const codes = table.map(([code]) => code)
  for (const [code, , en] of table)
    must(splitWords(joinWords(en)) === en, `${code} ${en}: a word that does not begin with a capital`)
  must(
    codes.every((code, i) => i === 0 || (codes[i - 1] ?? '') < code),
    `${name}: unsorted or doubled codes`,
  )
}
export const provinceCodes = new Set(provinces.map(([code]) => code))
export const districtCodes = new Set(districts.map(([code]) => code))
export const codes = subdistricts.map(([code]) => code)
must(
  [...districtCodes].every((code) => provinceCodes.has(code.slice(0, 2))),
  'a district has no province',
)
must(
  codes.every((code) => districtCodes.has(code.slice(0, 4))),
  'a subdistrict has no district',
)
must(new Set(codes.map((code) => code.slice(0, 4))).size === districts.length, 'a district has no subdistrict')
must(new Set(codes.map((code) => code.slice(0, 2))).size === provinces.length, 'a province has no subdistrict')
const everyCode = new Set([...provinceCodes, ...districtCodes, ...codes])
must(
  aliasRows.flatMap(([codesOf]) => codesOf).every((code) => everyCode.has(code)),
  'an alias names no area',
)
must(
  aliasRows.every(([, called]) => called.every((name) => nameKey(name).length <= NAME_LETTERS_MAX)),
  'an alias is longer than any name may be',
)
must(
  formerParents.every(
    ([code, former]) => code.length === former.length && everyCode.has(code) && everyCode.has(former),
  ),
  'a former parent is no area of the same level',
)
const aliasKeys = aliasRows.flatMap(([codesOf, names]) =>
  codesOf.flatMap((code) => names.map((name) => `${code} ${nameKey(name)}`)),
)
must(new Set(aliasKeys).size === aliasKeys.length, 'an area has an alias twice')
for (const [code, , , ...postcodes] of subdistricts)
  must(new Set(postcodes).size === postcodes.length, `${code}: doubled postcode`)
const used = subdistricts.map(([, , , ...postcodes]) => postcodes)

/** The figures of the official list, in `list.json`. They may change with a table only if the list itself has changed. */
const List = z.strictObject({
  asOf: z.iso.date(),
  provinces: z.int(),
  districts: z.int(),
  subdistricts: z.int(),
  mainPostcodes: z.int(),
  postcodes: z.int(),
  subdistrictCodesSha256: z.string().length(64),
})
const list = List.parse(JSON.parse(readFileSync(new URL('list.json', folder), 'utf8')))
const found: z.infer<typeof List> = {
  asOf: list.asOf,
  provinces: provinces.length,
  districts: districts.length,
  subdistricts: subdistricts.length,
  mainPostcodes: new Set(used.map(([main]) => main)).size,
  postcodes: new Set(used.flat()).size,
  subdistrictCodesSha256: createHash('sha256').update(codes.join('\n')).digest('hex'),
}
must(
  JSON.stringify(found) === JSON.stringify(list),
  `The tables have other figures than list.json. If the official list has changed, this is its new content, with the date of that list:\n${JSON.stringify(found, null, 2)}`,
)
