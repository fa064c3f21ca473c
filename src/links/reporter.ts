import { clientKeyOrShared } from '../http/client-address.ts'
import { keyedHash } from '../http/keyed-hash.ts'

const KEY_BYTES = 16

/**
 * The key under which a report is counted once: a keyed hash of the client (whole IPv4 address or IPv6 /64). The code is
 * part of it, so nobody who reads the storage can see that one person reported two links. Addresses that cannot be
 * parsed share one key.
 *
 * @param secret the setting REPORTER_SECRET.
 * @param address value of CF-Connecting-IP.
 * @returns 32 hexadecimal digits.
 * @example await reporterKey(secret, 'k7m2wq9n', '203.0.113.7')
 */
export function reporterKey(secret: string, code: string, address: string | undefined): Promise<string> {
  return keyedHash(secret, `report|${code}|${clientKeyOrShared(address)}`, KEY_BYTES)
}

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
