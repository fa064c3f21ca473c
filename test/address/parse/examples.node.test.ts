import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)

describe('examples.jsonl', () => {
  interface Example {
    text: string
    accept: { subdistrict: string | null; district: string | null; province: string | null }[]
    fields: Record<string, string | null>
    confidence: string | null
    /** All phones and all unparsed pieces, where a row is about them. */
    phones?: string[]
    unparsed?: string[]
  }
  const lines = readFileSync(join(import.meta.dirname, 'examples.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const examples = lines.map((line) => JSON.parse(line) as Example)

  it('has at least 150 examples', () => expect(examples.length).toBeGreaterThanOrEqual(150))

  it.for(examples)('$text', ({ text, accept, fields, confidence, phones, unparsed }) => {
    const { street, recipient, subdistrict, district, province, ...parsed } = read(text)
    if (confidence !== null) expect(parsed.confidence).toBe(confidence)
    if (confidence === 'ambiguous') {
      expect(parsed.candidates.map((candidate) => candidate.subdistrict?.code)).toEqual(
        accept.map((each) => each.subdistrict),
      )
    } else {
      const codes = {
        subdistrict: subdistrict?.code ?? null,
        district: district?.code ?? null,
        province: province?.code ?? null,
      }
      expect(accept.map((each) => ({ ...codes, ...each, postcode: undefined }))).toContainEqual({
        ...codes,
        postcode: undefined,
      })
    }
    expect({ ...street, name: recipient.name, phone: recipient.phones[0] }).toMatchObject(fields)
    if (phones) expect(recipient.phones).toEqual(phones)
    if (unparsed) expect(parsed.unparsed).toEqual(unparsed)
  })
})
