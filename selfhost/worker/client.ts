/** A request as the service sees it, and whether its client is trustworthy. */
export interface Client {
  readonly seen: Request
  readonly isKnown: boolean
}

/**
 * Sets CF-Connecting-IP to the address of the socket and ignores the client's own header. Behind a proxy that sets the
 * header (TRUST_PROXY=on) it is trusted, and so is X-Forwarded-Proto, because TLS ends at the proxy.
 *
 * workerd gives the address of a socket as `request.cf.clientIp`, except on Windows.
 *
 * @param trustsProxy whether TRUST_PROXY is `on`.
 */
export function clientOf(request: Request, trustsProxy: boolean): Client {
  if (trustsProxy) return { seen: withProtocol(request), isKnown: true }
  const address = socketAddress((request.cf as { clientIp?: string } | undefined)?.clientIp)
  const headers = new Headers(request.headers)
  if (address === undefined) headers.delete('cf-connecting-ip')
  else headers.set('cf-connecting-ip', address)
  return { seen: new Request(request, { headers }), isKnown: address !== undefined }
}

/**
 * The address without its port.
 *
 * @example socketAddress('203.0.113.7:41234') // '203.0.113.7'
 * @example socketAddress('[2001:db8::1]:41234') // '2001:db8::1'
 */
export function socketAddress(clientIp: string | undefined): string | undefined {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/.exec(clientIp ?? '') ?? []
  return ipv6 ?? ipv4
}

function withProtocol(request: Request): Request {
  if (request.headers.get('x-forwarded-proto') !== 'https' || !request.url.startsWith('http:')) return request
  return new Request(request.url.replace('http:', 'https:'), request)
}

/**
 * Marks a request as cross-site if it comes from a page whose host is not a name of this service. A page can point its own
 * name at this machine (DNS rebinding), and its reports would pass for those of the service's pages. A name can never equal
 * an address, so requests to an address or to localhost are unchanged.
 *
 * The page's host is that of its Origin, or the requested host if the browser hides it.
 *
 * @param names hosts of BASE_URL and all other names of the service.
 */
export function withoutRebinding(request: Request, names: ReadonlySet<string>): Request {
  const origin = request.headers.get('origin')
  if (origin === null) return request
  const { hostname } = URL.parse(origin) ?? new URL(request.url)
  if (names.has(hostname) || IS_ADDRESS.test(hostname)) return request
  const headers = new Headers(request.headers)
  headers.set('sec-fetch-site', 'cross-site')
  return new Request(request, { headers })
}

const IS_ADDRESS = /^(?:localhost|[\d.]+|\[.*\])$/

/** Caches the origin of the last valid URL: nearly all requests go to the same host. */
let known = ''

/**
 * Whether the Host header is a host with or without a port (RFC 9110, 7.2). workerd copies it into the URL unchanged, so any
 * other text would become part of the path or make the URL invalid.
 */
export function hasHost({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const host = headers.get('host') ?? ''
  const origin = url.slice(0, url.indexOf('/', 'https://'.length))
  if (origin === known && origin.endsWith(`//${host}`)) return true
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(url)
  if (isHost) known = origin
  return isHost
}
