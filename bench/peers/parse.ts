import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { Dataset } from '../../src/address/dataset.ts'
import { parseAddress } from '../../src/address/parse/parse.ts'
import type { ParsedAddress } from '../../src/address/parse/read.ts'
import { places } from '../../src/address/places.ts'
import { search } from '../../src/address/search.ts'
import { searchIndex } from '../../src/address/search-index.ts'
import { peer } from './peers.ts'

/**
 * `npm run bench:parse -- FILE.jsonl…`: how often the parser reads an address right. One example a line: `kind` (`real`,
 * `synthetic`, `search`), `text`, `accept` (codes or null of each level, postcodes; of a search: codes), `fields`,
 * `noise`, `confidence` (accepted values, null for any). Without a file: the examples of test/address. The peer is the
 * only npm package found that parses whole addresses; it returns names, so names are compared.
 */
interface Triple {
  readonly subdistrict: string | null
  readonly district: string | null
  readonly province: string | null
  readonly postcode: readonly (string | null)[]
}

interface Example {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly accept: readonly Triple[] | readonly string[]
  readonly fields: Readonly<Record<string, string>>
  readonly noise: readonly string[]
  readonly confidence: string | readonly string[] | null
}

const FIELDS = { houseNumber: 97, moo: 99, soi: 97, road: 98, phone: 97, name: 85 } as const
const MISSES_MAX = 600

interface Universal {
  splitAddress: (text: string) => Promise<{ province: string; district: string; sub_district: string } | null>
}
const { splitAddress } = await peer<Universal>('thai-address-universal')

const data = new Dataset(compact)
const table = places(data)
const index = searchIndex(data)
const thaiNames = new Map(data.areas.map(({ record: { code, nameTh } }) => [code, nameTh]))

class Share {
  readonly #name: string
  readonly #goal: number
  right = 0
  all = 0
  constructor(name: string, goal: number) {
    this.#name = name
    this.#goal = goal
  }
  add(isRight: boolean): void {
    this.all++
    if (isRight) this.right++
  }
  get percent(): number {
    return (100 * this.right) / this.all
  }
  row(atMost = false): string {
    if (this.all === 0) return ''
    const { percent } = this
    const holds = atMost ? percent <= this.#goal : percent >= this.#goal
    return `| ${this.#name} | ${this.all} | ${percent.toFixed(2)} % | ${atMost ? '≤' : '≥'} ${this.#goal} % | ${holds ? 'yes' : '**no**'} |`
  }
}

class F1 {
  readonly #name: string
  readonly #goal: number
  #hits = 0
  #found = 0
  #wanted = 0
  constructor(name: string, goal: number) {
    this.#name = name
    this.#goal = goal
  }
  add(found: string, wanted: string): void {
    if (found !== '') this.#found++
    if (wanted !== '') this.#wanted++
    if (found !== '' && found === wanted) this.#hits++
  }
  row(): string {
    const f1 = (200 * this.#hits) / Math.max(1, this.#found + this.#wanted)
    return `| F1 ${this.#name} | ${this.#wanted} | ${f1.toFixed(2)} % | ≥ ${this.#goal} % | ${f1 >= this.#goal ? 'yes' : '**no**'} |`
  }
}

async function report(name: string, examples: readonly Example[]): Promise<void> {
  const real = new Share('three levels, real texts', 98)
  const generated = new Share('three levels, generated', 99.5)
  const typos = new Share('three levels, with typos', 98)
  const postcode = new Share('postcode', 98)
  const astray = new Share('wrong but exact or corrected', 0.5)
  const confidence = new Share('confidence', 95)
  const first5 = new Share('misspelt searches, right one in the first five', 95)
  const fields = Object.entries(FIELDS).map(([field, goal]) => [field, new F1(field, goal)] as const)
  const others = new Share('thai-address-universal, three levels', 0)
  const misses: string[] = []
  const times: number[] = []
  for (const example of examples) {
    if (example.kind === 'search') {
      const found = search(index, example.text, { limit: 5, offset: 0, level: undefined }).page
      const isRight = found.some(({ area }) => (example.accept as readonly string[]).includes(area.record.code))
      first5.add(isRight)
      if (!isRight)
        misses.push(`search ${example.id} ${example.text} → ${found.map(({ area }) => area.record.nameTh).join(', ')}`)
      continue
    }
    const start = performance.now()
    const parsed = parseAddress(table, example.text)
    times.push(performance.now() - start)
    const accept = example.accept as readonly Triple[]
    others.add(await isSplit(example.text, accept))
    const isRight = isAccepted(parsed, accept, example.confidence)
    const levels =
      example.kind === 'real' ? real : example.noise.some((noise) => /typo|keyboard/.test(noise)) ? typos : generated
    levels.add(isRight)
    // Equal readings: each candidate has its own postcode.
    const isPostcode = isRight && parsed.candidates.length > 0 ? true : accept.some((each) => each.postcode.length === 0 || each.postcode.includes(parsed.postcode)) // prettier-ignore
    postcode.add(isPostcode)
    const isAstray = !isRight && (parsed.confidence === 'exact' || parsed.confidence === 'corrected')
    astray.add(isAstray)
    const wanted = example.confidence === null ? [] : [example.confidence].flat()
    if (wanted.length > 0) confidence.add(wanted.includes(parsed.confidence))
    const faults = [
      ...(isRight ? [] : ['levels']),
      ...(isPostcode
        ? []
        : [`postcode ${parsed.postcode} for ${accept.map((each) => each.postcode.join('/')).join(' | ')}`]),
      ...(wanted.length > 0 && !wanted.includes(parsed.confidence) ? [`confidence for ${wanted.join('/')}`] : []),
    ]
    for (const [field, score] of fields) {
      const found = plain(fieldOf(parsed, field))
      const expected = plain(example.fields[field] ?? '')
      score.add(found, expected)
      if (found !== expected) faults.push(`${field} "${fieldOf(parsed, field)}" for "${example.fields[field] ?? ''}"`)
    }
    if (faults.length > 0)
      misses.push(
        `${example.id} ${JSON.stringify(example.text)}\n    ${codesOf(parsed)} ${parsed.confidence}: ${faults.join('; ')}`,
      )
  }
  console.log(`\n## ${name}\n\n| | number | found | goal | reached |\n|---|--:|--:|--:|---|`)
  const rows = [
    ...[real, generated, typos, postcode].map((share) => share.row()),
    astray.row(true),
    confidence.row(),
    ...fields.map(([, f1]) => f1.row()),
    first5.row(),
  ]
  for (const row of rows) if (row !== '') console.log(row)
  if (others.all > 0)
    console.log(`| thai-address-universal, three levels | ${others.all} | ${others.percent.toFixed(2)} % | | |`)
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(3)
  console.log(`\nTime: median ${at(0.5)} ms, 90th percentile ${at(0.9)} ms, 99th ${at(0.99)} ms`)
  console.log(`\nMisses (${misses.length}):`)
  for (const miss of misses.slice(0, MISSES_MAX)) console.log(miss)
}

/** Whether the three levels equal an accepted triple; if only `ambiguous` is right, whether every triple is a candidate. */
function isAccepted(parsed: ParsedAddress, accept: readonly Triple[], confidence: Example['confidence']): boolean {
  const only = confidence === null ? [] : [confidence].flat()
  if (only.length === 1 && only[0] === 'ambiguous') {
    return parsed.confidence === 'ambiguous' && accept.every((each) => parsed.candidates.some((candidate) => candidate.subdistrict?.code === each.subdistrict)) // prettier-ignore
  }
  return accept.some(
    ({ subdistrict, district, province }) =>
      (parsed.subdistrict?.code ?? null) === subdistrict &&
      (parsed.district?.code ?? null) === district &&
      (parsed.province?.code ?? null) === province,
  )
}

/** Whether the peer returns the Thai names of an accepted subdistrict, district and province. */
async function isSplit(text: string, accept: readonly Triple[]): Promise<boolean> {
  const found = await splitAddress(text)
  const names = found ? [found.sub_district, found.district, found.province] : ['', '', '']
  return accept.some(({ subdistrict, district, province }) =>
    [subdistrict, district, province].every((code, i) => (code === null ? '' : thaiNames.get(code)) === names[i]),
  )
}

function fieldOf({ street, recipient }: ParsedAddress, field: string): string {
  if (field === 'phone') return recipient.phones[0] ?? ''
  if (field === 'name') return recipient.name ?? ''
  return street[field as keyof typeof street] ?? ''
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s.]/g, '')
const codesOf = ({ subdistrict, district, province }: ParsedAddress): string => [subdistrict, district, province].map((record) => record?.code ?? '-').join(' ') // prettier-ignore

const files = process.argv.slice(2)
for (const file of files.length > 0 ? files : [new URL('../../test/address/parse/examples.jsonl', import.meta.url)]) {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  await report(
    typeof file === 'string' ? basename(file) : 'examples of this repository',
    lines.map((line) => JSON.parse(line) as Example),
  )
}
