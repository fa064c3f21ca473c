import type { Place, Places } from '../../places.ts'
import type { Reading } from './choose.ts'

/** Decision thresholds for sums of evidence, in hundredths. */
export const thresholds = {
  /** Readings whose sums differ by at most this fit equally well. */
  tie: 50,
  /** A text whose best reading scores lower names no place. */
  least: 300,
  /** A text is read as typed on the wrong keyboard if that scores at least this much more. */
  retyped: 300,
}

/** Whether a reading fits as well as the best one. */
export const isTied = ({ score }: Reading, best: Reading): boolean => score >= best.score - thresholds.tie

/** The readings that fit as well as the best one; empty if that scores too low. */
export function tied(places: Places, found: readonly Reading[]): Reading[] {
  const [top] = found
  if (!top || top.score < thresholds.least) return []
  const equal = found.filter((reading) => isTied(reading, top))
  return equal.length === 1 ? equal : withoutParents(places, equal)
}

/** Of a place and its parent only the lower counts. One bare name that is both is the district. */
function withoutParents(places: Places, equal: readonly Reading[]): Reading[] {
  const districts = equal.filter(({ place }) => place < places.subdistrictsFrom)
  const subdistricts = equal.filter(({ place }) => place >= places.subdistrictsFrom)
  const partsOf = (district: Place): number =>
    subdistricts.filter(({ place }) => places.parent[place] === district).length
  const [district, ...others] = districts
  if (district && others.length === 0) {
    const own = partsOf(district.place)
    if (own === 0 || own === subdistricts.length) return [district]
  }
  return [...districts.filter(({ place }) => partsOf(place) === 0), ...subdistricts]
}
