/** A request as the service may see it, and whether it names a client that can be believed. */
export interface Client {
  readonly seen: Request
  readonly isKnown: boolean
}

/**
 * Puts the address of the socket into CF-Connecting-IP and ignores what the client sent there. Behind a proxy that sets the
 * header itself (TRUST_PROXY=on), the header is believed, and so is X-Forwarded-Proto, because TLS ends at the proxy.
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
 * The request as one of another site, when it comes from a page whose host is a name that this service does not go by. A page
 * can point its own name at this machine (DNS rebinding), and its reports would pass for those of the service's pages. No name
 * can stand for an address, so requests to an address or to localhost stay as they are.
 *
 * The page's host is that of its Origin. Where a browser hides it, it is the host that was asked for.
 *
 * @param names hosts of BASE_URL and whatever else names the service.
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

/** The origin of the last URL that was found good: nearly all requests come to the same host. */
let known = ''

/**
 * Whether the Host header is a host with or without a port (RFC 9110, 7.2). workerd puts it into the URL as it is, so
 * any other text would move into the path or make no URL at all.
 */
export function hasHost({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const host = headers.get('host') ?? ''
  const origin = url.slice(0, url.indexOf('/', 'https://'.length))
  if (origin === known && origin.endsWith(`//${host}`)) return true
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(url)
  if (isHost) known = origin
  return isHost
}
