import { defineContract } from '../http/contract.ts'
import { csvFormat, textFormat } from '../http/format.ts'
import { choice } from '../http/parameter.ts'
import { feedNames } from './feed.ts'
import { feedLanguages } from './feed-words.ts'
import * as values from './values.ts'
import type { acceptedBusinessDay, acceptedDay } from './problems.ts'
import type { yearList } from './year-list.ts'

type YearList = ReturnType<typeof yearList>

/** The provinces with an additional day off on a date, for a cell. */
const provincesOn = (date: string, regional: YearList['regional']): string[] =>
  regional.filter((day) => day.date === date).flatMap(({ provinces }) => provinces)

const holidayColumns = [
  'id',
  'date',
  'dateBe',
  'weekday.number',
  'weekday.nameTh',
  'weekday.nameEn',
  'nameTh',
  'nameEn',
  'government',
  'bank',
  'kind',
  'substituteFor',
  'regional',
]

/** Common to the three operations that answer JSON. */
const ofDays = { isPure: true, packageEntry: 'holidays', isOffline: true, rate: 'data', cache: 'file' } as const

export const holidays = defineContract({
  ...ofDays,
  name: 'holidays',
  query: { ...values.holidaysInput(), ...csvFormat },
  problems: ['year_not_announced'],
  formats: {
    csv: {
      columns: holidayColumns,
      items: ({ holidays: days, regional }: YearList) =>
        days.map((day) => ({ ...day, regional: provincesOn(day.date, regional) })),
    },
  },
})

export const nextBusinessDay = defineContract({
  ...ofDays,
  name: 'nextBusinessDay',
  query: { ...values.nextBusinessDayInput(), ...textFormat },
  problems: ['year_not_announced'],
  formats: { text: ({ date }: ReturnType<typeof acceptedBusinessDay>) => date },
})

export const holiday = defineContract({
  ...ofDays,
  name: 'holiday',
  path: values.holidayPathInput(),
  query: { ...values.holidayInput(), ...textFormat },
  problems: ['year_not_announced'],
  formats: { text: ({ day }: ReturnType<typeof acceptedDay>) => day },
})

export const holidayFeed = defineContract({
  name: 'holidayFeed',
  query: {
    type: values.type(),
    lang: choice(feedLanguages),
    names: choice(feedNames),
    year: { ...values.year(), aliases: [] },
  },
  response: { contentType: 'text/calendar' },
  rate: 'file',
  cache: 'file',
})
