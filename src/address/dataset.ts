import { splitWords } from './english-words.ts'
import { once } from '../once.ts'
import { countsOf, digitsOf } from './number-ranges.ts'
import { decodeThai } from './names/thai-letters.ts'

/** Names and codes as in the answers. Codes are those of the Department of Provincial Administration. */
export interface ProvinceRecord {
  readonly code: string
  readonly nameTh: string
  readonly nameEn: string
}

/** A district: amphoe (อำเภอ), in Bangkok khet (เขต). The names carry no such prefix. */
export interface DistrictRecord extends ProvinceRecord {
  readonly kind: 'amphoe' | 'khet'
}

/** A subdistrict: tambon (ตำบล), in Bangkok khwaeng (แขวง). `postcodes` begins with the main one. */
export interface SubdistrictRecord extends ProvinceRecord {
  readonly kind: 'tambon' | 'khwaeng'
  readonly postcode: string
  readonly postcodes: readonly string[]
}

export interface Province {
  readonly level: 'province'
  readonly record: ProvinceRecord
  readonly districts: readonly District[]
}

export interface District {
  readonly level: 'district'
  readonly record: DistrictRecord
  readonly province: Province
  readonly subdistricts: readonly Subdistrict[]
}

export interface Subdistrict {
  readonly level: 'subdistrict'
  readonly record: SubdistrictRecord
  readonly district: District
}

export type Area = Province | District | Subdistrict

/** Names of one level, one per line, ordered by code. */
interface CompactNames {
  /** Coded by `encodeThai`. */
  readonly th: string
  /** Each by `joinWords`. */
  readonly en: string
}

/**
 * Bundled by data/address/build.ts as a few long strings, so that start-up parses nothing else. The subdistricts of one
 * district are contiguous, so that a request decodes only those.
 */
export interface CompactDataset {
  readonly source: { readonly version: string; readonly name: string; readonly url: string; readonly license: string }
  /** The static file `all.json`. */
  readonly file: { readonly etag: string; readonly bytes: number }
  readonly provinces: CompactNames & { readonly codes: string }
  /** `numbers` has a line for each province: the last two digits of its districts, by `rangesOf`. */
  readonly districts: CompactNames & { readonly numbers: string }
  /**
   * An empty line separates the names of two districts; a hyphen means the district's own name. `numbers` has a line for each
   * district, as above. `postcodes` has a line for each district, with postcodes separated by blanks: `200*12` is the main
   * postcode of the next twelve, `210` of all others, and `5:220,230` are further postcodes of the subdistrict at position 5.
   * A postcode that begins with the province's code omits it.
   */
  readonly subdistricts: CompactNames & { readonly numbers: string; readonly postcodes: string }
  /**
   * Number of districts per province, then of subdistricts per district, by `countsText`. Precomputed, because counting from
   * the lists would slow the first request that needs all counts.
   */
  readonly childCounts: string
  /** Areas once part of another area of their level: per line a code and the code of that area. */
  readonly formerParents: string
  /** Other names of areas: per line a code and a name. */
  readonly aliases: string
}

/** Another name of an area. */
interface Alias {
  readonly code: string
  readonly name: string
}

const BANGKOK = '10'
const PROVINCE_DIGITS = 2
const POSTCODE_DIGITS = 5
/** The line of a subdistrict that has the name of its district. */
const OWN = /^-$/m

/**
 * The areas. Each list is decoded on its first use: thousands of subdistricts take milliseconds, and most requests need none
 * of them or those of one district.
 */
export class Dataset {
  readonly compact: CompactDataset
  readonly #childCounts = once(() => countsOf(this.compact.childCounts))
  readonly #provinceCodes = once(() => this.compact.provinces.codes.split(' '))
  readonly #provinceNames = once(() => splitNames(this.compact.provinces))
  readonly #madeProvinces: Province[] = []
  readonly #provinces = once(() => this.#provinceCodes().map((_, position) => this.province(position)))
  readonly #districtNumbers = once(() => this.compact.districts.numbers.split('\n'))
  readonly #districtDigits: (readonly string[])[] = []
  /** The position of the first district of each province. */
  readonly #firstDistricts = once(() =>
    startsOf([...this.childCounts().subarray(0, this.provinceCodes.length)], (count) => count, 0),
  )
  readonly #districtNames = once(() => splitNames(this.compact.districts))
  readonly #subdistrictNumbers = once(() => this.compact.subdistricts.numbers.split('\n'))
  readonly #madeDistricts: District[] = []
  readonly #blocks = {
    th: once(() => this.compact.subdistricts.th.split('\n\n')),
    en: once(() => this.compact.subdistricts.en.split('\n\n')),
  }
  readonly #subdistrictNames = { th: once(() => this.#withOwn('th')), en: once(() => this.#withOwn('en')) }
  readonly #postcodes = once(() => this.compact.subdistricts.postcodes.split('\n'))
  readonly #districts = once(() => Array.from({ length: this.districtCount }, (_, position) => this.district(position)))
  readonly #subdistricts = once(() => this.districts.flatMap((district) => district.subdistricts))
  readonly #areas = once(() => [...this.provinces, ...this.districts, ...this.subdistricts])

  constructor(compact: CompactDataset) {
    this.compact = compact
  }

  get provinces(): readonly Province[] {
    return this.#provinces()
  }

  get districts(): readonly District[] {
    return this.#districts()
  }

  get subdistricts(): readonly Subdistrict[] {
    return this.#subdistricts()
  }

  /** All areas: provinces, districts, subdistricts, each in order of code. */
  get areas(): readonly Area[] {
    return this.#areas()
  }

  get aliases(): readonly Alias[] {
    return pairsIn(this.compact.aliases).map(([code = '', name = '']) => ({ code, name }))
  }

  /** Areas once part of another area of their level: บึงกาฬ of หนองคาย. */
  get formerParents(): readonly { readonly code: string; readonly former: string }[] {
    return pairsIn(this.compact.formerParents).map(([code = '', former = '']) => ({ code, former }))
  }

  get provinceCodes(): readonly string[] {
    return this.#provinceCodes()
  }

  districtCodes(): string[] {
    return this.provinceCodes.flatMap((code, i) => this.districtDigits(i).map((digits) => code + digits))
  }

  get districtCount(): number {
    return this.compact.childCounts.length - this.provinceCodes.length
  }

  /** The position of the district with a code; -1 for an unknown one. */
  districtAt(code: string): number {
    const province = this.provinceCodes.indexOf(code.slice(0, PROVINCE_DIGITS))
    const at = province === -1 ? -1 : this.districtDigits(province).indexOf(code.slice(PROVINCE_DIGITS))
    return at === -1 ? -1 : (this.#firstDistricts()[province] as number) + at
  }

  /** Number of districts per province, then of subdistricts per district. */
  childCounts(): Uint8Array {
    return this.#childCounts()
  }

  /** The last two digits of the codes of a province's districts. */
  districtDigits(position: number): readonly string[] {
    return (this.#districtDigits[position] ??= digitsOf(
      this.#districtNumbers()[position] ?? '',
      this.childCounts()[position] ?? 0,
    ))
  }

  /** The last two digits of the codes of a district's subdistricts. */
  subdistrictDigits(position: number): readonly string[] {
    const count = this.childCounts()[this.provinceCodes.length + position] ?? 0
    return digitsOf(this.#subdistrictNumbers()[position] ?? '', count)
  }

  /** `provinces[position]`, without decoding the others. */
  province(position: number): Province {
    return (this.#madeProvinces[position] ??= this.#makeProvince(position))
  }

  /** `districts[position]`, without decoding the others. */
  district(position: number): District {
    return (this.#madeDistricts[position] ??= this.#makeDistrict(position))
  }

  /** The name of a subdistrict, without decoding its district; in English without blanks. */
  subdistrictName(districtPosition: number, position: number, script: 'th' | 'en'): string {
    const name = this.#block(districtPosition, script).split('\n')[position] ?? ''
    return script === 'th' ? decodeThai(name) : name
  }

  /** The names of the subdistricts of each district, encoded as in the data, one per line. */
  subdistrictNames(script: 'th' | 'en'): readonly string[] {
    return this.#subdistrictNames[script]()
  }

  #withOwn(script: 'th' | 'en'): string[] {
    const own = this.#districtNames()[script]
    return this.#blocks[script]().map((block, position) => withOwn(block, own[position]))
  }

  #block(districtPosition: number, script: 'th' | 'en'): string {
    return withOwn(this.#blocks[script]()[districtPosition] ?? '', this.#districtNames()[script][districtPosition])
  }

  /** Every subdistrict that uses a postcode, even for only part of its area; by code. */
  byPostcode(postcode: string): readonly Subdistrict[] {
    const rest = postcode.slice(PROVINCE_DIGITS)
    const own = this.#districtsOf(this.provinceCodes.indexOf(postcode.slice(0, PROVINCE_DIGITS)))
    return this.#postcodes()
      .flatMap((line, position) =>
        line.includes(own.includes(position) ? rest : postcode) ? this.district(position).subdistricts : [],
      )
      .filter(({ record }) => record.postcodes.includes(postcode))
  }

  /** Positions of the districts of a province. */
  #districtsOf(province: number): number[] {
    return this.districtDigits(province).map((_, i) => (this.#firstDistricts()[province] as number) + i)
  }

  #makeProvince(position: number): Province {
    const code = this.#provinceCodes()[position] ?? ''
    const { th, en } = this.#provinceNames()
    const districts = once(() => this.#districtsOf(position).map((district) => this.district(district)))
    return {
      level: 'province',
      record: recordOf(code, th[position], en[position]),
      get districts() {
        return districts()
      },
    }
  }

  #makeDistrict(position: number): District {
    const { th, en } = this.#districtNames()
    const firsts = this.#firstDistricts()
    const of = firsts.findLastIndex((first) => first <= position)
    const province = this.province(of)
    const code = `${province.record.code}${this.districtDigits(of)[position - (firsts[of] as number)]}`
    const kind = province.record.code === BANGKOK ? 'khet' : 'amphoe'
    const subdistricts = once(() => this.#subdistrictsOf(district, position))
    const district: District = {
      level: 'district',
      record: { ...recordOf(code, th[position], en[position]), kind },
      province,
      get subdistricts() {
        return subdistricts()
      },
    }
    return district
  }

  #subdistrictsOf(district: District, position: number): Subdistrict[] {
    const digits = this.subdistrictDigits(position)
    const th = this.#block(position, 'th').split('\n')
    const en = this.#block(position, 'en').split('\n')
    const postcodes = unfoldPostcodes(this.#postcodes()[position] ?? '', th.length, district.province.record.code)
    const kind = district.record.kind === 'khet' ? 'khwaeng' : 'tambon'
    return th.map((name, i) => {
      const [postcode = '', ...more] = postcodes[i] ?? []
      const named = recordOf(`${district.record.code}${digits[i]}`, name, en[i])
      return { level: 'subdistrict', record: { ...named, kind, postcode, postcodes: [postcode, ...more] }, district }
    })
  }
}

/** Splits lines into pairs at the tab. */
const pairsIn = (lines: string): string[][] => lines.split('\n').map((line) => line.split('\t'))

/** A block with the district's `own` name for the subdistrict that shares it. */
const withOwn = (block: string, own = ''): string => (block.includes('-') ? block.replace(OWN, own) : block)

const splitNames = ({ th, en }: CompactNames) => ({ th: th.split('\n'), en: en.split('\n') })

function recordOf(code: string, th = '', en = ''): ProvinceRecord {
  return { code, nameTh: decodeThai(th), nameEn: splitWords(en) }
}

/**
 * The offset at which each group starts; the first is `start`. Uses `map`, because the first run of a loop that grows an array
 * costs five times as much.
 *
 * @example startsOf(['12', '7', '3'], Number, 0) // [0, 12, 19]
 */
export function startsOf<T>(groups: readonly T[], sizeOf: (group: T) => number, start: number): number[] {
  let next = start
  return groups.map((group) => {
    const here = next
    next += sizeOf(group)
    return here
  })
}

/**
 * The postcodes of each subdistrict of a district, the main one first.
 *
 * @example unfoldPostcodes('200*2 210 0:220', 3, '10') // [['10200', '10220'], ['10200'], ['10210']]
 */
function unfoldPostcodes(line: string, size: number, province: string): string[][] {
  const whole = (digits: string): string => (digits.length < POSTCODE_DIGITS ? province + digits : digits)
  const all: string[][] = []
  for (const part of line.split(' ')) {
    const [position = '', further] = part.split(':')
    const [postcode = '', count] = part.split('*')
    if (further !== undefined) all[Number(position)]?.push(...further.split(',').map(whole))
    else
      for (let left = count === undefined ? size - all.length : Number(count); left > 0; left--)
        all.push([whole(postcode)])
  }
  return all
}
