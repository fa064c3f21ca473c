import type { LinkVars } from '../env.ts'
import type { Call } from '../http/operation.ts'
import { baseUrl } from '../http/respond.ts'
import { isPrivateHost } from './private-host.ts'

type Context = Call['c']

/** Caches the parsed setting, which is the same for every request of an isolate. */
let last: { setting: string; base: URL | undefined } = { setting: '', base: undefined }

/** The setting LINKS_BASE_URL; undefined if it is not set or is not the URL of a bare host. */
function linksBase({ LINKS_BASE_URL = '' }: LinkVars): URL | undefined {
  if (LINKS_BASE_URL !== last.setting) last = { setting: LINKS_BASE_URL, base: hostAlone(LINKS_BASE_URL) }
  return last.base
}

/** @example hostAlone('https://sa.la/')?.origin // 'https://sa.la' */
function hostAlone(setting: string): URL | undefined {
  const url = URL.parse(setting.trim())
  const isHostAlone =
    url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && url.hostname !== ''
  return isHostAlone ? url : undefined
}

/** Whether LINKS_BASE_URL is set but unusable; links then have the base of the API. */
export function isLinksBaseUnusable(vars: LinkVars): boolean {
  return (vars.LINKS_BASE_URL ?? '').trim() !== '' && linksBase(vars) === undefined
}

/** Public base of short links: the setting LINKS_BASE_URL, or that of the API. */
export function linkBaseUrl(c: Context): string {
  return linksBase(c.env)?.origin ?? baseUrl(c)
}

const nameOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '')

/**
 * Which host a request was sent to; undefined when short links have no host of their own. With separate hosts, a browser
 * vendor that blocks the host of links does not block the API that shops call.
 */
export function hostOfRequest(vars: LinkVars & { BASE_URL?: string }, url: string): 'links' | 'api' | undefined {
  const links = linksBase(vars)
  if (!links) return undefined
  const api = URL.parse(vars.BASE_URL ?? '')
  if (api?.host === links.host) return undefined
  const asked = new URL(url)
  if (nameOf(asked) !== nameOf(links)) return 'api'
  // A proxy may report its own port, so only the names are compared, unless both hosts have the same name.
  return api && nameOf(api) === nameOf(links) && asked.host !== links.host ? 'api' : 'links'
}

/** Headers that only a proxy adds to a request. */
const PROXY_HEADERS = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via']

/**
 * Whether a proxy passed on its own address as the host (the default of nginx), so that a redirect to the public host of
 * links would loop. A request without proxy headers came to that address directly.
 */
export function isHostHidden(
  vars: LinkVars & { BASE_URL?: string; TRUST_PROXY?: string },
  { url, headers }: Pick<Request, 'url' | 'headers'>,
): boolean {
  const links = linksBase(vars)
  const { host, hostname } = new URL(url)
  if (!links || !isPrivateHost(hostname) || isPrivateHost(links.hostname)) return false
  if (URL.parse(vars.BASE_URL ?? '')?.host === host) return false
  return vars.TRUST_PROXY === 'on' || PROXY_HEADERS.some((name) => headers.has(name))
}
