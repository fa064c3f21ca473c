import type { LinkVars } from '../env.ts'
import { keptBy } from '../http/answer.ts'
import { isLinksBaseUnusable } from './link-base.ts'
import { databaseCount } from './record-number.ts'
import {
  interstitialHoursDefault,
  linksDailyDefault,
  linksDailyDefaultFree,
  recordBytesDefault,
  recordBytesDefaultFree,
} from '../limits.ts'

const HOUR_MS = 3_600_000

/** The value of a setting; empty or blank counts as absent. */
const given = (text: string | undefined): string | undefined => text?.trim() || undefined

/** The number of a setting; `undefined` if it is absent or no plain number of at least 0. */
function plainNumber(text: string | undefined): number | undefined {
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(given(text) ?? '') ? Number(text) : undefined
}

/** The age below which a link shows its page first. @example interstitialMs({ INTERSTITIAL_HOURS: '' }) // 86_400_000 */
export function interstitialMs({ INTERSTITIAL_HOURS }: LinkVars): number {
  return (plainNumber(INTERSTITIAL_HOURS) ?? interstitialHoursDefault) * HOUR_MS
}

/** New links a day for the whole service. @example linksDailyMax({ LINKS_DAILY: '100' }) // 100 */
export function linksDailyMax({ LINKS_DAILY, PLAN }: LinkVars): number {
  return Math.floor(plainNumber(LINKS_DAILY) ?? (isFree(PLAN) ? linksDailyDefaultFree : linksDailyDefault))
}

/** The capacity of a record database, in bytes. @example recordMaxBytes({ PLAN: 'free' }) // 500_000_000 */
export function recordMaxBytes({ RECORD_MAX_BYTES, PLAN }: LinkVars): number {
  return Math.floor(plainNumber(RECORD_MAX_BYTES) ?? (isFree(PLAN) ? recordBytesDefaultFree : recordBytesDefault))
}

/** `npm run deploy` sets PLAN if Cloudflare refuses a feature of the paid plan. */
const isFree = (plan: string | undefined): boolean => given(plan) === 'free'

interface HostList {
  readonly hosts: ReadonlySet<string>
  readonly isReadable: boolean
}

/** The hosts of a comma-separated setting, as the URL parser writes them. Cached: settings are the same for every request. */
const hostList = keptBy((text: string | undefined): HostList => {
  const entries = (text ?? '').split(',').flatMap((entry) => given(entry) ?? [])
  const hosts = entries.flatMap((entry) => hostOf(entry) ?? [])
  return { hosts: new Set(hosts), isReadable: hosts.length === entries.length }
})

/** @example hostOf('*.ไทย.com') // 'xn--o3cw4h.com' */
function hostOf(entry: string): string | undefined {
  const url = URL.parse(`http://${entry.replace(/^\*?\./, '')}/`)
  const isHostAlone = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  return isHostAlone ? url.hostname.replace(/\.$/, '') : undefined
}

/** Hosts that no link may lead to, each with its subdomains. */
export const blockedHosts = ({ BLOCKED_HOSTS }: LinkVars): ReadonlySet<string> => hostList(BLOCKED_HOSTS).hosts

/** Further hosts that serve this service. */
export const ownHosts = ({ OWN_HOSTS }: LinkVars): ReadonlySet<string> => hostList(OWN_HOSTS).hosts

/**
 * Names of settings that cannot be parsed; a number then has its default, a list the entries that can be parsed.
 *
 * @example unusableLinkSettings({ INTERSTITIAL_HOURS: 'a day' }) // ['INTERSTITIAL_HOURS']
 */
export function unusableLinkSettings(vars: LinkVars): string[] {
  const numbers = (['INTERSTITIAL_HOURS', 'LINKS_DAILY', 'RECORD_MAX_BYTES'] as const).filter(
    (name) => given(vars[name]) !== undefined && plainNumber(vars[name]) === undefined,
  )
  // A bearer token has no blanks (RFC 6750, section 2.1), so no client could send it.
  const secrets = (['OPERATOR_SECRET', 'OPERATOR_SECRET_PREVIOUS'] as const).filter((name) =>
    /\s/.test(given(vars[name]) ?? ''),
  )
  const databases = databaseCount(vars.RECORD_DATABASES) === undefined ? ['RECORD_DATABASES'] : []
  const lists = (['BLOCKED_HOSTS', 'OWN_HOSTS'] as const).filter((name) => !hostList(vars[name]).isReadable)
  return [...numbers, ...databases, ...lists, ...(isLinksBaseUnusable(vars) ? ['LINKS_BASE_URL'] : []), ...secrets]
}
