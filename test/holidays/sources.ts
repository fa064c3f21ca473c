import year2018 from '../../data/holidays/2018.json' with { type: 'json' }
import year2019 from '../../data/holidays/2019.json' with { type: 'json' }
import year2020 from '../../data/holidays/2020.json' with { type: 'json' }
import year2021 from '../../data/holidays/2021.json' with { type: 'json' }
import year2022 from '../../data/holidays/2022.json' with { type: 'json' }
import year2023 from '../../data/holidays/2023.json' with { type: 'json' }
import year2024 from '../../data/holidays/2024.json' with { type: 'json' }
import year2025 from '../../data/holidays/2025.json' with { type: 'json' }
import year2026 from '../../data/holidays/2026.json' with { type: 'json' }
import year2027 from '../../data/holidays/2027.json' with { type: 'json' }
import type { SourceFile } from '../../data/holidays/compile.ts'

export type SourceDay = (typeof year2020.days)[number] & { note?: string; withdrawn?: string[] }

/** A year file with loosened types, so that a test can edit it as a person would. */
export interface EditableYear {
  year: number
  lists: Record<string, { weekdays: number; changed: string } | null>
  sources: Record<string, { name: string; url: string | null }>
  days: SourceDay[]
  regional: { date: string; areas: string[]; government: boolean | null; bank: boolean | null }[]
  notHolidays: { dates: string[]; lists: string[] }[]
}

const years: readonly unknown[] = [
  year2018,
  year2019,
  year2020,
  year2021,
  year2022,
  year2023,
  year2024,
  year2025,
  year2026,
  year2027,
]

/** Copies of the year files of data/holidays, with one of them edited. */
export function sourceFiles(edited?: number, edit?: (year: EditableYear) => void): SourceFile[] {
  return years.map((content) => {
    const copy = structuredClone(content) as EditableYear
    if (copy.year === edited) edit?.(copy)
    return { name: `${copy.year}.json`, content: copy }
  })
}

export const sourceYears = years as readonly EditableYear[]

/** A day of a year by its id. */
export function dayOf({ days }: EditableYear, id: string): SourceDay {
  const day = days.find((candidate) => candidate.id === id)
  if (!day) throw new Error(`no day ${id}`)
  return day
}
