import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressData, addressPlaces } from '../../../src/address/address.ts'
import type { Subdistrict } from '../../../src/address/dataset.ts'
import { readAddress } from '../../../src/address/parse/read.ts'

const FIELDS = ['subdistrict', 'district', 'province', 'postcode'] as const
type Field = (typeof FIELDS)[number]
/** The written fields of an address. */
type Written = Partial<Record<Field, string>>

const subdistricts = addressData().subdistricts

const valueOf = ({ record, district }: Subdistrict, script: 'nameTh' | 'nameEn'): Required<Written> => ({
  subdistrict: record[script],
  district: district.record[script],
  province: district.province.record[script],
  postcode: record.postcode,
})

/** A way to write an address. */
interface Style {
  readonly script: 'nameTh' | 'nameEn'
  /** Without signs a name may be that of any level. */
  readonly isBare?: boolean
  readonly text: (written: Written) => string
}

const joined = (parts: readonly (string | undefined)[], between = ' '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between)
const after = (sign: string, name: string | undefined): string | undefined => name && sign + name

const STYLES: readonly Style[] = [
  {
    script: 'nameTh',
    text: ({ subdistrict, district, province, postcode }) =>
      joined([after('ต.', subdistrict), after('อ.', district), after('จ.', province), postcode]),
  },
  {
    script: 'nameTh',
    text: ({ subdistrict, district, province, postcode }) =>
      joined([after('ตำบล', subdistrict), after('อำเภอ', district), province, postcode]),
  },
  {
    script: 'nameTh',
    text: ({ subdistrict, district, province, postcode }) =>
      joined([after('ต.', subdistrict), after('อ.', district), after('จ.', province), postcode], ''),
  },
  { script: 'nameTh', isBare: true, text: (written) => joined(FIELDS.map((field) => written[field])) },
  {
    script: 'nameEn',
    text: ({ subdistrict, district, province, postcode }) =>
      joined([after('T. ', subdistrict), after('A. ', district), joined([province, postcode])], ', '),
  },
  {
    script: 'nameEn',
    isBare: true,
    text: (written) =>
      joined(
        FIELDS.map((field) => written[field]),
        ', ',
      ),
  },
]

/** The subdistricts that have a value, by `field value`. */
const byFact = new Map<string, Set<Subdistrict>>()
for (const each of subdistricts) {
  const codes = each.record.postcodes.map((code) => ['postcode', code])
  const names = (['nameTh', 'nameEn'] as const).flatMap((script) => Object.entries(valueOf(each, script)).slice(0, 3))
  for (const [field, value] of [...codes, ...names]) {
    const key = `${field} ${value}`
    byFact.set(key, (byFact.get(key) ?? new Set()).add(each))
  }
}

function isTrueOf(each: Subdistrict, field: Field, value: string, { isBare }: Style): boolean {
  const fields = isBare && field !== 'postcode' ? FIELDS : [field]
  return fields.some((one) => byFact.get(`${one} ${value}`)?.has(each))
}

/** An address with at most one fact missing. */
const address = fc.record({
  row: fc.constantFrom(...subdistricts),
  missing: fc.constantFrom(...FIELDS, undefined, undefined),
  field: fc.constantFrom(...FIELDS),
  style: fc.constantFrom(...STYLES),
  house: fc.constantFrom('99', '12/3 หมู่ 4', '108/9 ม.2 ถ.สุขใจ', 'สมชาย ใจดี 081-234-5678 9/1'),
})
type Address = typeof address extends fc.Arbitrary<infer Made> ? Made : never

function without(written: Written, missing: Field | undefined, kept: Field): Written {
  if (missing && missing !== kept) delete written[missing]
  return written
}

/** Reports a sure answer that contradicts two written facts, or one without two others in its favour. */
function overruled({ style, house }: Address, written: Written): string[] {
  const text = `${house} ${style.text(written)}`
  const { confidence, subdistrict, postcode } = readAddress(addressPlaces(), text).address
  const answer = subdistricts.find(({ record }) => record.code === subdistrict?.code)
  if (!answer || (confidence !== 'exact' && confidence !== 'corrected')) return []
  const known = FIELDS.filter((field) => byFact.has(`${field} ${written[field]}`))
  const isTrue = (field: Field): boolean => isTrueOf(answer, field, written[field] as string, style)
  const against = known.filter((field) => !isTrue(field) && !(field === 'postcode' && postcode === written.postcode))
  const isAllowed = against.length === 0 || (against.length === 1 && known.filter(isTrue).length > 1)
  return isAllowed ? [] : [`${text} → ${confidence} ${answer.record.nameTh}, against ${against.join(' and ')}`]
}

/** The faults that `read` reports over ten thousand samples. */
const wrong = <Made>(made: fc.Arbitrary<Made>, read: (made: Made) => readonly string[]): string[] =>
  fc.sample(made, { numRuns: 10_000, seed: 1 }).flatMap(read)

/** One idle processor parses ten thousand addresses in 15 seconds. */
const timeout = 240_000

describe('no sure answer stands against two facts that agree', { timeout }, () => {
  it('where one of the facts is that of another place', () => {
    const exchanged = fc.tuple(address, fc.constantFrom(...subdistricts))
    const found = wrong(exchanged, ([made, other]) => {
      const { row, missing, field, style } = made
      const value = valueOf(other, style.script)[field]
      return overruled(made, without({ ...valueOf(row, style.script), [field]: value }, missing, field))
    })
    expect(found).toEqual([])
  })

  it('where a letter or mark of a name is lost, moved or exchanged', () => {
    const slip = fc.record({
      at: fc.nat(),
      how: fc.constantFrom('lost', 'moved', 'exchanged'),
      nameTh: fc.constantFrom(...'กขคงจชดตทนบปพมยรลวสหอาิีุู่้'),
      nameEn: fc.constantFrom(...'aeiounmrtkps'),
    })
    const found = wrong(fc.tuple(address, slip), ([made, { at, how, ...other }]) => {
      const { row, missing, style } = made
      const field = made.field === 'postcode' ? 'subdistrict' : made.field
      const value = valueOf(row, style.script)
      const letters = [...value[field]]
      const i = at % letters.length
      if (how === 'exchanged') letters[i] = other[style.script]
      else {
        const [lost, next] = letters.slice(i, i + 2)
        letters.splice(i, 2, ...[next, how === 'moved' ? lost : ''].filter((letter) => letter !== undefined))
      }
      return overruled(made, without({ ...value, [field]: letters.join('') }, missing, field))
    })
    expect(found).toEqual([])
  })
})
