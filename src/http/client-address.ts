/**
 * The rate limit key of one client: the whole IPv4 address, or the /64 network of an IPv6 address, the usual allocation of a
 * household or phone. IPv4 embedded in IPv6 counts as IPv4: mapped `::ffff:0:0/96`, NAT64 `64:ff9b::/96`, 6to4 `2002::/16`,
 * Teredo `2001::/32`. By /64, all IPv4 clients of the first two would be one, and one address of the others many.
 * `undefined` if the text is not an address.
 *
 * @example clientKey('2001:db8:1:2::1') // '2001:db8:1:2::/64'
 * @example clientKey('::ffff:203.0.113.7') // '203.0.113.7/32'
 */
export function clientKey(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (!address.includes(':')) return isIpv4(address) ? `${address}/32` : undefined
  const groups = parseIpv6(address)
  if (!groups) return undefined
  return embeddedIpv4(groups) ?? networkKey(groups)
}

/** Like `clientKey`, with one shared key for all addresses that cannot be parsed. */
export function clientKeyOrShared(address: string | undefined): string {
  return clientKey(address) ?? 'unknown'
}

/**
 * The key under which a reporter of a link counts once: the whole IPv4 address, or the /64 network of an IPv6 address. An IPv4
 * address inside 6to4, Teredo or NAT64 does not count; only a mapped one, `::ffff:0:0/96`, is the client's own.
 *
 * @example reporterKey('2002:cb00:7107::1') // '2002:cb00:7107::/64'
 */
export function reporterKey(address: string | undefined): string {
  const groups = address?.includes(':') ? parseIpv6(address) : undefined
  if (!groups || MAPPED.every((group, i) => groups[i] === group)) return clientKeyOrShared(address)
  return networkKey(groups)
}

function isIpv4(text: string): boolean {
  return (
    /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255 && !/^0\d/.test(part))
  )
}

/** The eight 16-bit groups of an IPv6 address (RFC 4291, 2.2), or undefined. Zone ids and ports are not addresses. */
export function parseIpv6(text: string): number[] | undefined {
  const withHexTail = text.replace(/(?<=:)\d+\.\d+\.\d+\.\d+$/, (tail) => (isIpv4(tail) ? ipv4Groups(tail) : 'x'))
  const halves = withHexTail.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return undefined
  const parts = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
  return parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))
    ? parts.map((part) => Number.parseInt(part, 16))
    : undefined
}

function ipv4Groups(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

/** The prefix of IPv4-mapped addresses, `::ffff:0:0/96`: RFC 4291, section 2.5.5.2. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff]

/**
 * How an IPv6 address embeds an IPv4 client's: the groups before it, the index of its first group, and an XOR mask for its bits.
 */
const carriers: readonly (readonly [prefix: readonly number[], at: number, mask: number])[] = [
  [MAPPED, 6, 0],
  [[0x64, 0xff9b, 0, 0, 0, 0], 6, 0], // NAT64 64:ff9b::/96, RFC 6052, section 2.1
  [[0x2002], 1, 0], // 6to4 2002::/16, RFC 3056, section 2
  [[0x2001, 0], 6, 0xffff], // Teredo 2001::/32, RFC 4380, section 4: each bit of the address is inverted
]

function embeddedIpv4(groups: readonly number[]): string | undefined {
  const carrier = carriers.find(([prefix]) => prefix.every((group, i) => groups[i] === group))
  if (!carrier) return undefined
  const [, at, mask] = carrier
  const [high = 0, low = 0] = groups.slice(at).map((group) => group ^ mask)
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}/32`
}

/** The /64 network of an address, its trailing zero groups folded into `::`. */
function networkKey(groups: readonly number[]): string {
  const network = groups.slice(0, 4)
  const last = network.findLastIndex((group) => group !== 0)
  return `${network
    .slice(0, last + 1)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
