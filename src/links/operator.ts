/**
 * Whether a request carries the operator's secret as a bearer token (RFC 6750, section 2.1). Both sides are hashed, so
 * the comparison takes the same time for every wrong token of any length.
 *
 * @param authorization value of the header.
 * @example await isBearer('Bearer s3cret', 's3cret') // true
 */
export async function isBearer(authorization: string | undefined, secret: string): Promise<boolean> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return false
  const [given, wanted] = await Promise.all([digest(token), digest(secret)])
  let difference = 0
  for (const [i, byte] of given.entries()) difference |= byte ^ (wanted[i] ?? 0)
  return difference === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
