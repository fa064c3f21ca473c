import { startsOf, type Area, type Dataset } from './dataset.ts'
import { LetterPairs } from './letter-pairs.ts'
import { fromSecondUse } from './names/second-use.ts'
import { once } from '../once.ts'
import type { Level } from './places.ts'

/**
 * All keys of one script in one text, each between two line feeds, the Thai ones coded by `encodeThai`: first those of the
 * provinces, then of the districts, then of the subdistricts, district by district with an empty line between.
 */
export interface Haystack {
  readonly text: string
  /** Offsets of the first key of a district and of a subdistrict. */
  readonly districts: number
  readonly subdistricts: number
  /**
   * The offsets of the keys of each province, of each district, and of each district's subdistricts. Undefined in the first
   * search of a process: it counts lines with built-ins, because the loop that fills this list is slow while cold.
   */
  readonly starts: () => readonly number[] | undefined
  /** Every offset of a key in the text, ascending. */
  readonly placesOf: (key: string) => readonly number[]
}

/** How an area's name contains the query, the nearest first. */
export const ranks = ['exact', 'prefix', 'contains'] as const

/** Offsets of the keys of matching areas in the text, ascending: by level, within a level by code. */
export type Hits = Record<(typeof ranks)[number], number[]>

/**
 * @param provinces keys of provinces, one per line; `ofDistricts` likewise.
 * @param blocks keys of subdistricts, with an empty line after each district.
 */
export function haystackOf(provinces: string, ofDistricts: string, blocks: string): Haystack {
  const text = `\n${provinces}\n${ofDistricts}\n${blocks}\n`
  const districts = provinces.length + 2
  const subdistricts = districts + ofDistricts.length + 1
  const makeStarts = once(() => [
    ...startsOf(provinces.split('\n'), (line) => line.length + 1, 1),
    ...startsOf(ofDistricts.split('\n'), (line) => line.length + 1, districts),
    ...startsOf(blocks.split('\n\n'), (block) => block.length + 2, subdistricts),
  ])
  const pairs = fromSecondUse(() => new LetterPairs(text))
  const starts = fromSecondUse(makeStarts)
  let current: readonly number[] | undefined
  return {
    text,
    districts,
    subdistricts,
    starts: () => current,
    placesOf: (key) => {
      current = starts()
      return (key.length > 1 ? pairs()?.placesOf(key) : undefined) ?? scanned(text, key)
    },
  }
}

function scanned(text: string, key: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) found.push(at)
  return found
}

/** Matches a key against the text. Each name counts once, by the first offset of the key in it. */
export function scan({ text, placesOf }: Haystack, key: string): Hits | undefined {
  const found = placesOf(key)
  if (found.length === 0) return undefined
  const hits: Hits = { exact: [], prefix: [], contains: [] }
  let end = 0
  for (const at of found) {
    if (at < end) continue
    const start = text.lastIndexOf('\n', at) + 1
    end = text.indexOf('\n', at)
    hits[at > start ? 'contains' : at + key.length < end ? 'prefix' : 'exact'].push(start)
  }
  return hits
}

/** The start of the line that is `lines` after the one at `from`. */
function lineStart(text: string, from: number, lines: number): number {
  let start = from
  for (let line = 0; line < lines; line++) start = text.indexOf('\n', start) + 1
  return start
}

export const levelAt = (hit: number, { districts, subdistricts }: Haystack): Level =>
  hit < districts ? 'province' : hit < subdistricts ? 'district' : 'subdistrict'

/** The offset of the key of the area with a code: the reverse of `areaAt`. */
export function startOf(code: string, data: Dataset, { text, starts, districts, subdistricts }: Haystack): number {
  const { provinceCodes, districtCount } = data
  if (code.length === 2) return lineStart(text, 1, provinceCodes.indexOf(code))
  const district = data.districtAt(code.slice(0, 4))
  if (code.length === 4) return starts()?.[provinceCodes.length + district] ?? lineStart(text, districts, district)
  let start = starts()?.[provinceCodes.length + districtCount + district] ?? blockStart(text, subdistricts, district)
  for (const { record } of data.district(district).subdistricts) {
    if (record.code === code) break
    start = text.indexOf('\n', start) + 1
  }
  return start
}

/** The start of the block that is `blocks` after the one at `from`. */
function blockStart(text: string, from: number, blocks: number): number {
  let start = from
  for (let block = 0; block < blocks; block++) start = text.indexOf('\n\n', start) + 2
  return start
}

/** The area whose key starts at a position of the text. */
export function areaAt(position: number, data: Dataset, { text, starts, subdistricts }: Haystack): Area | undefined {
  const provinces = data.provinceCodes.length
  const known = starts()
  if (position < subdistricts) {
    const line = known ? lastNotAbove(known, position) : count(text.slice(1, position), '\n')
    return line < provinces ? data.province(line) : data.district(line - provinces)
  }
  const areas = provinces + data.districtCount
  const block = known ? lastNotAbove(known, position) - areas : count(text.slice(subdistricts, position), '\n\n')
  const from = known?.[areas + block] ?? Math.max(subdistricts, text.lastIndexOf('\n\n', position - 1) + 2)
  return data.district(block).subdistricts[count(text.slice(from, position), '\n')]
}

const count = (text: string, part: string): number => text.split(part).length - 1

/** The last index whose value is at most `limit`, in ascending values. @example lastNotAbove([0, 12, 19], 13) // 1 */
function lastNotAbove(values: readonly number[], limit: number): number {
  let low = 0
  let high = values.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return low
}
