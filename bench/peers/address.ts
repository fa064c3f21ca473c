import { spawnSync } from 'node:child_process'
import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { Dataset } from '../../src/address/dataset.ts'
import { lookup } from '../../src/address/lookup.ts'
import { search, type Page } from '../../src/address/search.ts'
import { searchIndex } from '../../src/address/search-index.ts'
import { compare, cpuMicroseconds, median, shown, verdict } from '../compare.ts'
import { some } from '../smallest.ts'
import { peer } from './peers.ts'

const page: Page = { limit: 20, offset: 0, level: undefined }

/** `node bench/peers/address.ts`: search and lookups, beside npm packages that bundle the same kind of data. */
if (process.argv.includes('--first-use')) {
  firstUse()
  process.exit()
}

interface Universal {
  searchAddressBySubDistrict: (name: string, resultsMax?: number) => Promise<unknown[]>
}
interface Bilions {
  getDistricts: (provinceId: number) => unknown[]
  getSubDistricts: (districtId: number) => unknown[]
}
const universal = await peer<Universal>('thai-address-universal')
const { thailandAddress: bilions } = await peer<{ thailandAddress: Bilions }>('@bilions/thailand-address')
await universal.searchAddressBySubDistrict('บาง') // loads its data

const data = new Dataset(compact)
const index = searchIndex(data)
const areas = lookup(data)

console.log('## Addresses')
await besideUniversal()
searchAllNames()
firstUseRow()
lookups()

/** thai-address-universal returns promises and caches answers, so both sides run every query once, awaited. */
async function besideUniversal(): Promise<void> {
  const queries = some([...new Set(data.subdistricts.map(({ record }) => record.nameTh))].slice(0, 2000))
  const ours = await eachOnce(queries, (query) => search(index, query, page))
  const theirs = await eachOnce(queries, (query) => universal.searchAddressBySubDistrict(query, 20))
  console.log(
    `\n### Search of ${queries.length} subdistrict names, each once\n\n| | µs a call | times the first |\n|---|--:|--:|\n` +
      `| Sala, all levels | ${shown(ours)} | 1 |\n` +
      `| thai-address-universal, subdistricts only | ${shown(theirs)} | ${shown(theirs / ours)} |`,
  )
}

async function eachOnce(queries: readonly string[], ask: (query: string) => unknown): Promise<number> {
  const start = cpuMicroseconds()
  for (const query of queries) await ask(query)
  return (cpuMicroseconds() - start) / queries.length
}

/** Every full name, and every first two letters of one, as queries. */
function searchAllNames(): void {
  const names = some(data.areas).flatMap(({ record: { nameTh, nameEn } }) => [nameTh, nameEn])
  const queries = [
    ...new Set([...names, ...names.map((name) => name.slice(0, 2)), ...names.map((name) => name.slice(0, 1))]),
  ]
  for (const query of queries) search(index, query, page)
  const times = queries.map((query) => {
    const start = performance.now()
    search(index, query, page)
    return { query, milliseconds: performance.now() - start }
  })
  const worst = times
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 20)
    .map(({ query }) => slowest(query))
  const medianMs = median(times.map(({ milliseconds }) => milliseconds))
  const worstMs = Math.max(...worst)
  console.log(
    `\n### Search of all ${queries.length} names and their beginnings\n\n| | ms a call | asked |\n|---|--:|---|\n` +
      `| median | ${shown(medianMs)} | ${verdict('< 0.5 ms', medianMs < 0.5)} |\n` +
      `| slowest query | ${shown(worstMs)} | ${verdict('< 2 ms', worstMs < 2)} |`,
  )
}

/** The fastest of five runs: another process may have disturbed a single slow one. */
function slowest(query: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    search(index, query, page)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** CPU time of unpacking the data and building the index in a fresh process. */
function firstUse(): void {
  const start = cpuMicroseconds()
  const unfolded = new Dataset(compact)
  lookup(unfolded).province('10')
  const lookupMs = (cpuMicroseconds() - start) / 1000
  search(searchIndex(unfolded), 'บางรัก', page)
  console.log(JSON.stringify([lookupMs, (cpuMicroseconds() - start) / 1000]))
}

function firstUseRow(): void {
  const runs = some(Array.from({ length: 7 })).map(() => {
    const { stdout } = spawnSync(process.execPath, [import.meta.filename, '--first-use'], { encoding: 'utf8' })
    return JSON.parse(stdout) as [number, number]
  })
  const lookupMs = median(runs.map(([first]) => first))
  const searchMs = median(runs.map(([, all]) => all))
  console.log(
    `\n### First use in a fresh process\n\n| | ms of CPU | asked |\n|---|--:|---|\n` +
      `| first lookup | ${shown(lookupMs)} | ${verdict('< 8 ms', lookupMs < 8)} |\n` +
      `| first lookup and first search | ${shown(searchMs)} | ${verdict('< 8 ms', searchMs < 8)} |`,
  )
}

function lookups(): void {
  const chiangMai = areas.province('เชียงใหม่')
  const microsecondsMax = 100
  compare('Lookups', [
    {
      name: 'Sala, province by name and its districts',
      run: () => areas.province('เชียงใหม่')?.districts,
      microsecondsMax,
    },
    { name: 'Sala, district by name', run: () => areas.districts('สันทราย', chiangMai), microsecondsMax },
    { name: 'Sala, postcode', run: () => areas.postcode('50210'), microsecondsMax },
    { name: '@bilions/thailand-address, districts by id', run: () => bilions.getDistricts(1) },
    { name: '@bilions/thailand-address, subdistricts by id', run: () => bilions.getSubDistricts(1) },
  ])
}
