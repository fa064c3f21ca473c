/** A short link as its object and the database store it. Times are milliseconds since 1970. */
export interface Link {
  readonly code: string
  readonly url: string
  readonly createdMs: number
  readonly closedMs: number | null
  readonly clicks: number
  readonly lastClickMs: number | null
  /** Distinct reporters since the link was created or last reopened; below `reportsToClose` if the operator closed it. */
  readonly reports: number
}

/** A reporter by keyed hash, never by address. */
export interface Reporter {
  readonly reporter: string
  readonly reportedMs: number
  /** 1 if the report helped to close the link before it was reopened: this reporter no longer counts. */
  readonly spent: number
}

/** The columns of a link in SQL, under the names of `Link`; the object's storage and D1 have the same. */
export const linkColumns =
  'code, url, created_ms AS createdMs, closed_ms AS closedMs, clicks, last_click_ms AS lastClickMs, reports'
export const reporterColumns = 'reporter, reported_ms AS reportedMs, spent'

/** A time as answers show it, in whole seconds. @example isoTime(0) // '1970-01-01T00:00:00Z' */
export function isoTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -5)}Z`
}
