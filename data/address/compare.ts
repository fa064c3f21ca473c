import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nameKey } from '../../src/address/names/name-key.ts'
import { districts, provinces, subdistricts } from './sources.ts'

/**
 * `node data/address/compare.ts FILE`: compares an edition of the sources (README.md, "Where it comes from") with our tables.
 * Writes nothing. FILE is JSON (lists of objects, in any depth), CSV or tab-separated with a heading, or the module
 * `dist/provinces.js` of npm `province`. Rows are matched by code, or by their Thai names if they have none. Exit code 0:
 * every difference is a correction of ours; 1: something else differs; 2: the file has no known column.
 */
type Fields = Readonly<Record<string, string>>
const levels = ['subdistrict', 'district', 'province'] as const
type Level = (typeof levels)[number]
interface Theirs {
  readonly level: Level
  readonly code: string
  /** Thai names from the area up to its province, as one key. */
  readonly path: string
  readonly nameTh: string
  readonly nameEn: string
  readonly postcode: string
}

/** Column names of known editions, in lower case and without signs, after the level's name if there is one. */
const columns: Readonly<Record<'code' | 'nameTh' | 'nameEn', readonly string[]>> = {
  code: ['code', 'id'],
  nameTh: ['nameth', 'th', 'thainame'],
  nameEn: ['nameen', 'en', 'englishname', ''],
}
const levelNames: Readonly<Record<Level, readonly string[]>> = {
  subdistrict: ['subdistrict', 'tambon'],
  district: ['district', 'amphoe', 'amphur'],
  province: ['province', 'changwat', 'city'],
}
const postcodeNames = ['postcode', 'postalcode', 'zipcode', 'zip']
const codeLength: Readonly<Record<Level, number>> = { subdistrict: 6, district: 4, province: 2 }

const first = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => fields[name] ?? '').find((value) => value !== '') ?? ''

const ofLevel = (fields: Fields, level: Level, what: keyof typeof columns): string =>
  first(
    fields,
    levelNames[level].flatMap((name) => columns[what].map((column) => name + column)),
  )

/** The areas of one row: one, or a subdistrict with its parents. */
function areasOf(fields: Fields): Theirs[] {
  const own = first(fields, columns.code)
  const lone = levels.find((level) => own.length === codeLength[level])
  if (lone && first(fields, columns.nameTh) !== '') {
    const [nameTh, nameEn] = [first(fields, columns.nameTh), first(fields, columns.nameEn)]
    return [{ level: lone, code: own, path: '', nameTh, nameEn, postcode: first(fields, postcodeNames) }]
  }
  const names = levels.map((level) => ofLevel(fields, level, 'nameTh'))
  return levels.flatMap((level, i) => {
    const code = ofLevel(fields, level, 'code')
    const nameTh = names[i] ?? ''
    // A row of districts has no subdistrict, and a parent may be a code alone.
    if (nameTh === '') return []
    const postcode = level === 'subdistrict' ? first(fields, postcodeNames) : ''
    return [{ level, code, path: pathOf(names.slice(i)), nameTh, nameEn: ofLevel(fields, level, 'nameEn'), postcode }]
  })
}

const pathOf = (names: readonly string[]): string => names.map(nameKey).join(' ')

function* records(value: unknown): Generator<Fields> {
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  const plain = entries.filter(([, each]) => typeof each === 'string' || typeof each === 'number')
  if (!Array.isArray(value) && plain.length > 1)
    yield Object.fromEntries(plain.map(([name, each]) => [plainName(name), String(each).trim().normalize('NFC')]))
  for (const [, each] of entries) yield* records(each)
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** The rows of a CSV or tab-separated text, as objects. */
export function table(text: string): unknown {
  const [heading = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/)
  const cellsOf = (line: string): string[] =>
    heading.includes('\t')
      ? line.split('\t')
      : Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
          (quoted ?? bare ?? '').replaceAll('""', '"'),
        )
  const names = cellsOf(heading)
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, i) => [names[i] ?? '', cell])))
}

async function contentOf(file: string): Promise<unknown> {
  if (/\.m?js$/.test(file)) return ((await import(pathToFileURL(file).href)) as { default: unknown }).default
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? JSON.parse(text) : table(text)
}

interface Ours {
  readonly code: string
  readonly nameTh: string
  readonly nameEn: string
  readonly postcodes: readonly string[]
}
const ours = new Map<string, Ours>(
  [...provinces, ...districts, ...subdistricts].map(([code, nameTh, nameEn, ...postcodes]) => [
    code,
    { code, nameTh, nameEn, postcodes },
  ]),
)
/** Values of the sources that we replace on purpose: `100508 postcode 10230`. */
const corrected = new Set(
  readFileSync(new URL('corrections.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 3).join(' ')),
)
const sourceName = (code: string): string => {
  const before = [...corrected].find((line) => line.startsWith(`${code} name_th `))
  return before?.slice(`${code} name_th `.length) ?? ours.get(code)?.nameTh ?? ''
}
const codeOfPath = new Map(
  [...ours.keys()].flatMap((code) => {
    const up = [code, code.slice(0, 4), code.slice(0, 2)].filter((each, i, all) => all.indexOf(each) === i)
    return [
      [pathOf(up.map((each) => ours.get(each)?.nameTh ?? '')), code],
      [pathOf(up.map(sourceName)), code],
    ] as const
  }),
)

/** The differences of an edition from our tables, one per line; undefined if it has no known column. */
export function compare(content: unknown): { areas: number; found: string[]; corrections: number } | undefined {
  const theirs = areasIn(content)
  if (theirs.size === 0) return undefined
  const found: string[] = []
  let corrections = 0
  function differ(code: string, field: string, our: string, their: string): void {
    if (their === '' || their === our) return
    if (corrected.has(`${code} ${field} ${their}`)) corrections++
    else found.push(`${code} ${ours.get(code)?.nameTh} ${field}: ours ${our}, theirs ${their}`)
  }
  for (const [code, area] of theirs) {
    const own = ours.get(code)
    if (!own) {
      found.push(['only theirs:', code, area.nameTh, area.nameEn, ...area.postcodes].join(' '))
      continue
    }
    differ(code, 'name_th', own.nameTh, area.nameTh)
    differ(code, 'name_en', own.nameEn, area.nameEn)
    for (const postcode of area.postcodes)
      if (!own.postcodes.includes(postcode)) differ(code, 'postcode', own.postcodes.join(' '), postcode)
  }
  // A file of one level says nothing about the others.
  const said = new Set(Array.from(theirs.values(), ({ level }) => codeLength[level]))
  for (const { code, nameTh } of ours.values())
    if (said.has(code.length) && !theirs.has(code)) found.push(`only ours: ${code} ${nameTh}`)
  return { areas: theirs.size, found, corrections }
}

/** The areas of an edition by our code, each with all postcodes of its rows. */
function areasIn(content: unknown): Map<string, Theirs & { postcodes: Set<string> }> {
  const theirs = new Map<string, Theirs & { postcodes: Set<string> }>()
  for (const area of Array.from(records(content), areasOf).flat()) {
    const code = area.code || (codeOfPath.get(area.path) ?? area.path)
    const known = theirs.get(code) ?? { ...area, postcodes: new Set<string>() }
    if (area.postcode !== '') known.postcodes.add(area.postcode)
    theirs.set(code, known)
  }
  return theirs
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file] = process.argv
  const result = file === undefined ? undefined : compare(await contentOf(file))
  if (!result) {
    console.error(
      file === undefined
        ? 'usage: node data/address/compare.ts FILE'
        : `${file}: no column is known: a code and a Thai name, or names such as subdistrictNameTh`,
    )
    process.exit(2)
  }
  const { areas, found, corrections } = result
  for (const line of found) console.log(line)
  console.log(`${areas} areas: ${found.length} differences, and ${corrections} that corrections.tsv has on purpose`)
  process.exitCode = found.length > 0 ? 1 : 0
}
