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
 * The hash under which a client is stored for a purpose: a leaked storage shows neither whom it is nor that two purposes have the
 * same client.
 *
 * @param client `clientKeyOrShared` or `reporterKey` of the address in CF-Connecting-IP.
 * @returns 32 hexadecimal digits.
 * @example await clientHash(secret, 'report|k7m2wq9n', '203.0.113.7/32')
 */
export function clientHash(secret: string, purpose: string, client: string): Promise<string> {
  return keyedHash(secret, `${purpose}|${client}`, CLIENT_BYTES)
}
