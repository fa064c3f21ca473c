import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseIpv6 } from '../../src/http/client-address.ts'
import { isPrivateHost } from '../../src/links/private-host.ts'

interface Block {
  readonly text: string
  readonly first: bigint
  readonly last: bigint
}

const NUMBER_BITS = { 4: 32, 6: 128 } as const
type Version = keyof typeof NUMBER_BITS

/**
 * The blocks of a registry. The files are those of https://www.iana.org/assignments/iana-ipv4-special-registry and
 * …/iana-ipv6-special-registry on 2026-07-18. A quoted field may span two lines.
 */
function registry(version: Version): Block[] {
  const file = join(import.meta.dirname, `iana/iana-ipv${version}-special-registry-1.csv`)
  const records = readFileSync(file, 'utf8').matchAll(/^(?:"([^"]+)"|([^",\n]+)),/gm)
  const cells = Array.from(records, ([, quoted, plain]) => quoted ?? plain ?? '').slice(1)
  // A cell may have two blocks and a footnote number.
  const blocks = cells.flatMap((cell) => cell.match(/[0-9a-f.:]+\/\d+/g) ?? [])
  return blocks.map((text) => blockOf(text, version))
}

function blockOf(text: string, version: Version): Block {
  const [address = '', bits = ''] = text.split('/')
  const first = numberOf(address)
  return { text, first, last: first + 2n ** BigInt(NUMBER_BITS[version] - Number(bits)) - 1n }
}

function numberOf(address: string): bigint {
  const groups = address.includes(':') ? (parseIpv6(address) ?? []) : address.split('.').map(Number)
  const size = address.includes(':') ? 65_536n : 256n
  return groups.reduce((number, group) => number * size + BigInt(group), 0n)
}

/** As the URL parser writes it. */
function hostOf(number: bigint, version: Version): string {
  if (version === 4) return new URL(`http://${number}/`).hostname
  const hex = number.toString(16).padStart(32, '0')
  return new URL(`http://[${hex.match(/.{4}/g)?.join(':')}]/`).hostname
}

/** Rejected for other reasons: multicast has its own registry, site-local has left this one, and the last three carry IPv4. */
const others = { 4: ['224.0.0.0/4'], 6: ['ff00::/8', 'fec0::/10', '::/96', '::ffff:0:0:0/96', '64:ff9b::/96'] } as const

describe.for([4, 6] as const)('the Special-Purpose Address Registry of IPv%i', (version) => {
  const blocks = registry(version)
  const known = [...blocks, ...others[version].map((text) => blockOf(text, version))]

  it('has the rows of its file', () => expect(blocks).toHaveLength(version === 4 ? 26 : 25))

  it.for(blocks.map(({ text }) => [text] as const))(
    '%s is no destination, and what lies beside it is one',
    ([text]) => {
      const { first, last } = blockOf(text, version)
      const inside = [first, first + (last - first) / 3n, last].filter((number) => !carriesPublic(number, version))
      expect(inside.map((number) => hostOf(number, version)).filter((host) => !isPrivateHost(host))).toEqual([])
      const beside = [first - 1n, last + 1n].filter(
        (number) => number >= 0n && number < 2n ** BigInt(NUMBER_BITS[version]) && !isIn(known, number),
      )
      expect(beside.map((number) => hostOf(number, version)).filter(isPrivateHost)).toEqual([])
    },
  )
})

const isIn = (blocks: readonly Block[], number: bigint): boolean =>
  blocks.some(({ first, last }) => number >= first && number <= last)

/** Whether the address carries a public IPv4 address (RFC 4291, 3056, 6052), which decides for its block. */
function carriesPublic(number: bigint, version: Version): boolean {
  if (version === 4) return false
  const carried = isIn([blockOf('2002::/16', 6)], number)
    ? (number >> 80n) & 0xffffffffn
    : isIn([blockOf('::ffff:0:0/96', 6), blockOf('64:ff9b::/96', 6)], number)
      ? number & 0xffffffffn
      : undefined
  return carried !== undefined && !isIn([...registry(4), blockOf('224.0.0.0/4', 4)], carried)
}

describe('an address of the registries', () => {
  it.for([
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['discard', '100::1'],
  ] as const)('of %s is refused as %s', ([, address]) => expect(isPrivateHost(`[${address}]`)).toBe(true))
})
