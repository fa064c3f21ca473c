/** Names and codes as answers carry them. Codes are those of the Department of Provincial Administration. */
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
  readonly districts: District[]
}

export interface District {
  readonly level: 'district'
  readonly record: DistrictRecord
  readonly province: Province
  readonly subdistricts: Subdistrict[]
}

export interface Subdistrict {
  readonly level: 'subdistrict'
  readonly record: SubdistrictRecord
  readonly district: District
}

export type Area = Province | District | Subdistrict

/** What data/address/build.ts bundles: a few long strings, so that start-up parses nothing but them. */
export interface CompactDataset {
  readonly source: { readonly version: string; readonly name: string; readonly url: string; readonly license: string }
  /** The static file `all.json`. */
  readonly file: { readonly etag: string; readonly bytes: number }
  readonly provinceCodes: string
  readonly districtCodes: string
  /** The last two digits of every subdistrict code, in order; a number not above the one before begins a new district. */
  readonly subdistrictNumbers: string
  /** One name a line: provinces, then districts, then subdistricts, each in order of code. */
  readonly namesTh: string
  readonly namesEn: string
  /** Main postcodes of the subdistricts; `10200*12` stands for twelve in a row. */
  readonly postcodeRuns: string
  readonly furtherPostcodes: string
  /** Other names of provinces and districts, a code and a name a line. */
  readonly aliases: string
}

export interface Dataset {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly subdistricts: readonly Subdistrict[]
  /** All areas: provinces, districts, subdistricts, each in order of code. */
  readonly areas: readonly Area[]
  readonly aliases: readonly { readonly area: Area; readonly name: string }[]
}

const BANGKOK = '10'

/** Unfolds the compact form; a few milliseconds, so it is done once, when the first request needs it. */
export function dataset(compact: CompactDataset): Dataset {
  const names = { th: compact.namesTh.split('\n'), en: compact.namesEn.split('\n') }
  let next = 0
  const named = (code: string): ProvinceRecord => {
    const i = next++
    return { code, nameTh: names.th[i] ?? '', nameEn: names.en[i] ?? '' }
  }
  const provinces = compact.provinceCodes
    .split(' ')
    .map((code): Province => ({ level: 'province', record: named(code), districts: [] }))
  const provinceByCode = new Map(provinces.map((province) => [province.record.code, province]))
  const districts = compact.districtCodes.split(' ').map((code): District => {
    const province = provinceByCode.get(code.slice(0, 2)) as Province
    const kind = province.record.code === BANGKOK ? 'khet' : 'amphoe'
    return { level: 'district', record: { ...named(code), kind }, province, subdistricts: [] }
  })
  for (const district of districts) district.province.districts.push(district)
  const subdistricts = unfoldSubdistricts(compact, districts, named)
  const areas = [...provinces, ...districts, ...subdistricts]
  return {
    provinces,
    districts,
    subdistricts,
    areas,
    aliases: unfoldAliases(compact.aliases, [...provinces, ...districts]),
  }
}

function unfoldSubdistricts(
  compact: CompactDataset,
  districts: readonly District[],
  named: (code: string) => ProvinceRecord,
): Subdistrict[] {
  const further = new Map(
    compact.furtherPostcodes.split(' ').map((entry) => [entry.slice(0, 6), entry.slice(7).split(',')]),
  )
  let position = -1
  let previous = '99'
  return unfoldRuns(compact.postcodeRuns).map((postcode, i) => {
    const number = compact.subdistrictNumbers.slice(2 * i, 2 * i + 2)
    if (number <= previous) position++
    previous = number
    const district = districts[position] as District
    const code = district.record.code + number
    const kind = district.record.kind === 'khet' ? 'khwaeng' : 'tambon'
    const record = { ...named(code), kind, postcode, postcodes: [postcode, ...(further.get(code) ?? [])] } as const
    const subdistrict: Subdistrict = { level: 'subdistrict', record, district }
    district.subdistricts.push(subdistrict)
    return subdistrict
  })
}

function unfoldRuns(runs: string): string[] {
  return runs.split(' ').flatMap((run) => {
    const [value = '', count = '1'] = run.split('*')
    return Array<string>(Number(count)).fill(value)
  })
}

function unfoldAliases(lines: string, areas: readonly Area[]): { area: Area; name: string }[] {
  const byCode = new Map(areas.map((area) => [area.record.code, area]))
  return lines.split('\n').map((line) => {
    const [code = '', name = ''] = line.split('\t')
    return { area: byCode.get(code) as Area, name }
  })
}
