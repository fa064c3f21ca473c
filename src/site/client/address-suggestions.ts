import type { Client, ParsedAddress, SearchResult, ThaiAddress } from '../../../public/client.d.ts'
import { arabic } from './chosen-address.ts'

/** The calls of the search box. */
export type SearchApi = Pick<Client, 'searchAddress' | 'subdistricts' | 'parseAddresses'>

/** The places that a text may mean; `parsed` if the whole text was read as an address. */
export interface Suggestions {
  readonly places: readonly ThaiAddress[]
  readonly parsed: ParsedAddress | null
}

/** One postcode covers 33 subdistricts at most. */
const PLACES_MAX = 40
/** Up to this many matching districts also list their subdistricts. */
const DISTRICTS_MAX = 3
const TEXT_CHARS_MAX = 500
/** A longer text, or one with a digit, is treated as an address, not a name. */
const NAME_CHARS_MAX = 30

/**
 * The subdistricts that a typed or pasted text may mean: by name, by postcode, or read as a whole address.
 *
 * @throws {Problem | TypeError} as the calls do; `AbortError` if the signal aborts.
 */
export async function suggest(api: SearchApi, typed: string, signal: AbortSignal): Promise<Suggestions> {
  const text = [...typed.trim()].slice(0, TEXT_CHARS_MAX).join('')
  const isPostcode = /^\d{5}$/.test(arabic(text))
  const isAddress = !isPostcode && (text.length > NAME_CHARS_MAX || /[\d๐-๙]/.test(text))
  const ways = isAddress ? [read, find] : isPostcode ? [find] : [find, read]
  for (const way of ways) {
    const found = await way(api, text, signal)
    if (found.places.length > 0) return found
  }
  return { places: [], parsed: null }
}

async function find(api: SearchApi, text: string, signal: AbortSignal): Promise<Suggestions> {
  const q = [...text].slice(0, 100).join('')
  const { results } = await api.searchAddress({ q, limit: PLACES_MAX }, { signal })
  const districts = results.filter(({ level }) => level === 'district').slice(0, DISTRICTS_MAX)
  const inside = new Map(
    await Promise.all(districts.map(async ({ code }) => [code, await placesOf(api, code, signal)] as const)),
  )
  const places = results.flatMap((hit) => (hit.level === 'subdistrict' ? placeOf(hit) : (inside.get(hit.code) ?? [])))
  const named = (place: ThaiAddress): boolean =>
    [place.subdistrict.nameTh, place.subdistrict.nameEn.toLowerCase()].includes(q.toLowerCase())
  return { places: distinct([...places.filter(named), ...places]), parsed: null }
}

async function read(api: SearchApi, text: string, signal: AbortSignal): Promise<Suggestions> {
  const parsed = (await api.parseAddresses({ text }, { signal })) as ParsedAddress
  const { subdistrict, district, province, postcode, candidates } = parsed
  if (subdistrict && district && province) {
    return { places: [{ subdistrict, district, province, postcode: postcode ?? subdistrict.postcode }], parsed }
  }
  const whole = candidates.flatMap((each) =>
    each.subdistrict && each.district && each.province
      ? [{ ...each, postcode: each.postcode ?? each.subdistrict.postcode } as ThaiAddress]
      : [],
  )
  // For a province alone, the capital district: its code ends in 01.
  const around = district?.code ?? (province && `${province.code}01`)
  const places = whole.length > 0 || !around ? whole : await placesOf(api, around, signal)
  return { places: distinct(places), parsed }
}

/** All subdistricts of a district. */
async function placesOf(api: SearchApi, code: string, signal: AbortSignal): Promise<ThaiAddress[]> {
  const { province, district, subdistricts } = await api.subdistricts({ district: code }, { signal })
  return subdistricts.map((subdistrict) => ({ province, district, subdistrict, postcode: subdistrict.postcode }))
}

function placeOf({ code, nameTh, nameEn, kind, postcode, postcodes, district, province }: SearchResult): ThaiAddress[] {
  if ((kind !== 'tambon' && kind !== 'khwaeng') || postcode === null || !district || !province) return []
  return [{ province, district, subdistrict: { code, nameTh, nameEn, kind, postcode, postcodes }, postcode }]
}

function distinct(places: readonly ThaiAddress[]): ThaiAddress[] {
  const byCode = new Map(places.map((place) => [place.subdistrict.code, place]))
  return [...byCode.values()].slice(0, PLACES_MAX)
}
