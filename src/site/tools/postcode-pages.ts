import { html } from 'hono/html'
import { frame, type Assets } from '../markup/frame.ts'
import { table } from './tool-page.ts'
import { joined, pathTo, words, type Content, type Html } from '../markup/language.ts'

interface Place {
  readonly code: string
  readonly nameTh: string
  readonly nameEn: string
}
interface District extends Place {
  readonly provinceCode: string
  readonly kind: 'amphoe' | 'khet'
}
interface Subdistrict extends Place {
  readonly districtCode: string
  readonly postcode: string
  readonly postcodes: readonly string[]
}

/** all.json, as far as these pages use it. */
export interface AddressFile {
  readonly version: string
  readonly provinces: readonly Place[]
  readonly districts: readonly District[]
  readonly subdistricts: readonly Subdistrict[]
}

/** An area with its parents, and all subdistricts by their postcodes. */
class Areas {
  readonly districts: ReadonlyMap<string, District>
  readonly provinces: ReadonlyMap<string, Place>
  readonly byPostcode: ReadonlyMap<string, readonly Subdistrict[]>

  constructor({ provinces, districts, subdistricts }: AddressFile) {
    this.provinces = new Map(provinces.map((province) => [province.code, province]))
    this.districts = new Map(districts.map((district) => [district.code, district]))
    const pairs = subdistricts.flatMap((each) => each.postcodes.map((postcode) => [postcode, each] as const))
    const groups = Map.groupBy(pairs, ([postcode]) => postcode)
    const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
    this.byPostcode = new Map(sorted.map(([postcode, list]) => [postcode, list.map(([, each]) => each)]))
  }

  districtOf = ({ districtCode }: Subdistrict): District => known(this.districts, districtCode)
  provinceOf = ({ provinceCode }: District): Place => known(this.provinces, provinceCode)
}

function known<T>(map: ReadonlyMap<string, T>, code: string): T {
  const found = map.get(code)
  if (found === undefined) throw new Error(`no area ${code}`)
  return found
}

/** A page for every postcode at `/postcode/{postcode}`, and all of them by province at `/postcode`. */
export function postcodePages(file: AddressFile, assets: Assets): Map<string, Html> {
  const areas = new Areas(file)
  return new Map([
    ['/postcode', indexPage(areas, assets)],
    ...[...areas.byPostcode].map(
      ([postcode, list]) => [`/postcode/${postcode}`, postcodePage(postcode, list, areas, assets)] as const,
    ),
  ])
}

const isBangkok = ({ kind }: District): boolean => kind === 'khet'
const districtTh = (district: District): string => `${isBangkok(district) ? 'เขต' : 'อำเภอ'}${district.nameTh}`
const link = (postcode: string): Html => html`<a href="${pathTo(`/postcode/${postcode}`)}">${postcode}</a>`
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

function postcodePage(postcode: string, list: readonly Subdistrict[], areas: Areas, assets: Assets): Html {
  const districts = unique(list.map(areas.districtOf))
  const provinces = unique(districts.map(areas.provinceOf))
  const [whereTh, whereEn] = [
    `${districts.map(districtTh).join(' ')} ${provinces.map(({ nameTh }) => nameTh).join(' ')}`,
    `${districts.map(({ nameEn }) => nameEn).join(', ')}, ${provinces.map(({ nameEn }) => nameEn).join(', ')}`,
  ]
  const parts = districts.map((district) => districtPart(postcode, district, list, areas))
  return frame(
    {
      titleTh: `รหัสไปรษณีย์ ${postcode} ${whereTh} · ศาลา`,
      titleEn: `Postcode ${postcode}, ${whereEn} · Sala`,
      descriptionTh: `รหัสไปรษณีย์ ${postcode} ใช้กับ ${list.length} ตำบล/แขวงใน${whereTh}: ${list.map(({ nameTh }) => nameTh).join(' ')}`,
      descriptionEn: `The Thai postcode ${postcode} serves ${list.length} subdistricts of ${whereEn}.`,
      path: `/postcode/${postcode}`,
    },
    assets,
    html`<article class="leaf">
<h1>${words('รหัสไปรษณีย์', 'Postcode')} ${postcode}</h1>
<p class="lead">${words(`ใช้กับ ${list.length} ตำบล/แขวง ใน ${districts.length} อำเภอ/เขต`, `Serves ${plural(list.length, 'subdistrict')} of ${plural(districts.length, 'district')}`)}</p>
${joined(parts, '\n')}
<p class="actions"><a class="button quiet" href="/api/v1/tools/thai/address/postcode/${postcode}">JSON</a><a class="button quiet" href="${pathTo('/postcode')}">${words('รหัสทั้งหมด', 'All postcodes')}</a><a class="button quiet" href="${pathTo('/#address')}">${words('ค้นที่อยู่', 'Search an address')}</a></p>
${nearby(postcode, districts, areas)}
</article>`,
  )
}

const columns = [
  { th: 'ตำบล/แขวง', en: 'Subdistrict' },
  { th: 'ชื่ออังกฤษ', en: 'In Thai' },
  { th: 'รหัสตำบล', en: 'Code' },
] as const

/** One district of a postcode: its name once, its subdistricts below it. */
function districtPart(postcode: string, district: District, list: readonly Subdistrict[], areas: Areas): Html {
  const own = list.filter(({ districtCode }) => districtCode === district.code)
  const rows = own.map((each) => {
    const partly =
      each.postcode === postcode
        ? ''
        : html` <small>${words('บางส่วน รหัสหลัก', 'in part; mainly')} ${link(each.postcode)}</small>`
    return [
      html`${words(each.nameTh, each.nameEn)}${partly}`,
      words(html`<span lang="en">${each.nameEn}</span>`, html`<span lang="th">${each.nameTh}</span>`),
      each.code,
    ]
  })
  const nameTh = districtTh(district)
  const province = areas.provinceOf(district)
  const title = { th: `${nameTh} ${province.nameTh}`, en: `${district.nameEn}, ${province.nameEn}` }
  const twin = words(html`<span lang="en">${district.nameEn}</span>`, html`<span lang="th">${nameTh}</span>`)
  return html`<h2>${words(title.th, title.en)} <small>${twin}</small></h2>
${table(title, columns, rows)}`
}

/** The other postcodes of the same districts. */
function nearby(postcode: string, districts: readonly District[], areas: Areas): Content {
  const codes = new Set(districts.map(({ code }) => code))
  const others = [...areas.byPostcode].filter(
    ([other, list]) => other !== postcode && list.some(({ districtCode }) => codes.has(districtCode)),
  )
  if (others.length === 0) return ''
  return html`<h2>${words('รหัสอื่นในอำเภอเดียวกัน', 'Other postcodes of the same districts')}</h2>\n<p class="codes">${joined(
    others.map(([other]) => link(other)),
    ' ',
  )}</p>`
}

function indexPage(areas: Areas, assets: Assets): Html {
  const groups = [...areas.provinces.values()].map((province) => {
    const codes = [...areas.byPostcode]
      .filter(([, list]) => list.some((each) => areas.districtOf(each).provinceCode === province.code))
      .map(([postcode]) => link(postcode))
    return html`<h2>${words(province.nameTh, province.nameEn)}</h2>\n<p class="codes">${joined(codes, ' ')}</p>`
  })
  const count = areas.byPostcode.size
  return frame(
    {
      titleTh: `รหัสไปรษณีย์ไทยทั้งหมด ${count} รหัส · ศาลา`,
      titleEn: `All ${count} Thai postcodes · Sala`,
      descriptionTh: `รหัสไปรษณีย์ทั้ง ${count} รหัสของ 77 จังหวัด พร้อมตำบลและอำเภอที่ใช้`,
      descriptionEn: `All ${count} postcodes of the 77 Thai provinces, with their districts and subdistricts.`,
      path: '/postcode',
    },
    assets,
    html`<article class="leaf">
<h1>${words('รหัสไปรษณีย์ทั้งหมด', 'All Thai postcodes')}</h1>
<p class="lead">${words(`${count} รหัสใน 77 จังหวัด ถ้ารู้ชื่อตำบลหรืออำเภอ`, `${count} codes in 77 provinces. With a name at hand,`)} <a href="${pathTo('/#address')}">${words('ค้นในหน้าแรก', 'search on the front page')}</a></p>
${joined(groups, '\n')}
</article>`,
  )
}
