import { parseIpv6 } from '../http/client-address.ts'
import { once } from '../once.ts'
import { isWithin } from './host-name.ts'

/**
 * IPv4 networks that hold no public web site: [first address, prefix length]. They cover every block of the IANA
 * Special-Purpose Address Registry, and multicast, which has a registry of its own.
 */
const privateIpv4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network, RFC 791
  ['10.0.0.0', 8], // private use, RFC 1918
  ['100.64.0.0', 10], // carrier-grade NAT, RFC 6598
  ['127.0.0.0', 8], // loopback, RFC 1122
  ['169.254.0.0', 16], // link local and cloud metadata, RFC 3927
  ['172.16.0.0', 12], // private use, RFC 1918
  ['192.0.0.0', 24], // protocol assignments, RFC 6890
  ['192.0.2.0', 24], // documentation, RFC 5737
  ['192.31.196.0', 24], // sinks of AS112, RFC 7535
  ['192.52.193.0', 24], // multicast tunnels, RFC 7450
  ['192.88.99.0', 24], // former 6to4 relays, RFC 7526
  ['192.168.0.0', 16], // private use, RFC 1918
  ['192.175.48.0', 24], // sinks of AS112, RFC 7534
  ['198.18.0.0', 15], // benchmarking, RFC 2544
  ['198.51.100.0', 24], // documentation, RFC 5737
  ['203.0.113.0', 24], // documentation, RFC 5737
  ['224.0.0.0', 4], // multicast, RFC 5771
  ['240.0.0.0', 4], // reserved and broadcast, RFC 1112
]

/** The same for IPv6; blocks that carry an IPv4 address are `carriers` instead. */
const privateIpv6 = once(() =>
  networks([
    ['64:ff9b:1::', 48], // local NAT64, RFC 8215
    ['100::', 64], // discard only, RFC 6666
    ['100:0:0:1::', 64], // dummy prefix, RFC 9780
    ['2001::', 23], // protocol assignments, RFC 2928; Teredo (RFC 4380) is the first of them
    ['2001:db8::', 32], // documentation, RFC 3849
    ['2620:4f:8000::', 48], // sinks of AS112, RFC 7534
    ['3fff::', 20], // documentation, RFC 9637
    ['5f00::', 16], // segment routing, RFC 9602
    ['fc00::', 7], // unique local, RFC 4193
    ['fe80::', 10], // link local, RFC 4291
    ['fec0::', 10], // site local, RFC 3879
    ['ff00::', 8], // multicast, RFC 4291
  ]),
)

interface Ipv6Network {
  readonly groups: readonly number[]
  readonly bits: number
}

function networks(texts: readonly (readonly [first: string, bits: number])[]): Ipv6Network[] {
  return texts.map(([first, bits]) => ({ groups: parseIpv6(first) ?? [], bits }))
}

/** Names that never reach the public internet, each with everything below it, by source. */
const privateNames: ReadonlySet<string> = new Set(
  [
    ['localhost', 'test', 'invalid', 'example'], // RFC 2606, RFC 6761
    ['local'], // multicast DNS, RFC 6762
    ['intranet', 'internal', 'private', 'corp', 'home', 'lan'], // RFC 6762, appendix G
    ['mail'], // like corp and home: ICANN resolution 2018.02.04.12
    ['localdomain'], // what many systems call their own network
    ['arpa'], // the addresses and other tables of the network itself, RFC 3172; home.arpa, RFC 8375
    ['onion'], // RFC 7686
    ['i2p'], // the I2P network, which resolves its names itself
    ['bit'], // Namecoin, likewise
    ['svc', 'kube'], // services of a Kubernetes cluster, without and with a domain of its own
    ['alt'], // RFC 9476
  ].flat(),
)

/** Whether a host, as the URL parser gives it, is written as an IP address. @example isIpHost('[::1]') // true */
export function isIpHost(host: string): boolean {
  return host.startsWith('[') || ipv4Number(host) !== undefined
}

/**
 * Whether a host leads into the visitor's own network, to a reserved address, or nowhere. The URL parser has already turned
 * every spelling of an IPv4 address (2130706433, 0x7f.1, full-width digits) into four decimal numbers.
 *
 * @param host `hostname` of a parsed URL without a trailing dot.
 * @example isPrivateHost('192.168.1.1') // true
 */
export function isPrivateHost(host: string): boolean {
  if (host.startsWith('[')) return isPrivateIpv6(parseIpv6(host.slice(1, -1)) ?? [])
  const ipv4 = ipv4Number(host)
  if (ipv4 !== undefined) return isPrivateIpv4(ipv4)
  return !host.includes('.') || isWithin(host, privateNames)
}

function ipv4Number(host: string): number | undefined {
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(host)) return undefined
  return host.split('.').reduce((number, part) => number * 256 + Number(part), 0)
}

function isPrivateIpv4(address: number): boolean {
  return privateIpv4.some(([network, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(address / size) === Math.floor((ipv4Number(network) ?? 0) / size)
  })
}

/** How an IPv6 address embeds an IPv4 address: the groups before it, and the index of its first group. */
const carriers: readonly (readonly [prefix: readonly number[], at: number])[] = [
  [[0, 0, 0, 0, 0, 0xffff], 6], // mapped ::ffff:0:0/96, RFC 4291
  [[0, 0, 0, 0, 0, 0], 6], // compatible ::/96 (also :: and ::1), RFC 4291
  [[0, 0, 0, 0, 0xffff, 0], 6], // translated ::ffff:0:0:0/96, RFC 2765
  [[0x64, 0xff9b, 0, 0, 0, 0], 6], // NAT64 64:ff9b::/96, RFC 6052
  [[0x2002], 1], // 6to4 2002::/16, RFC 3056
]

function isPrivateIpv6(groups: readonly number[]): boolean {
  if (privateIpv6().some((network) => isInNetwork(groups, network))) return true
  return carriers.some(
    ([prefix, at]) =>
      prefix.every((group, i) => groups[i] === group) &&
      isPrivateIpv4((groups[at] ?? 0) * 65_536 + (groups[at + 1] ?? 0)),
  )
}

/** Whether an address starts with the bits of a network; a group has 16. */
function isInNetwork(address: readonly number[], { groups, bits }: Ipv6Network): boolean {
  return groups.every((group, i) => {
    const ignored = Math.min(16, Math.max(0, (i + 1) * 16 - bits))
    return group >> ignored === (address[i] ?? 0) >> ignored
  })
}
