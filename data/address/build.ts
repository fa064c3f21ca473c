import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { strongEtag } from '../../src/http/cache.ts'
import { csvText } from '../../src/http/format.ts'
import { joinWords, splitWords } from '../../src/address/english-words.ts'
import { encodeThai } from '../../src/address/names/thai-letters.ts'
import { Dataset, type CompactDataset } from '../../src/address/dataset.ts'
import type { StoredSearchNames } from '../../src/address/search-names.ts'
import { countsText, rangesOf } from '../../src/address/number-ranges.ts'
import { nameKey } from '../../src/address/names/name-key.ts'
import { NAME_LETTERS_MAX } from '../../src/address/names/names.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'

/**
 * Reads the tab-separated sources of this folder, checks them against each other, and makes the compact form that the
 * Worker bundles. No clock, no network: the same sources give the same bytes.
 */
const folder = new URL('./', import.meta.url)
const product = new URL('../../src/address/dataset.generated.json', import.meta.url)
const searchProduct = new URL('../../src/address/search-names.generated.json', import.meta.url)

/** SHA-256 of the 7,436 codes joined with line feeds: the list of the Department of Provincial Administration. */
const CODES_SHA256 = '6423eba49b6302f885c00ba01caf2190a0b0800615b8546a61830a4d56f90376'
const counts = { provinces: 77, districts: 928, subdistricts: 7436, mainPostcodes: 969, postcodes: 974 }

const clean = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .refine((name) => name === name.normalize('NFC').trim() && !/\s\s|\u0e4d\u0e32/.test(name), 'blanks, NFC or U+0E33')
/** The parts of a text, each of which must be right. */
function listOf(part: z.ZodType<string>, between: string) {
  return z.string().transform((text) => z.array(part).parse(text.split(between)))
}
const nameTh = clean(/^[\u0e01-\u0e4e.() -]+$/)
const nameEn = clean(/^[A-Za-z.() '-]+$/)
const postcode = z.string().regex(/^[1-9]\d{4}$/)

const Area = (digits: number) => z.tuple([z.string().length(digits).regex(/^\d+$/), nameTh, nameEn])
const Subdistrict = z.tuple([...Area(6).def.items, postcode], postcode)
const aliasName = z.string().regex(/^(?:[A-Za-z0-9 -]+|[\u0e01-\u0e4e. -]+(?: \d)?)$/)
/** Sources of other names, as README.md explains them. */
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

function must(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}

/** `counts` has the right numbers; change them there when you add a postcode on purpose. */
function mustEqual(what: string, found: number, wanted: number): void {
  must(found === wanted, `${what}: found ${found}, not ${wanted}`)
}

const provinces = rows('provinces.tsv', Area(2))
const districts = rows('districts.tsv', Area(4))
const subdistricts = rows('subdistricts.tsv', Subdistrict)
const aliasRows = rows('aliases.tsv', Alias)
const formerParents = rows('former-parents.tsv', FormerParent)
const source = Source.parse(JSON.parse(readFileSync(new URL('source.json', folder), 'utf8')))

for (const [name, table] of Object.entries({ provinces, districts, subdistricts })) {
  const codes = table.map(([code]) => code)
  mustEqual(`rows of ${name}`, codes.length, counts[name as keyof typeof counts])
  must(
    codes.every((code, i) => i === 0 || (codes[i - 1] ?? '') < code),
    `${name}: unsorted or doubled codes`,
  )
}
const provinceCodes = new Set(provinces.map(([code]) => code))
const districtCodes = new Set(districts.map(([code]) => code))
const codes = subdistricts.map(([code]) => code)
must(
  createHash('sha256').update(codes.join('\n')).digest('hex') === CODES_SHA256,
  'subdistrict codes differ from the official list',
)
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
mustEqual('main postcodes', new Set(used.map(([main]) => main)).size, counts.mainPostcodes)
mustEqual('postcodes', new Set(used.flat()).size, counts.postcodes)

const everyArea = [...provinces, ...districts, ...subdistricts]

/**
 * What the name reads by the rules of the Royal Institute, where the official English name is another: Wiphawadi for
 * Vibhavadi. Only what no English name contains, so that it changes no answer but an empty one.
 */
function readings(): string[][] {
  const english = everyArea.map(([, , en]) => nameKey(en)).join('\n')
  return everyArea
    .map(([code, th]) => [code, nameKey(romanize(th).text)] as const)
    .filter(([, reading]) => /^[a-z]+$/.test(reading) && !english.includes(reading))
    .map(([code, reading]) => [code, reading])
}

type Subdistricts = typeof subdistricts

const byDistrict: readonly Subdistricts[] = [...districtCodes].map((district) =>
  subdistricts.filter(([code]) => code.startsWith(district)),
)

/** `200*12 210 5:220`: twelve with one main postcode, the others with another, a further one for the sixth. */
function postcodesOf(district: Subdistricts): string {
  const province = district[0]?.[0].slice(0, 2) ?? ''
  const short = (digits: string): string => (digits.startsWith(province) ? digits.slice(2) : digits)
  const runs: { main: string; count: number }[] = []
  for (const [, , , main] of district) {
    const last = runs.at(-1)
    if (last?.main === main) last.count++
    else runs.push({ main, count: 1 })
  }
  const further = district.flatMap(([, , , , ...more], i) =>
    more.length > 0 ? [`${i}:${more.map(short).join(',')}`] : [],
  )
  const mains = runs.map(({ main, count }, i) => (i === runs.length - 1 ? short(main) : `${short(main)}*${count}`))
  return [...mains, ...further].join(' ')
}

function joinedWords(name: string): string {
  const joined = joinWords(name)
  must(splitWords(joined) === name, `${name}: a word that does not begin with a capital`)
  return joined
}

type Row = readonly [code: string, th: string, en: string, ...string[]]
const names = (table: readonly Row[]) => ({
  th: encodeThai(table.map(([, th]) => th).join('\n')),
  en: table.map(([, , en]) => joinedWords(en)).join('\n'),
})

/** The names of a district's subdistricts; a hyphen for its own. */
function ownNames(district: Subdistricts): { th: string; en: string } {
  const [, th, en] = districts.find(([code]) => district[0]?.[0].startsWith(code)) ?? []
  return names(district.map((row): Row => (row[1] === th && row[2] === en ? [row[0], '-', '-'] : row)))
}

/** The last two digits of the codes in a parent. */
const numbersIn = (children: readonly string[], parent: string): number[] =>
  children.filter((code) => code.startsWith(parent)).map((code) => Number(code.slice(-2)))

const districtNumbers = [...provinceCodes].map((province) => numbersIn([...districtCodes], province))
const subdistrictNumbers = [...districtCodes].map((district) => numbersIn(codes, district))

/** Other names that stand for one area everywhere, a code and a name each. */
const aliases = aliasRows.flatMap(([codesOf, called, kind]) =>
  kind === 'name' ? codesOf.flatMap((code) => called.map((name) => [code, name])) : [],
)

/** Other names by which only search finds areas; keys, so that nothing is left to do for the first search. */
function searchNames(): StoredSearchNames {
  const found = aliasRows.filter(([, , kind]) => kind === 'search')
  const keysOf = (isThai: boolean): string =>
    found
      .map(([, called]) => called.map(nameKey).filter((key) => isCodable(key) === isThai))
      .map((keys) => keys.map((key) => (isThai ? encodeThai(key) : key)).join('\n'))
      .join('\n\n')
  return { codes: found.map(([codesOf]) => codesOf.join(' ')).join('\n'), th: keysOf(true), plain: keysOf(false) }
}

/** Thai letters alone can be coded; a name with a digit is left as it is. */
const isCodable = (key: string): boolean => /^[\u0e01-\u0e4e.]+$/.test(key)

const compact: Omit<CompactDataset, 'file'> = {
  source,
  provinces: { codes: [...provinceCodes].join(' '), ...names(provinces) },
  districts: {
    numbers: districtNumbers.map(rangesOf).join('\n'),
    ...names(districts),
  },
  subdistricts: {
    numbers: subdistrictNumbers.map(rangesOf).join('\n'),
    postcodes: byDistrict.map(postcodesOf).join('\n'),
    th: byDistrict.map((district) => ownNames(district).th).join('\n\n'),
    en: byDistrict.map((district) => ownNames(district).en).join('\n\n'),
  },
  childCounts: countsText([...districtNumbers, ...subdistrictNumbers].map(({ length }) => length)),
  formerParents: formerParents.map(([code, former]) => `${code}\t${former}`).join('\n'),
  aliases: [...aliases, ...readings()].map(([code, name]) => `${code}\t${name}`).join('\n'),
}

/** The body of `all.json`: three flat lists with parent codes. */
function wholeFile(): string {
  const { provinces: p, districts: d, subdistricts: s } = new Dataset({ ...compact, file: { etag: '', bytes: 0 } })
  must(s.map(({ record }) => record.code).join() === codes.join(), 'the compact form does not unfold to the same codes')
  return JSON.stringify({
    version: source.version,
    source: { name: source.name, url: source.url, license: source.license },
    counts: { provinces: p.length, districts: d.length, subdistricts: s.length },
    provinces: p.map(({ record }) => record),
    districts: d.map(({ record: { code, ...rest }, province }) => ({
      code,
      provinceCode: province.record.code,
      ...rest,
    })),
    subdistricts: s.map(({ record: { code, ...rest }, district }) => ({
      code,
      districtCode: district.record.code,
      provinceCode: district.province.record.code,
      ...rest,
    })),
  })
}

/** The dataset as one JSON file, to be put among the static assets. */
export const allJson = wholeFile()

/** The body of `all.csv`: one line for each subdistrict, with its parents. */
function wholeTable(): string {
  const parts = ['code', 'nameTh', 'nameEn']
  const levels = ['subdistrict', 'district', 'province']
  const columns = [...levels.flatMap((level) => parts.map((part) => `${level}.${part}`)), 'postcode', 'postcodes']
  const whole = new Dataset({ ...compact, file: { etag: '', bytes: 0 } })
  const items = whole.subdistricts.map(({ record, district }) => {
    return { subdistrict: record, district: district.record, province: district.province.record, ...record }
  })
  return csvText(columns, items)
}

/** The same as one CSV file. */
export const allCsv = wholeTable()

const file = { etag: strongEtag(allJson), bytes: Buffer.byteLength(allJson) }
writeFileSync(searchProduct, `${JSON.stringify(searchNames())}\n`)
writeFileSync(product, `${JSON.stringify({ ...compact, file } satisfies CompactDataset)}\n`)
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`${everyArea.length} areas, all.json ${file.bytes} bytes`)
