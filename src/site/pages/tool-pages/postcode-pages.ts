import { html } from 'hono/html'
import { frame, type Assets, type Crumb } from '../frame.ts'
import { table } from './tool-page.ts'
import { joined, pathTo, words, type Content, type Html } from '../language.ts'
import type { Both } from '../tools/tool.ts'

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

/** The parts of all.json that these pages use. */
export interface AddressFile {
  readonly version: string
  readonly provinces: readonly Place[]
  readonly districts: readonly District[]
  readonly subdistricts: readonly Subdistrict[]
}

/** All areas with their parents, and the subdistricts by postcode. */
class Areas {
  readonly districts: ReadonlyMap<string, District>
  readonly provinces: ReadonlyMap<string, Place>
  readonly byPostcode: ReadonlyMap<string, readonly Subdistrict[]>
  readonly #byDistrict: ReadonlyMap<string, Subdistrict[]>

  constructor({ provinces, districts, subdistricts }: AddressFile) {
    this.provinces = new Map(provinces.map((province) => [province.code, province]))
    this.districts = new Map(districts.map((district) => [district.code, district]))
    this.#byDistrict = Map.groupBy(subdistricts, ({ districtCode }) => districtCode)
    const pairs = subdistricts.flatMap((each) => each.postcodes.map((postcode) => [postcode, each] as const))
    const groups = Map.groupBy(pairs, ([postcode]) => postcode)
    const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
    this.byPostcode = new Map(sorted.map(([postcode, list]) => [postcode, list.map(([, each]) => each)]))
  }

  districtsOf = ({ code }: Place): District[] =>
    [...this.districts.values()].filter(({ provinceCode }) => provinceCode === code)
  subdistrictsOf = ({ code }: Place): Subdistrict[] => this.#byDistrict.get(code) ?? []
  /** The postcodes of all subdistricts, without duplicates. */
  postcodesOf = (list: readonly Subdistrict[]): string[] =>
    unique(list.flatMap(({ postcodes }) => postcodes)).toSorted((a, b) => Number(a) - Number(b))
  districtOf = ({ districtCode }: Subdistrict): District => known(this.districts, districtCode)
  provinceOf = ({ provinceCode }: District): Place => known(this.provinces, provinceCode)
}

function known<T>(map: ReadonlyMap<string, T>, code: string): T {
  const found = map.get(code)
  if (found === undefined) throw new Error(`no area ${code}`)
  return found
}

/**
 * Pages for what people search: every postcode (`/postcode/50230`), province (`/postcode/chiang-mai`) and district
 * (`/postcode/chiang-mai/hang-dong`), and the list of all at `/postcode`.
 */
export function postcodePages(file: AddressFile, assets: Assets): Map<string, Html> {
  const areas = new Areas(file)
  return new Map([
    ['/postcode', indexPage(areas, assets)],
    ...[...areas.provinces.values()].map((each) => [provincePath(each), provincePage(each, areas, assets)] as const),
    ...[...areas.districts.values()].map(
      (each) => [districtPath(each, areas), districtPage(each, areas, assets)] as const,
    ),
    ...[...areas.byPostcode].map(
      ([postcode, list]) => [`/postcode/${postcode}`, postcodePage(postcode, list, areas, assets)] as const,
    ),
  ])
}

/** @example slug('Phra Nakhon Si Ayutthaya') // 'phra-nakhon-si-ayutthaya' */
const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
const provincePath = ({ nameEn }: Place): string => `/postcode/${slug(nameEn)}`
/** Districts of one province with the same English name also have their code (เวียงเก่า and เวียงแก่ would). */
function districtPath(district: District, areas: Areas): string {
  const province = areas.provinceOf(district)
  const name = slug(district.nameEn)
  const alike = areas.districtsOf(province).filter(({ nameEn }) => slug(nameEn) === name)
  return `${provincePath(province)}/${alike.length > 1 ? `${name}-${district.code}` : name}`
}
const provinceTh = ({ code, nameTh }: Place): string => (code === BANGKOK ? nameTh : `จังหวัด${nameTh}`)
const BANGKOK = '10'

const isBangkok = ({ kind }: District): boolean => kind === 'khet'
const districtTh = (district: District): string => `${isBangkok(district) ? 'เขต' : 'อำเภอ'}${district.nameTh}`
const link = (postcode: string): Html => html`<a href="${pathTo(`/postcode/${postcode}`)}">${postcode}</a>`
const links = (postcodes: readonly string[]): Html =>
  html`<span class="codes">${joined(postcodes.map(link), ' ')}</span>`
const namesOf = (places: readonly Place[]): Both<readonly string[]> => [
  places.map(({ nameTh }) => nameTh),
  places.map(({ nameEn }) => nameEn),
]
/** The trail of a page: through its province and its district, unless it has several. */
const trailOf = (provinces: readonly Place[], districts: readonly District[], areas: Areas): Crumb[] => [
  [words('รหัสไปรษณีย์', 'Postcodes'), '/postcode'],
  ...(provinces.length > 1 ? [] : provinces).map((each): Crumb => [
    words(each.nameTh, each.nameEn),
    provincePath(each),
  ]),
  ...(districts.length > 1 ? [] : districts).map((each): Crumb => [
    words(districtTh(each), each.nameEn),
    districtPath(each, areas),
  ]),
]
/** A name in the language other than the page's. */
const twin = (nameTh: string, nameEn: string): Content =>
  words(html`<span lang="en">${nameEn}</span>`, html`<span lang="th">${nameTh}</span>`)
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
      title: [`รหัสไปรษณีย์ ${postcode} ${whereTh}`, `Postcode ${postcode}, ${whereEn}`],
      description: [
        `รหัสไปรษณีย์ ${postcode} ใช้กับ ${list.length} ตำบล/แขวงใน${whereTh}`,
        `The Thai postcode ${postcode} serves ${plural(list.length, 'subdistrict')} of ${whereEn}`,
      ],
      names: namesOf(list),
      path: `/postcode/${postcode}`,
      trail: [...trailOf(provinces, districts, areas), [postcode, `/postcode/${postcode}`]],
    },
    assets,
    html`<article class="leaf">
<h1>${words('รหัสไปรษณีย์', 'Postcode')} ${postcode} <small>${words(whereTh, whereEn)}</small></h1>
<p class="lead">${words(`ใช้กับ ${list.length} ตำบล/แขวง ใน ${districts.length} อำเภอ/เขต`, `Serves ${plural(list.length, 'subdistrict')} of ${plural(districts.length, 'district')}`)}</p>
${joined(parts, '\n')}
<p class="actions"><a class="button quiet" href="/api/v1/tools/thai/address/postcode/${postcode}">JSON</a><a class="button quiet" href="${pathTo('/postcode')}">${words('รหัสทั้งหมด', 'All postcodes')}</a><a class="button quiet" href="${pathTo('/address')}">${words('ค้นที่อยู่', 'Search an address')}</a></p>
${nearby(postcode, districts, areas)}
</article>`,
  )
}

/** Subdistricts of a district, each with an address line to copy for each of its postcodes. */
function subdistrictTable(title: Both, list: readonly Subdistrict[], areas: Areas, postcode?: string): Html {
  const rows = list.map((each) => [
    html`${words(each.nameTh, each.nameEn)} <small>${twin(each.nameTh, each.nameEn)}</small>`,
    each.postcodes
      .filter((code) => postcode === undefined || code === postcode)
      .map((code) => ready(code, each, areas)),
  ])
  return table(title, { th: ['ตำบล/แขวง', 'พร้อมใช้'], en: ['Subdistrict', 'Ready to use'] }, rows)
}

function ready(postcode: string, subdistrict: Subdistrict, areas: Areas): Html {
  const district = areas.districtOf(subdistrict)
  const province = areas.provinceOf(district)
  const [tambon, amphoe, changwat] = isBangkok(district) ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.']
  const line = words(
    `${tambon}${subdistrict.nameTh} ${amphoe}${district.nameTh} ${changwat}${province.nameTh} ${postcode}`,
    `${subdistrict.nameEn}, ${district.nameEn}, ${province.nameEn} ${postcode}`,
  )
  const partly =
    postcode !== subdistrict.postcode &&
    html`<small>${words('บางส่วน รหัสหลัก', 'in part; mainly')} ${link(subdistrict.postcode)}</small>`
  return html`<div class="ready"><code>${line}</code><button type="button" class="quiet small" data-copy-line>${words('คัดลอก', 'Copy')}</button>${partly}</div>`
}

/** One district of a postcode: its name once, its subdistricts below it. */
function districtPart(postcode: string, district: District, list: readonly Subdistrict[], areas: Areas): Html {
  const own = list.filter(({ districtCode }) => districtCode === district.code)
  const nameTh = districtTh(district)
  const province = areas.provinceOf(district)
  const title = [`${nameTh} ${province.nameTh}`, `${district.nameEn}, ${province.nameEn}`] as const
  return html`<h2><a href="${pathTo(districtPath(district, areas))}">${words(...title)}</a> <small>${twin(nameTh, district.nameEn)}</small></h2>
${subdistrictTable(title, own, areas, postcode)}`
}

/** The other postcodes of the same districts. */
function nearby(postcode: string, districts: readonly District[], areas: Areas): Content {
  const codes = new Set(districts.map(({ code }) => code))
  const others = [...areas.byPostcode].filter(
    ([other, list]) => other !== postcode && list.some(({ districtCode }) => codes.has(districtCode)),
  )
  if (others.length === 0) return ''
  const codesOf = others.map(([other]) => link(other))
  return html`<h2>${words('รหัสอื่นในอำเภอเดียวกัน', 'Other postcodes of the same districts')}</h2>\n<p class="codes">${joined(codesOf, ' ')}</p>`
}

function provincePage(province: Place, areas: Areas, assets: Assets): Html {
  const districts = areas.districtsOf(province)
  const postcodes = areas.postcodesOf(districts.flatMap(areas.subdistrictsOf))
  const nameTh = provinceTh(province)
  const title = [`รหัสไปรษณีย์ ${nameTh}`, `Postcodes of ${province.nameEn}`] as const
  const rows = districts.map((district) => [
    html`<a href="${pathTo(districtPath(district, areas))}">${words(districtTh(district), district.nameEn)}</a>`,
    twin(districtTh(district), district.nameEn),
    links(areas.postcodesOf(areas.subdistrictsOf(district))),
  ])
  return frame(
    {
      title: [`${title[0]} ทุก${province.code === BANGKOK ? 'เขต' : 'อำเภอ'}`, title[1]],
      description: [
        `รหัสไปรษณีย์ทั้ง ${postcodes.length} รหัสของ${nameTh}`,
        `All ${plural(postcodes.length, 'postcode')} of ${province.nameEn}, by district`,
      ],
      names: namesOf(districts),
      path: provincePath(province),
      trail: trailOf([province], [], areas),
    },
    assets,
    html`<article class="leaf">
<h1>${words(...title)}</h1>
<p class="lead">${words(`${postcodes.length} รหัส ใน ${districts.length} อำเภอ/เขต`, `${plural(postcodes.length, 'code')} in ${plural(districts.length, 'district')}`)}</p>
${table(title, { th: ['อำเภอ/เขต', 'ชื่ออังกฤษ', 'รหัสไปรษณีย์'], en: ['District', 'In Thai', 'Postcodes'] }, rows)}
<p class="actions"><a class="button quiet" href="/api/v1/tools/thai/address/districts?province=${province.code}">JSON</a><a class="button quiet" href="${pathTo('/postcode')}">${words('ทุกจังหวัด', 'All provinces')}</a></p>
</article>`,
  )
}

function districtPage(district: District, areas: Areas, assets: Assets): Html {
  const province = areas.provinceOf(district)
  const list = areas.subdistrictsOf(district)
  const postcodes = areas.postcodesOf(list)
  const nameTh = districtTh(district)
  const title = [
    `รหัสไปรษณีย์ ${nameTh} ${province.nameTh}`,
    `Postcodes of ${district.nameEn}, ${province.nameEn}`,
  ] as const
  return frame(
    {
      title: [`${title[0]} ${postcodes.join(' ')}`, `${title[1]}: ${postcodes.join(', ')}`],
      description: [
        `${nameTh} ${province.nameTh} ใช้รหัสไปรษณีย์ ${postcodes.join(' ')}`,
        `${district.nameEn}, ${province.nameEn} uses ${postcodes.join(', ')}, by subdistrict`,
      ],
      names: namesOf(list),
      path: districtPath(district, areas),
      trail: trailOf([province], [district], areas),
    },
    assets,
    html`<article class="leaf">
<h1>${words(...title)}</h1>
<p class="big">${links(postcodes)}</p>
${subdistrictTable(title, list, areas)}
<p class="actions"><a class="button quiet" href="/api/v1/tools/thai/address/subdistricts?district=${district.code}">JSON</a><a class="button quiet" href="${pathTo(provincePath(province))}">${words(provinceTh(province), province.nameEn)}</a><a class="button quiet" href="${pathTo('/postcode')}">${words('ทุกจังหวัด', 'All provinces')}</a></p>
</article>`,
  )
}

/** Leads to the tool that finds every name, even misspelt; the input is in the fragment, so it is never sent. */
const searchBox = html`<form class="fields to-tool" data-to-tool="address"><label class="wide"><span>${words('ชื่อตำบล อำเภอ จังหวัด หรือรหัส', 'A subdistrict, district, province or postcode')}</span><input type="search" name="q" required autocomplete="off" placeholder="${words('หางดง', 'Hang Dong')}"></label><button class="button">${words('ค้น', 'Search')}</button></form>
<noscript><p class="note"><a href="${pathTo('/address')}">${words('ค้นโดยไม่มี JavaScript', 'Search without JavaScript')}</a></p></noscript>`

function indexPage(areas: Areas, assets: Assets): Html {
  const groups = [...areas.provinces.values()].map((province) => {
    const postcodes = areas.postcodesOf(areas.districtsOf(province).flatMap(areas.subdistrictsOf))
    return html`<h2><a href="${pathTo(provincePath(province))}">${words(province.nameTh, province.nameEn)}</a></h2>\n<p>${links(postcodes)}</p>`
  })
  const count = areas.byPostcode.size
  return frame(
    {
      title: [`รหัสไปรษณีย์ไทยทั้งหมด ${count} รหัส`, `All ${count} Thai postcodes`],
      description: [
        `รหัสไปรษณีย์ทั้ง ${count} รหัสของ 77 จังหวัด พร้อมตำบลและอำเภอที่ใช้`,
        `All ${count} postcodes of the 77 Thai provinces, with their districts and subdistricts.`,
      ],
      path: '/postcode',
    },
    assets,
    html`<article class="leaf">
<h1>${words('รหัสไปรษณีย์ทั้งหมด', 'All Thai postcodes')}</h1>
<p class="lead">${words(`${count} รหัสใน 77 จังหวัด`, `${count} codes in 77 provinces`)}</p>
${searchBox}
${joined(groups, '\n')}
</article>`,
  )
}
