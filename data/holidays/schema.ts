import * as z from 'zod'
import { holidayKinds, listNames } from '../../src/holidays/calendar.ts'

const listName = z.enum(listNames)
const flag = z.boolean().nullable()
const text = z.string().min(1)

/** An announced list: the number of weekdays it closes (counted by hand from the announcement), and since when we have it. */
const List = z.strictObject({ weekdays: z.int().min(1), changed: z.iso.date() }).nullable()

const Day = z.strictObject({
  id: z.string().regex(/^\d{4}-\d\d-\d\d-[a-z]+(-[a-z]+)*$/, 'an id is the date and words: 2026-04-13-songkran'),
  date: z.iso.date(),
  nameTh: text,
  nameEn: text,
  government: flag,
  bank: flag,
  kind: z.enum(holidayKinds),
  substituteFor: z.iso.date().nullable(),
  sources: z.array(z.string()).min(1),
  note: text.optional(),
  revision: z.int().min(0),
  changed: z.iso.date(),
  withdrawn: z.array(listName).min(1).optional(),
})

/** Days of some provinces only, or of a region (area). Reported beside the country's days and never counted. */
const Regional = z.strictObject({
  date: z.iso.date(),
  endDate: z.iso.date(),
  areas: z.array(text).min(1),
  nameTh: text,
  nameEn: text,
  government: flag,
  bank: flag,
  sources: z.array(text).min(1),
})

/** Dates listed as holidays elsewhere that are none, recorded so that they are not added again. */
const NotHoliday = z.strictObject({
  dates: z.array(z.iso.date()).min(1),
  lists: z.array(listName).min(1),
  why: text,
  sources: z.array(text).min(1),
})

/** A year file. */
export const Year = z.strictObject({
  year: z.int(),
  lists: z.strictObject({ government: List, bank: List }),
  sources: z.record(z.string(), z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }).nullable() })),
  days: z.array(Day).min(1),
  regional: z.array(Regional),
  notHolidays: z.array(NotHoliday),
})

export type SourceYear = z.infer<typeof Year>
export type SourceDay = z.infer<typeof Day>
