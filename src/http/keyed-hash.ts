import { clientKeyOrShared } from './client-address.ts'

/**
 * The HMAC-SHA-256 (RFC 2104) of a message: without the key it can neither be computed nor tested against guessed messages.
 *
 * @param bytes how many of its 32 bytes to return, from the first on.
 * @returns two hexadecimal digits per byte.
 * @example await keyedHash('Jefe', 'what do ya want for nothing?', 4) // '5bdcc146' (RFC 4231, test case 2)
 */
export async function keyedHash(key: string, message: string, bytes = 32): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', text.encode(key), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', imported, text.encode(message))
  return Array.from(new Uint8Array(mac, 0, bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const CLIENT_BYTES = 16

/**
 * The key under which a client (whole IPv4 address or IPv6 /64) is counted for a purpose: a leaked storage does not show
 * that two purposes have the same client. Addresses that cannot be parsed share one key.
 *
 * @param address value of CF-Connecting-IP.
 * @returns 32 hexadecimal digits.
 * @example await clientHash(secret, 'report|k7m2wq9n', '203.0.113.7')
 */
export function clientHash(secret: string, purpose: string, address: string | undefined): Promise<string> {
  return keyedHash(secret, `${purpose}|${clientKeyOrShared(address)}`, CLIENT_BYTES)
}
