import { once } from '../../../once.ts'
import { addTo } from '../../add-to.ts'
import { lineOf, LEVELS, onlyChild, type Level, type Line, type Place, type Places } from '../../places.ts'
import { isAround, spotOf, type Findings, type Reading, type Spot } from './choose.ts'
import { areAllOf, type Fact, type Kind } from './facts.ts'
import { hitOf, isPlain, withPlaces, type Hit, type View } from './hits.ts'
import { overlap } from '../text/span.ts'
import type { Rule } from '../text/rule.ts'

/** How to reinterpret a name after the sign of another level, and which level it then has. */
export const meanings: readonly Rule<[fact: Fact, line: Line, facts: readonly Fact[]], Level | undefined>[] = [
  {
    // ต.พิมาย จ.นครราชสีมา
    name: 'district after the sign of a subdistrict',
    match: (fact, line) => (isDistrictAsSubdistrict(fact, line) ? 'district' : undefined),
  },
  {
    // จ.หาดใหญ่ อ.คอหงส์: the signs are one level too high.
    name: 'district after the sign of a province',
    match: (fact, line) => (isDistrictAsProvince(fact, line) ? 'district' : undefined),
  },
  {
    // ต.กบินทร์บุรี อ.เมืองเก่า: each name is a unit of the other's level, and the two fit each other.
    name: 'signs exchanged',
    match: (fact, line, facts) =>
      fact.kind === 'district' &&
      isSlip('subdistrict', fact, line) &&
      facts.some((other) => isDistrictAsSubdistrict(other, line))
        ? 'subdistrict'
        : undefined,
  },
]

function writtenAs({ places }: Fact, line: Line): Level | undefined {
  for (const level of LEVELS) if (places.has(line[level])) return level
  return undefined
}

const isDistrictAsSubdistrict = (fact: Fact, line: Line): boolean =>
  fact.kind === 'subdistrict' && isSlip('district', fact, line)

const isDistrictAsProvince = (fact: Fact, line: Line): boolean =>
  fact.kind === 'province' && isSlip('district', fact, line)

const isSlip = (level: Level, { slips }: Fact, line: Line): boolean =>
  slips.some((slip) => slip.level === level && slip.places.includes(line[level]))

/** The places that the same kinds of facts support. */
export interface Agreement {
  readonly kinds: ReadonlySet<Kind>
  /** One for each kind. */
  readonly bits: number
  readonly places: readonly Place[]
  /** The places with their parents. */
  readonly spot: () => Spot
  /** Whether its subdistrict is spelt as in the table, or its district is written too. */
  readonly isFirm: boolean
}

/** An agreement outweighs another if one of these matches. */
export const weightier: readonly Rule<[agreement: Agreement, other: Agreement]>[] = [
  {
    name: 'the same facts and more',
    match: ({ bits, isFirm }, other) => hasAll(bits, other.bits) && (bits !== other.bits || (isFirm && !other.isFirm)),
  },
  {
    // ราไวย์ เมืองภูเก็ต 83100 is in ราไวย์.
    name: 'names that agree, against a postcode',
    match: ({ bits, isFirm }, other) => {
      const names = bits & NAMES
      return isFirm && hasSeveral(names) && names !== (other.bits & NAMES) && hasAll(bits, other.bits & NAMES)
    },
  },
]

const hasAll = (bits: number, others: number): boolean => (bits & others) === others
const hasSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** เมือง may be any of 76 capitals; bit sets keep their comparison cheap. */
const BITS: Readonly<Record<Kind, number>> = { province: 1, district: 2, subdistrict: 4, postcode: 8 }
const NAMES = 7
const FIRM = 16
const KINDS = Object.keys(BITS) as Kind[]
const KINDS_BY_BITS = Array.from({ length: FIRM }, (_, bits) => new Set(KINDS.filter((kind) => bits & BITS[kind])))
const kindsIn = (bits: number): ReadonlySet<Kind> => KINDS_BY_BITS[bits % FIRM] as ReadonlySet<Kind>

/** The facts of a text, and on what they agree: a single fact never overrules what two agree on. */
export class Facts {
  readonly all: readonly Fact[]
  /** Most facts first, then fewest places; outweighed ones are omitted. Lazy, because most texts do not need them. */
  readonly agreements: () => readonly Agreement[] = once(() => this.#agreements())
  readonly #findings: Findings

  constructor(findings: Findings, all: readonly Fact[]) {
    this.all = all
    this.#findings = findings
  }

  /** The kind as which a fact supports a place, else undefined. A postcode supports every place where it is used. */
  kindOf(fact: Fact, place: Place, line = lineOf(this.#findings.places, place)): Kind | undefined {
    const { postcode } = this.#findings
    if (fact.kind === 'postcode') return postcode && isAround(postcode, place) ? 'postcode' : undefined
    const written = writtenAs(fact, line)
    if (written || fact.slips.length === 0) return written
    for (const { match } of meanings) {
      const meant = match(fact, line, this.all)
      if (meant) return meant
    }
    return undefined
  }

  /** The kinds of facts that support a place. */
  kindsFor(place: Place): ReadonlySet<Kind> {
    return kindsIn(this.#bitsFor(place))
  }

  /** Whether every fact supports a place, none of them as a name after the sign of another level. */
  areAsWritten(place: Place): boolean {
    const line = lineOf(this.#findings.places, place)
    return this.all.every((fact) => (fact.kind === 'postcode' ? this.kindOf(fact, place) : writtenAs(fact, line)))
  }

  /** The facts that contradict a place. */
  against(place: Place): Fact[] {
    return this.all.filter((fact) => this.kindOf(fact, place) === undefined)
  }

  /** The agreements of most facts, if these are two or more. */
  readonly strongest: () => readonly Agreement[] = once(() => {
    const most = this.agreements()[0]?.kinds.size ?? 0
    return most < 2 ? [] : this.agreements().filter(({ kinds }) => kinds.size === most)
  })

  /** Whether a place equals or contains one of an agreement, or is inside one and supported by the same facts. */
  isWithin(agreement: Agreement, place: Place): boolean {
    if (isAround(agreement.spot(), place)) return true
    return isInOne(agreement, lineOf(this.#findings.places, place)) && hasAll(this.#bitsFor(place), agreement.bits)
  }

  #agreements(): Agreement[] {
    const all = this.#findings.places
    const same = new Map<number, Place[]>()
    for (const place of this.#named()) addTo(same, this.#bitsFor(place), place)
    const found = Array.from(same, ([bits, places]): Agreement => {
      const spot = once(() => spotOf(all, places))
      return { kinds: kindsIn(bits), bits: bits % FIRM, places, spot, isFirm: bits >= FIRM }
    })
    const outweighed = (agreement: Agreement): boolean =>
      found.some((other) => other !== agreement && weightier.some(({ match }) => match(other, agreement)))
    return found
      .filter((each) => !outweighed(each))
      .toSorted((a, b) => b.kinds.size - a.kinds.size || a.places.length - b.places.length)
  }

  /** The bits of the kinds of facts that support a place, and `FIRM`. */
  #bitsFor(place: Place): number {
    const line = lineOf(this.#findings.places, place)
    let bits = 0
    for (const fact of this.all) {
      const kind = this.kindOf(fact, place, line)
      if (kind === undefined) continue
      const isFirm = kind === 'district' || (kind === 'subdistrict' && fact.isExact)
      bits |= BITS[kind] | (isFirm ? FIRM : 0)
    }
    return bits
  }

  /** Every place that a fact may mean; for a postcode the smallest unit that has all its places. */
  #named(): Set<Place> {
    const { postcode } = this.#findings
    const named = new Set<Place>()
    for (const { kind, places, slips } of this.all) {
      if (kind === 'postcode') continue
      for (const place of places) named.add(place)
      for (const slip of slips) for (const place of slip.places) named.add(place)
    }
    for (const units of [postcode?.provinces, postcode?.districts]) {
      const [unit, ...more] = units ?? []
      if (unit !== undefined && more.length === 0) named.add(unit)
    }
    return named
  }
}

const isInOne = ({ spot }: Agreement, line: Line): boolean => LEVELS.some((level) => spot().places.has(line[level]))

/** Which places a misspelt name of a level may be, given what the other facts agree on. */
export function mayBe(facts: Facts, { places, postcode }: Findings, level: Level): (place: Place) => boolean {
  const strongest = facts.strongest()
  if (level !== 'subdistrict') {
    return (place) =>
      strongest.length === 0 ||
      strongest.some((agreement) => isAround(agreement.spot(), place) || isInOne(agreement, lineOf(places, place)))
  }
  const districts = facts.all.filter(({ kind, isExact }) => kind === 'district' && isExact)
  // A misspelt subdistrict does not overrule the postcode, unless its district is written too.
  const hasCode = (place: Place): boolean =>
    !postcode ||
    postcode.places.size === 0 ||
    postcode.places.has(place) ||
    districts.some((fact) => facts.kindOf(fact, place) !== undefined)
  return (place) =>
    hasCode(place) && (strongest.length === 0 || strongest.some((agreement) => facts.isWithin(agreement, place)))
}

const OVERRULED = 'against what two facts agree on'

/**
 * The names without those that contradict an agreement, unless another agreement has as many facts; plus names after the sign
 * of another level that are part of it. Undefined if nothing changes.
 */
export function withoutOverruled(
  view: View,
  findings: Findings,
  written: () => Facts,
  top: Reading | undefined,
): Hit[] | undefined {
  if (top ? areAllOf(view, findings, top, top.place) : findings.signed.size === 0) return undefined
  const facts = written()
  if (top && facts.areAsWritten(top.place)) return undefined
  const { hits } = findings
  const [agreement, even] = facts.strongest()
  if (!agreement || even) return undefined
  const fits = (place: Place): boolean => facts.isWithin(agreement, place)
  const kept = hits.map((hit) => {
    const places = hit.places.filter(fits)
    if (places.length === 0)
      view.rejected.push({ start: hit.start, end: hit.end, level: hit.level, places: hit.places, by: OVERRULED })
    return places.length === hit.places.length ? hit : withPlaces(hit, places)
  })
  const slipped = facts.all.flatMap((fact) => slippedHits(view, fact, fits))
  const isSame = slipped.length === 0 && kept.every((hit, i) => hit === hits[i])
  if (isSame) return undefined
  const gone = kept.filter((hit) => hit.places.length === 0 && isPlain(hit))
  // In อ.เมือง เชียงราย the district is เมือง, whatever the province.
  const isPart = ({ start, end, capital }: Hit): boolean =>
    !capital && gone.some((whole) => whole.start <= start && end <= whole.end && end - start < whole.end - whole.start)
  return [...kept.filter((hit) => hit.places.length > 0 && !isPart(hit)), ...slipped]
}

/** A name after the sign of another level as one of its own level, sign included; empty if it fits as written. */
function slippedHits({ signBefore }: View, { start, places, slips }: Fact, fits: (place: Place) => boolean): Hit[] {
  if ([...places].some(fits)) return []
  const from = signBefore.get(start)?.start ?? start
  return slips
    .map(({ level, end, ...slip }) => ({ level, start: from, end, places: slip.places.filter(fits) }))
    .filter((slip) => slip.places.length > 0)
    .map((slip) => hitOf({ ...slip, exact: false, by: 'sign of another level' }))
}

/** How the facts bear on the best reading. */
interface Judged {
  readonly kinds: ReadonlySet<Kind>
  /** Kinds of facts that contradict the reading. */
  readonly overruled: ReadonlySet<Kind>
  /** Whether as many facts, one of which contradicts the reading, support another place. */
  readonly hasEqual: boolean
}

/** A subdistrict, or a district supported by no other fact, is uncertain if one of these matches. */
export const doubts: readonly Rule<[judged: Judged]>[] = [
  { name: 'more than one overruled', match: ({ overruled }) => overruled.size > 1 },
  { name: 'as much for another place', match: ({ hasEqual }) => hasEqual },
]

/** Maximum number of candidates. */
export const CANDIDATES_MAX = 20

/** The readings that the facts leave: the best one or, if that is in doubt, every place that some of them support. */
export function standing(
  view: View,
  findings: Findings,
  written: () => Facts,
  best: readonly Reading[],
  found: readonly Reading[],
): readonly Reading[] {
  const [reading, ...tied] = best
  if (!reading || tied.length > 0) return best
  const place = onlyChild(findings.places, reading.place) ?? reading.place
  if (place < findings.places.districtsFrom || areAllOf(view, findings, reading, place)) return best
  const facts = written()
  const against = facts.against(place)
  if (against.length === 0) return best
  const judged = judge(facts, place, against)
  if (place < findings.places.subdistrictsFrom && judged.kinds.size > 1) return best
  return doubts.some(({ match }) => match(judged)) ? eachOf(facts, findings.places, reading, found) : best
}

function judge(facts: Facts, place: Place, against: readonly Fact[]): Judged {
  const kinds = facts.kindsFor(place)
  const rivals = facts.agreements().filter((agreement) => agreement.kinds.size >= kinds.size)
  return {
    kinds,
    overruled: new Set(against.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))),
    hasEqual: rivals
      .flatMap((agreement) => agreement.places)
      .some((rival) => against.some((fact) => facts.kindOf(fact, rival) !== undefined)),
  }
}

/**
 * Every supported place, up to `CANDIDATES_MAX`: those with most facts first, then the groups with fewest places. If only one
 * subdistrict would remain, lists all places instead. The first reading has the hits of all.
 */
function eachOf(facts: Facts, places: Places, { place, score }: Reading, found: readonly Reading[]): Reading[] {
  const agreements = facts.agreements()
  const few: Place[] = []
  for (const each of agreements) if (few.length + each.places.length <= CANDIDATES_MAX) few.push(...each.places)
  const isOneAlone = few.length === 1 && (few[0] as Place) >= places.subdistrictsFrom
  const all = new Set([place, ...agreements.flatMap((each) => each.places)])
  const listed = few.length === 0 || isOneAlone ? [...all] : few.toSorted((a, b) => a - b)
  const readings = listed.map((each) => found.find((other) => other.place === each) ?? { place: each, hits: [], score })
  const hits = readings.flatMap((each) => each.hits)
  const apart = hits.filter((hit, at) => hits.findIndex((other) => overlap(hit, other)) === at)
  return readings.map((each, i) => (i === 0 ? { ...each, hits: apart } : each))
}
