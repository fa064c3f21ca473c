/**
 * Whether another web site's page sent a report: a browser states this in Sec-Fetch-Site or Origin. Programs send neither.
 * `Origin: null` (a page that hides its origin) counts as own only if Sec-Fetch-Site confirms it.
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
