import { readThaiDates, textLines } from './page-text.ts'

/** A published list: the days that a source shows for one year. */
export interface Published {
  readonly year: number
  /** ISO dates, without cancelled ones. */
  readonly dates: ReadonlySet<string>
  /** False if there are fewer days than any list ever had: the rest is in an unknown format. */
  readonly isWhole: boolean
}

/** No list ever had fewer days. */
const DAYS_MIN = 10

/**
 * The years that a source shows, or undefined if its format is unknown: never "no days". Two formats are supported: the JSON
 * of the Bank of Thailand's holiday API (`result.data[].Date`), and a page whose heading names the list and the year and
 * whose lines have a Thai or English date each.
 *
 * @param heading matches the heading of the list, such as สถาบันการเงิน.
 */
export function published(body: string, heading: RegExp): readonly Published[] | undefined {
  const dates = body.trimStart().startsWith('{') ? datesOfApi(body) : datesOfPage(body, heading)
  if (!dates) return undefined
  const years = Map.groupBy(dates, (date) => Number(date.slice(0, 4)))
  if (years.size === 0) return undefined
  return [...years]
    .map(([year, ofYear]) => ({ year, dates: new Set(ofYear), isWhole: new Set(ofYear).size >= DAYS_MIN }))
    .toSorted((a, b) => a.year - b.year)
}

interface ApiAnswer {
  readonly result?: { readonly data?: readonly { readonly Date?: unknown; readonly HolidayDescription?: unknown }[] }
}

/** @example datesOfApi('{"result":{"data":[{"Date":"2026-01-01"}]}}') // ['2026-01-01'] */
function datesOfApi(body: string): string[] | undefined {
  try {
    const { result } = JSON.parse(body) as ApiAnswer
    const days = result?.data?.map(({ Date: date, HolidayDescription: name }) => ({ date, name: String(name) }))
    if (!days?.every(({ date }) => typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date))) return undefined
    return days.filter(({ name }) => !CANCELLED.test(name)).map(({ date }) => String(date))
  } catch {
    return undefined
  }
}

const CANCELLED = /ยกเลิก|cancel/i

/** Dates below a heading that names the list; their year is their own, or that of the last heading. */
function datesOfPage(html: string, heading: RegExp): string[] | undefined {
  const lines = textLines(html)
  let year: number | undefined
  let isIn = false
  const dates: string[] = []
  for (const line of lines) {
    if (heading.test(line)) {
      isIn = true
      year = yearIn(line) ?? year
      continue
    }
    if (!isIn || CANCELLED.test(line)) continue
    dates.push(...readThaiDates(line, year))
  }
  return isIn ? dates : undefined
}

/** The Christian year of a heading. @example yearIn('วันหยุดประจำปี พ.ศ. 2569') // 2026 */
function yearIn(line: string): number | undefined {
  const [digits] = /\b(?:19|20|25)\d\d\b/.exec(line) ?? []
  if (digits === undefined) return undefined
  return digits.startsWith('25') ? Number(digits) - 543 : Number(digits)
}
