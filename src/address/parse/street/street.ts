import { takeEmptyLabels } from './empty-labels.ts'
import { houseNumber } from './house-number.ts'
import type { Mask } from '../text/mask.ts'
import { takePart } from './part.ts'
import { trimmed } from '../text/span.ts'
import { STREET_RULES } from './street-rules.ts'
import type { Tell } from '../text/tell.ts'
import { endings, wordBefore } from '../text/word-list.ts'
import { BESIDE, NUMBERED_ROADS } from '../text/vocabulary.ts'

/** The parts of an address below the subdistrict, each as written, without its label word. */
export type Street = Readonly<Record<keyof typeof NO_STREET, string | null>>

export const NO_STREET = {
  houseNumber: null,
  building: null,
  floor: null,
  room: null,
  village: null,
  moo: null,
  soi: null,
  road: null,
}

/** Start of each part of a street in the text. */
export type Starts = ReadonlyMap<keyof Street, number>

/** Takes the street from what the places left. Reads a bare number as a house only if there is a place. */
export function streetOf(mask: Mask, hasPlace: boolean, tell?: Tell): { street: Street; starts: Starts } {
  takeEmptyLabels(mask)
  const starts = new Map<keyof Street, number>()
  const part = (name: keyof typeof STREET_RULES): RegExpExecArray | undefined => {
    const match = takePart(mask, STREET_RULES[name], tell)
    if (match) starts.set(PARTS_IN_LATIN.get(name) ?? (name as keyof Street), match.index)
    return match
  }
  const moo = listed(part('moo')?.[1] ?? null)
  const building = part('building')
  const floor = listed(tidy(first(part('floor')))?.replaceAll(' ', '') ?? null)
  const room = listed(tidy(first(part('room'))))
  const village = tidy(first(part('village')))
  const soi = part('soi')
  const soiLatin = soi ? undefined : part('soiLatin')
  const road = tidy(first(part('road')))
  const built = building ?? part('buildingLatin')
  const free = houseNumber(mask, hasPlace, tell)
  const { building: name, houseNumber: behind } = buildingOf(built, free === undefined)
  const number = free?.number ?? behind
  const lane = laneOf(soi, soiLatin, number === null)
  if (free) starts.set('houseNumber', free.start)
  const street = {
    houseNumber: number ?? lane.houseNumber,
    building: name,
    floor,
    room,
    village,
    moo,
    soi: withRoad(mask, soi ?? soiLatin, lane.soi),
    road,
  }
  return { street, starts }
}

const PARTS_IN_LATIN: ReadonlyMap<string, keyof Street> = new Map([
  ['soiLatin', 'soi'],
  ['buildingLatin', 'building'],
])

/** A lane with its road, if it has only a number: สุขุมวิทซอย 71, Sukhumvit Soi 71. */
function withRoad(mask: Mask, match: RegExpExecArray | undefined, lane: string | null): string | null {
  return match && lane && /^\d/.test(lane) ? roadBefore(mask, match.index) + lane : lane
}

/** The number after a building's name is the house's if the text has no other: อาคารเพชร 25, but อาคารเพชร 2 90. */
function buildingOf(
  match: RegExpExecArray | undefined,
  wantsHouse: boolean,
): { building: string | null; houseNumber: string | null } {
  const number = match?.groups?.['number'] ?? ''
  const isHouse = wantsHouse && number !== ''
  return {
    building: tidy(`${first(match) ?? ''}${isHouse ? '' : number}`),
    houseNumber: isHouse ? number.trim() : null,
  }
}

const first = (match: RegExpExecArray | undefined): string | undefined => match?.slice(1).find((group) => group)

/** Trims blanks and punctuation; null if nothing is left. */
function tidy(text: string | undefined): string | null {
  const tidied = text === undefined ? '' : trimmed(text, ' \n.,:;()-', ' \n,:;()-').replaceAll(/\s+/g, ' ')
  return tidied === '' ? null : tidied
}

/** Joins several numbers with commas. @example listed('5 และ 7') // '5, 7' */
const listed = (part: string | null): string | null => part?.replaceAll(/\s?(?:และ|&)\s?/g, ', ') ?? null

/** Takes the road directly before a lane. */
function roadBefore(mask: Mask, lane: number): string {
  const text = mask.rest.slice(0, lane)
  const start = Math.max(wordBefore(text, lane, ROADS), text.search(ROAD_BEFORE))
  if (start === -1) return ''
  mask.take(start, lane)
  return `${mask.text.slice(start, lane).trim()} `
}

const ROADS = endings(NUMBERED_ROADS)
/** Words that locate something relative to a lane. */
const AT_LANE = `${BESIDE}|ปาก|ท้าย|กลาง|ต้น|สุด|เข้า|แถว`
const ROAD_BEFORE = new RegExp(`(?:(?<![ก-๎.])(?!${AT_LANE})[ก-๎]{4,}|(?<![A-Za-z])[A-Z][a-z]+(?: [A-Z][a-z]+)? )$`)

/** A number with a stroke after a lane is the house's if the text has no other: ซอยสุขใจ 99/9. */
function laneOf(
  match: RegExpExecArray | undefined,
  latin: RegExpExecArray | undefined,
  wantsHouse: boolean,
): { soi: string | null; houseNumber: string | null } {
  if (!match) return { soi: tidy(latin?.[1]), houseNumber: null }
  const [, name, number = '', branch = ''] = match
  const isHouse = wantsHouse && branch === '' && /^\s+\d+\/\d/.test(number)
  return { soi: tidy(`${name}${isHouse ? '' : number}${branch}`), houseNumber: isHouse ? number.trim() : null }
}
