import { parseIpv6 } from '../http/client-address.ts'
import { isWithin } from './host-name.ts'

/** IPv4 networks that no public web site is in: [first address, prefix length]. IANA Special-Purpose Address Registry. */
const privateIpv4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this host, RFC 791
  ['10.0.0.0', 8], // private use, RFC 1918
  ['100.64.0.0', 10], // carrier-grade NAT, RFC 6598
  ['127.0.0.0', 8], // loopback, RFC 1122
  ['169.254.0.0', 16], // link local and cloud metadata, RFC 3927
  ['172.16.0.0', 12], // private use, RFC 1918
  ['192.0.0.0', 24], // protocol assignments, RFC 6890
  ['192.168.0.0', 16], // private use, RFC 1918
  ['198.18.0.0', 15], // benchmarking, RFC 2544
  ['224.0.0.0', 4], // multicast, RFC 5771
  ['240.0.0.0', 4], // reserved and broadcast, RFC 1112
]

/** The same for IPv6: [first group, mask of it]. */
const privateIpv6: readonly (readonly [first: number, mask: number])[] = [
  [0xfc00, 0xfe00], // unique local fc00::/7, RFC 4193
  [0xfe80, 0xffc0], // link local fe80::/10, RFC 4291
  [0xfec0, 0xffc0], // site local fec0::/10, RFC 3879
  [0xff00, 0xff00], // multicast ff00::/8, RFC 4291
]

/** Names that never reach the public internet, each with everything below it, by source. */
const privateNames: ReadonlySet<string> = new Set(
  [
    ['localhost', 'test', 'invalid', 'example'], // RFC 2606, RFC 6761
    ['local'], // multicast DNS, RFC 6762
    ['intranet', 'internal', 'private', 'corp', 'home', 'lan'], // RFC 6762, appendix G
    ['mail'], // like corp and home: ICANN resolution 2018.02.04.12
    ['localdomain'], // what many systems call their own network
    ['home.arpa'], // RFC 8375
    ['onion'], // RFC 7686
    ['alt'], // RFC 9476
  ].flat(),
)

/** Whether a host, as the URL parser gives it, is written as an IP address. @example isIpHost('[::1]') // true */
export function isIpHost(host: string): boolean {
  return host.startsWith('[') || ipv4Number(host) !== undefined
}

/**
 * Whether a host leads into the visitor's own network or nowhere. The URL parser has already turned every spelling of
 * an IPv4 address (2130706433, 0x7f.1, full-width digits) into four decimal numbers.
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

const LOCAL_NAT64 = [0x64, 0xff9b, 1] // 64:ff9b:1::/48, RFC 8215

function isPrivateIpv6(groups: readonly number[]): boolean {
  const starts = (prefix: readonly number[]) => prefix.every((group, i) => groups[i] === group)
  if (starts(LOCAL_NAT64)) return true
  if (privateIpv6.some(([first, mask]) => ((groups[0] ?? 0) & mask) === first)) return true
  return carriers.some(
    ([prefix, at]) => starts(prefix) && isPrivateIpv4((groups[at] ?? 0) * 65_536 + (groups[at + 1] ?? 0)),
  )
}
