/**
 * Whether a report was sent by another web site's page: a browser says so in Sec-Fetch-Site or Origin. Programs send
 * neither. `Origin: null` (a page that hides its origin) counts as own only when the browser vouches for it.
 *
 * @example isCrossSite({ site: 'cross-site', origin: undefined }, ['https://example.com']) // true
 */
export function isCrossSite(
  sent: { site: string | undefined; origin: string | undefined },
  ownOrigins: readonly string[],
): boolean {
  const { site, origin } = sent
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  return origin === 'null' ? site !== 'same-origin' : !ownOrigins.includes(origin)
}
