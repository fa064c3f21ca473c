import type { LinkVars } from '../env.ts'
import type { Call } from '../http/operation.ts'
import { baseUrl } from '../http/respond.ts'
import { isPrivateHost } from './private-host.ts'

type Context = Call['c']

/** A setting is the same for every request of an isolate. */
let last: { setting: string; base: URL | undefined } = { setting: '', base: undefined }

/** The setting LINKS_BASE_URL; undefined if it is not set or is no address of a host alone. */
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

/** Whether the setting cannot be read as it is meant: links then have the base of the API. */
export function isLinksBaseUnusable(vars: LinkVars): boolean {
  return (vars.LINKS_BASE_URL ?? '').trim() !== '' && linksBase(vars) === undefined
}

/** Public base of short links: the setting LINKS_BASE_URL, or that of the API. */
export function linkBaseUrl(c: Context): string {
  return linksBase(c.env)?.origin ?? baseUrl(c)
}

/**
 * On which host a request came, when short links have one of their own; undefined when they have not. A browser vendor
 * that blocks the host of links then blocks no shop's API.
 */
export function hostOfRequest(vars: LinkVars & { BASE_URL?: string }, url: string): 'links' | 'api' | undefined {
  const links = linksBase(vars)
  if (!links) return undefined
  if (URL.parse(vars.BASE_URL ?? '')?.host === links.host) return undefined
  const { host } = new URL(url)
  return host === links.host ? 'links' : 'api'
}

/**
 * Whether a request came with the address of this machine in place of the host that its client asked: a proxy that passes on no
 * `Host` (the default of nginx). A redirect to the public host of links would then lead to itself.
 */
export function isHostHidden(vars: LinkVars & { BASE_URL?: string }, url: string): boolean {
  const links = linksBase(vars)
  const { host, hostname } = new URL(url)
  if (!links || isPrivateHost(links.hostname) || URL.parse(vars.BASE_URL ?? '')?.host === host) return false
  return isPrivateHost(hostname)
}
