import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strongEtag } from '../../src/http/cache.ts'
import { csvText } from '../../src/http/format.ts'
import { joinWords } from '../../src/address/english-words.ts'
import { encodeThai } from '../../src/address/names/thai-letters.ts'
import { Dataset, type CompactDataset } from '../../src/address/dataset.ts'
import type { StoredSearchNames } from '../../src/address/search-names.ts'
import { countsText, rangesOf } from '../../src/address/number-ranges.ts'
import { nameKey } from '../../src/address/names/name-key.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'
import {
  aliasRows,
  codes,
  districtCodes,
  districts,
  formerParents,
  must,
  provinceCodes,
  provinces,
  source,
  subdistricts,
} from './sources.ts'

/**
 * Builds the compact form that the Worker bundles, from the tables that `sources.ts` has checked. No clock, no network: the
 * same sources give the same bytes.
 */
const product = new URL('../../src/address/dataset.generated.json', import.meta.url)
const searchProduct = new URL('../../src/address/search-names.generated.json', import.meta.url)

const everyArea = [...provinces, ...districts, ...subdistricts]

/**
 * Readings by the rules of the Royal Institute that differ from the official English name: Wiphawadi for Vibhavadi. Only those
 * that no English name contains, so that they only change empty answers.
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

/** `200*12 210 5:220`: twelve with one main postcode, the others with another, and a further one for the sixth. */
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

type Row = readonly [code: string, th: string, en: string, ...string[]]
const names = (table: readonly Row[]) => ({
  th: encodeThai(table.map(([, th]) => th).join('\n')),
  en: table.map(([, , en]) => joinWords(en)).join('\n'),
})

/** The names of a district's subdistricts; a hyphen for the district's own. */
function ownNames(district: Subdistricts): { th: string; en: string } {
  const [, th, en] = districts.find(([code]) => district[0]?.[0].startsWith(code)) ?? []
  return names(district.map((row): Row => (row[1] === th && row[2] === en ? [row[0], '-', '-'] : row)))
}

/** The last two digits of the codes inside a parent. */
const numbersIn = (children: readonly string[], parent: string): number[] =>
  children.filter((code) => code.startsWith(parent)).map((code) => Number(code.slice(-2)))

const districtNumbers = [...provinceCodes].map((province) => numbersIn([...districtCodes], province))
const subdistrictNumbers = [...districtCodes].map((district) => numbersIn(codes, district))

/** Other names that always mean one area: a code and a name each. */
const aliases = aliasRows.flatMap(([codesOf, called, kind]) =>
  kind === 'name' ? codesOf.flatMap((code) => called.map((name) => [code, name])) : [],
)

/** Other names by which only search finds areas; as keys, so that the first search need not compute them. */
function searchNames(): StoredSearchNames {
  const found = aliasRows.filter(([, , kind]) => kind === 'search')
  const keysOf = (isThai: boolean): string =>
    found
      .map(([, called]) => called.map(nameKey).filter((key) => isCodable(key) === isThai))
      .map((keys) => keys.map((key) => (isThai ? encodeThai(key) : key)).join('\n'))
      .join('\n\n')
  return { codes: found.map(([codesOf]) => codesOf.join(' ')).join('\n'), th: keysOf(true), plain: keysOf(false) }
}

/** Only Thai letters can be coded; a name with a digit remains plain. */
const isCodable = (key: string): boolean => /^[\u0e01-\u0e4e.]+$/.test(key)

const compact: Omit<CompactDataset, 'file'> = {
  source,
  provinces: { codes: [...provinceCodes].join(' '), ...names(provinces) },
  districts: { numbers: districtNumbers.map(rangesOf).join('\n'), ...names(districts) },
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

/** The dataset as one JSON file, for the static assets. */
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
