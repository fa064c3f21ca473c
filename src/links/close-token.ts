import { keyedHash } from '../http/keyed-hash.ts'
import { toBase64Url } from '../qr/logo.ts'

const TOKEN_BYTES = 16
const IS_TOKEN = /^[\w-]{22}$/

/**
 * A token that closes the link it was created with: 128 random bits in base64url (RFC 4648, section 5), 22 characters.
 *
 * @param randomBytes fills an array with random bytes from a cryptographic source.
 * @example closeToken((bytes) => crypto.getRandomValues(bytes)).length // 22
 */
export function closeToken(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  return toBase64Url(randomBytes(new Uint8Array(TOKEN_BYTES)))
}

/**
 * The hash of the code, keyed with the token, which the link's object stores instead of the token. A leaked storage closes
 * nothing, and a token closes one link only.
 *
 * @returns 64 hexadecimal digits; `''`, which is the key of no link, for a text that is no token: HMAC pads a key with zero
 *   bytes, so a token and a token with U+0000 appended would be the same key.
 * @example await closeKey('AAECAwQFBgcICQoLDA0ODw', 'k7m2wq9n')
 */
export function closeKey(token: string, code: string): Promise<string> {
  if (!IS_TOKEN.test(token)) return Promise.resolve('')
  return keyedHash(`close|${token}`, code)
}
