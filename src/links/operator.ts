import { timingSafeEqual } from 'hono/utils/buffer'

/**
 * Whether a request carries the operator's secret as a bearer token (RFC 6750, section 2.1). The comparison
 * takes the same time for every wrong token of one length.
 *
 * @param authorization value of the header.
 * @example await isBearer('Bearer s3cret', 's3cret') // true
 */
export async function isBearer(authorization: string | undefined, secret: string): Promise<boolean> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  return token !== undefined && timingSafeEqual(token, secret)
}
