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

/** Shorter queries are near too many names. */
const LETTERS_MIN = 3
/** Cost of the wrong keyboard, in tenths of an edit: such a name ranks after one spelt exactly, before any misspelt one. */
const KEYBOARD = 1
/** Cost of the missing end of a name. */
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
  /** One per line. */
  readonly lines: string
  readonly placesOf: (name: string) => readonly Place[]
}

const NO_OTHERS = { th: none, en: none }
function none(): OtherNames {
  return { lines: '', placesOf: () => [] }
}

/**
 * Searches for names near the typed one.
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

  /** Thai letters are a Thai name, or an English one typed on the wrong keyboard, which must be spelt exactly. */
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
   * At most 100 places: by cost, then provinces, districts, subdistricts, each by code. Ignores tone marks.
   *
   * @param query without a prefix such as อ. or Khet.
   * @param typed the keys as typed, if the query was changed since.
   */
  return (query, typed = query) =>
    likestFirst(hasThai(query) ? thaiLetters(query, typed) : latin(query, typed)).slice(0, fuzzyHitsMax)
}

/** Each place once, at its lowest cost. */
function likestFirst(found: readonly Near[]): Near[] {
  const known = new Set<Place>()
  return found
    .toSorted((a, b) => a.cost - b.cost || a.place - b.place)
    .filter(({ place }) => !known.has(place) && known.add(place))
}

/** A near name, which several places may share. */
interface Found extends Omit<Near, 'place'> {
  readonly name: string
}

/** All names of one script. */
interface JoinedNames {
  /** One per line. */
  readonly lines: () => string
  readonly named: (name: string) => readonly Place[]
  /** Whether a name is in the tables, and not only an alias of an area. */
  readonly isOwn: (name: string) => boolean
}

const joinedNames = (all: () => Names, others: () => OtherNames): JoinedNames => ({
  lines: once(() => [all().lines, others().lines].filter((lines) => lines !== '').join('\n')),
  named: (name) => [...all().named(name), ...others().placesOf(name)],
  isOwn: (name) => all().named(name).length > 0,
})

/** Places of one script near a folded name; names that merely begin near it only if no whole name is near. */
function nearIn({ lines, named, isOwn }: JoinedNames, script: 'th' | 'en'): (key: string) => Near[] {
  const pieces = fromSecondUse(() => new NamePieces(lines(), alikeIn[script]()))

  /** A superset of the near names, small enough to compute all distances. */
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

/** The likely names without an index: a pattern finds those that contain a piece of the query. */
function scanned(lines: string, key: string, alike: Alike, max: number): string[] {
  const found = lines.match(piecesOf(key, alike, max)) ?? []
  return found.filter((name) => lackOf(key, name, alike, max) <= max)
}
