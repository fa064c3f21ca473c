import { listNames, type AnnouncedDay, type CalendarData, type ListName } from '../../src/holidays/calendar.ts'

/** The parts of a day that subscribers see; changing one requires a revision. `withdrawn` follows from the flags. */
const shown = ({ nameTh, nameEn, government, bank, kind, substituteFor }: AnnouncedDay): string =>
  JSON.stringify([nameTh, nameEn, government, bank, kind, substituteFor])

/**
 * Faults in the step from the published product to the next one. Feeds update an event by its UID and a higher SEQUENCE (RFC
 * 5545, 3.8.7.4), so no day may disappear, or change without a revision.
 */
export function correctionFaults(before: CalendarData, after: CalendarData): string[] {
  const now = new Map(after.years.flatMap(({ days }) => days).map((day) => [day.id, day]))
  return before.years
    .flatMap(({ days }) => days)
    .flatMap((old) => {
      const day = now.get(old.id)
      if (!day) return [`${old.id}: was published and may not vanish; withdraw it (withdrawn, revision, changed)`]
      return correctionRules.filter(([, holds]) => !holds(old, day)).map(([rule]) => `${old.id}: ${rule}`)
    })
}

const lost = (old: AnnouncedDay, day: AnnouncedDay): ListName[] =>
  listNames.filter((list) => (old[list] === true || old.withdrawn.includes(list)) && day[list] !== true)

const correctionRules: readonly (readonly [rule: string, holds: (old: AnnouncedDay, day: AnnouncedDay) => boolean])[] =
  [
    [
      'changed, so revision goes up by one and changed is the day of it',
      (old, day) => shown(old) === shown(day) || (day.revision === old.revision + 1 && day.changed >= old.changed),
    ],
    [
      'did not change, so revision and changed stay',
      (old, day) => shown(old) !== shown(day) || (day.revision === old.revision && day.changed === old.changed),
    ],
    [
      'withdrawn names the lists that took the day back',
      (old, day) => lost(old, day).every((list) => day.withdrawn.includes(list)),
    ],
  ]
