import data from './calendar.generated.json' with { type: 'json' }
import { HolidayCalendar, type CalendarData } from './calendar.ts'

/** The calendar as announced, made by `node data/holidays/build.ts`. */
export const calendar = new HolidayCalendar(data as CalendarData)
