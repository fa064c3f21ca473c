import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import type { ParsedAddress } from '../../../src/address/parse/read.ts'

/**
 * Orders of firms, offices and persons, written from memory of real ones by people who knew neither the rules nor the code: a
 * hundred, and two hundred by four others. A row lists all correct values of each tested key; null is no value.
 */
interface Order {
  readonly text: string
  readonly expect: Readonly<Record<string, readonly (string | null)[]>>
}

const ordersOf = (file: string): Order[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Order)

/** Ignores blanks, points and the script of digits. */
const plain = (value: string | null | undefined): string | null =>
  value
    ?.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll(/[\s.,-]/g, '')
    .toLowerCase() ?? null

const namesOf = (area: { nameTh: string; nameEn: string } | null): (string | null)[] =>
  area === null
    ? [null]
    : [area.nameTh, area.nameTh.replace('เมือง', ''), area.nameEn, area.nameEn.replace('Mueang ', '')]

/** The answer for a key; several spellings for a place. */
function answered({ recipient, street, ...rest }: ParsedAddress, key: string): readonly (string | null)[] {
  const answers: Readonly<Record<string, readonly (string | null)[]>> = {
    company: [recipient.company, recipient.companyEn],
    taxId: [recipient.taxId?.number ?? null],
    branch: [recipient.branch?.code ?? null],
    person: [recipient.name],
    email: [recipient.email],
    phone: recipient.phones.length === 0 ? [null] : recipient.phones,
    box: [street.poBox],
    subdistrict: namesOf(rest.subdistrict),
    district: [...namesOf(rest.district), ...(rest.district?.nameTh.startsWith('เมือง') === true ? ['เมือง'] : [])],
    province: [...namesOf(rest.province), ...(rest.province?.code === '10' ? ['กทม', 'กรุงเทพ', 'กรุงเทพฯ', 'bkk'] : [])],
    postcode: [rest.postcode],
  }
  return answers[key] ?? [street[key as 'houseNumber']]
}

/** Correct values of each key on the first run, before any fix for these texts. */
const FIRST_RUN: Readonly<Record<string, Readonly<Record<string, readonly [right: number, of: number]>>>> = {
  'orders-unseen.jsonl': {
    postcode: [100, 100],
    houseNumber: [93, 97],
    district: [97, 97],
    province: [96, 96],
    subdistrict: [94, 95],
    phone: [65, 66],
    road: [48, 49],
    person: [37, 46],
    company: [41, 44],
    moo: [32, 32],
    taxId: [28, 29],
    soi: [20, 21],
    branch: [19, 19],
    floor: [8, 8],
    email: [7, 7],
    box: [6, 6],
    building: [5, 5],
    room: [5, 5],
    village: [3, 3],
  },
  'orders-unseen-2.jsonl': {
    province: [199, 200],
    houseNumber: [198, 200],
    company: [141, 171],
    taxId: [114, 114],
    branch: [92, 92],
    email: [46, 46],
    box: [18, 18],
  },
}

const rows = Object.entries(FIRST_RUN).flatMap(([file, counts]) =>
  Object.entries(counts).map(([key, [right, of]]) => ({ file, key, right, of })),
)

/** The orders of a file with their answers, read once, not once a key. */
const read = new Map<string, readonly (readonly [Order, ParsedAddress])[]>()

function answersOf(file: string): readonly (readonly [Order, ParsedAddress])[] {
  const known =
    read.get(file) ?? ordersOf(file).map((order) => [order, parseAddress(addressPlaces(), order.text)] as const)
  read.set(file, known)
  return known
}

it.for(rows)('reads $key of $file as often as on the first run', ({ file, key, right, of }) => {
  const judged = answersOf(file).flatMap(
    ([
      {
        expect: { [key]: accepted },
      },
      answer,
    ]) => {
      if (accepted === undefined) return []
      const values = new Set(answered(answer, key).map(plain))
      return [accepted.some((value) => values.has(plain(value)))]
    },
  )
  expect(judged).toHaveLength(of)
  expect(judged.filter(Boolean).length).toBeGreaterThanOrEqual(right)
})
