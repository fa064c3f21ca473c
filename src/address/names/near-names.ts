import { fuzzyHitsMax } from '../../limits.ts'
import { once } from '../../once.ts'
import { alikeIn, costMax, distances, LIKELY_EDIT, type Alike } from './distance.ts'
import { retype, retypeLatin } from './keyboard.ts'
import { foldLatin } from './latin-rules.ts'
import { foldThai } from './letters.ts'
import { NamePieces } from './name-pieces.ts'
import { NAME_LETTERS_MAX, type FoldedNames, type Names, type Place } from './names.ts'
import { lackOf, piecesOf } from './pieces.ts'
import { fromSecondUse } from './second-use.ts'
import { hasThai } from './thai-letters.ts'

/** Shorter queries are near to far too many names. */
const LETTERS_MIN = 3
/** What the wrong keyboard costs, in tenths of an edit: such a name comes after one that is spelt so, before any that is not. */
const KEYBOARD = 1
/** What the missing end of a name costs. */
const UNFINISHED = 10

/** How a near name was found. */
export type NearWay = 'misspelt' | 'unfinished' | 'keyboard'

/** A place whose name is near a query. */
export interface Near {
  readonly place: Place
  /** Tenths of an edit. */
  readonly cost: number
  readonly by: NearWay
}

/** Other folded names of places. */
export interface OtherNames {
  /** One a line. */
  readonly lines: string
  readonly placesOf: (name: string) => readonly Place[]
}

const NO_OTHERS = { th: none, en: none }
function none(): OtherNames {
  return { lines: '', placesOf: () => [] }
}

/**
 * Searches names that are nearly the one typed.
 *
 * @example nearNames(names)('เชียงลาย').map(({ cost }) => cost) // [5]
 */
export function nearNames(
  all: FoldedNames,
  others: Readonly<Record<'th' | 'en', () => OtherNames>> = NO_OTHERS,
): (query: string, typed?: string) => Near[] {
  const names = { th: joinedNames(all.th, others.th), en: joinedNames(all.en, others.en) }
  const near = { th: nearIn(names.th, 'th'), en: nearIn(names.en, 'en') }

  /** Latin letters are an English name, or a Thai one typed on the wrong keyboard. */
  function latin(query: string, typed: string): Near[] {
    const english = near.en(foldLatin(query.toLowerCase().replaceAll(/[^a-z]/g, '')))
    const key = foldThai(retype(typed).replaceAll('ๅ', 'า')).text
    const exact = key.length < LETTERS_MIN ? [] : names.th.named(key)
    const thai = exact.length > 0 || english.length > 0 ? exact.map((place) => ({ place, cost: 0 })) : near.th(key)
    return [...english, ...thai.map(({ place, cost }): Near => ({ place, cost: cost + KEYBOARD, by: 'keyboard' }))]
  }

  /** Thai letters are a Thai name, or an English one typed on the wrong keyboard, which is found as it is spelt only. */
  function thaiLetters(query: string, typed: string): Near[] {
    const key = foldLatin(
      retypeLatin(typed)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, ''),
    )
    const exact = key.length < LETTERS_MIN ? [] : names.en.named(key)
    return [
      ...near.th(foldThai(query).text),
      ...exact.map((place): Near => ({ place, cost: KEYBOARD, by: 'keyboard' })),
    ]
  }

  /**
   * At most 100 places: likest first, then provinces, districts, subdistricts, each by code. Tone marks do not count.
   *
   * @param query without a prefix such as อ. or Khet.
   * @param typed the keys as they were typed, if the query was changed since.
   */
  return (query, typed = query) =>
    likestFirst(hasThai(query) ? thaiLetters(query, typed) : latin(query, typed)).slice(0, fuzzyHitsMax)
}

/** Each place once. */
function likestFirst(found: readonly Near[]): Near[] {
  const known = new Set<Place>()
  return found
    .toSorted((a, b) => a.cost - b.cost || a.place - b.place)
    .filter(({ place }) => !known.has(place) && known.add(place))
}

/** A near name, which may be that of several places. */
interface Found extends Omit<Near, 'place'> {
  readonly name: string
}

/** All names of one script. */
interface JoinedNames {
  /** One a line. */
  readonly lines: () => string
  readonly named: (name: string) => readonly Place[]
  /** Whether a name stands in the tables, and is not only another name of an area. */
  readonly isOwn: (name: string) => boolean
}

const joinedNames = (all: () => Names, others: () => OtherNames): JoinedNames => ({
  lines: once(() => [all().lines, others().lines].filter((lines) => lines !== '').join('\n')),
  named: (name) => [...all().named(name), ...others().placesOf(name)],
  isOwn: (name) => all().named(name).length > 0,
})

/** Places of one script near a folded name; those that only begin so where no whole name is near. */
function nearIn({ lines, named, isOwn }: JoinedNames, script: 'th' | 'en'): (key: string) => Near[] {
  const pieces = fromSecondUse(() => new NamePieces(lines(), alikeIn[script]()))

  /** Names among which are all near ones: few enough to compute their distances. */
  const likely = (key: string, max: number): readonly string[] =>
    pieces()?.near(key, max) ?? scanned(lines(), key, alikeIn[script](), max)

  return (key) => {
    if (key.length < LETTERS_MIN) return []
    const max = costMax(key.length)
    if (key.length > NAME_LETTERS_MAX + max / LIKELY_EDIT) return []
    const whole: Found[] = []
    const begun: Found[] = []
    distances(key, likely(key, max), alikeIn[script](), max, (name, cost, begunCost) => {
      if (cost <= max) whole.push({ name, cost, by: 'misspelt' })
      else begun.push({ name, cost: begunCost + UNFINISHED, by: 'unfinished' })
    })
    const found = whole.some(({ name }) => isOwn(name)) ? whole : [...whole, ...begun]
    return found.flatMap(({ name, cost, by }) => named(name).map((place) => ({ place, cost, by })))
  }
}

/** The likely names without an index: a pattern finds those that have a piece of the query. */
function scanned(lines: string, key: string, alike: Alike, max: number): string[] {
  const found = lines.match(piecesOf(key, alike, max)) ?? []
  return found.filter((name) => lackOf(key, name, alike, max) <= max)
}
