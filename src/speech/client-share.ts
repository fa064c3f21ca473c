import { clientKeyOrShared } from '../http/client-address.ts'
import { keyedHash } from '../http/keyed-hash.ts'

const KEY_BYTES = 16

/**
 * The key under which one client's characters of a day are counted: a keyed hash of the client (whole IPv4 address or IPv6
 * /64) and the day, so that nobody who reads the storage can follow a client from one day to the next.
 *
 * @param secret of the installation.
 * @param address value of CF-Connecting-IP.
 * @returns 32 hexadecimal digits.
 * @example await shareKey(secret, '2026-11-21', '203.0.113.7')
 */
export function shareKey(secret: string, day: string, address: string | undefined): Promise<string> {
  return keyedHash(secret, `speech|${day}|${clientKeyOrShared(address)}`, KEY_BYTES)
}
