/** A short link as its object and the database hold it. Times are milliseconds since 1970. */
export interface Link {
  readonly code: string
  readonly url: string
  readonly createdMs: number
  readonly closedMs: number | null
  readonly clicks: number
  readonly lastClickMs: number | null
  /** Distinct reporters; stays at the closing number when the link closes. */
  readonly reports: number
}

/** A reporter by keyed hash, never by address. */
export interface Reporter {
  readonly reporter: string
  readonly reportedMs: number
}

/** The columns of a link in SQL, named as `Link` names them; both databases have the same. */
export const linkColumns =
  'code, url, created_ms AS createdMs, closed_ms AS closedMs, clicks, last_click_ms AS lastClickMs, reports'
export const reporterColumns = 'reporter, reported_ms AS reportedMs'

/** A moment as answers show it, in whole seconds. @example isoTime(0) // '1970-01-01T00:00:00Z' */
export function isoTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -5)}Z`
}
