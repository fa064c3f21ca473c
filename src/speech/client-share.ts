import { clientKeyOrShared } from '../http/client-address.ts'

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
export async function shareKey(secret: string, day: string, address: string | undefined): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const mac = await crypto.subtle.sign('HMAC', key, text.encode(`speech|${day}|${clientKeyOrShared(address)}`))
  return [...new Uint8Array(mac, 0, KEY_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
