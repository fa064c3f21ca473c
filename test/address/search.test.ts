import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressData } from '../../src/address/address.ts'
import { addressSearch } from '../../src/address/indexes.ts'
import { searchAnswer } from '../../src/address/search-answer.ts'
import { LEVELS } from '../../src/address/places.ts'
import { matchKinds, search } from '../../src/address/search.ts'
import { searchIndex } from '../../src/address/search-index.ts'

const firstPage = { limit: 100, offset: 0, level: undefined }
const codes = (query: string, limit = 100) =>
  search(addressSearch(), query, { ...firstPage, limit }).page.map(({ area, match }) => `${area.record.code} ${match}`)
/** The ranks of all results, consecutive equal ones merged. */
const ranksOf = (query: string): string[] =>
  search(addressSearch(), query, { ...firstPage, limit: 10_000 })
    .page.map(({ match }) => match)
    .filter((match, i, all) => match !== all[i - 1])

describe('search', () => {
  it('บางรัก: the khet, then the khwaeng and the tambon of that name, then names that begin with it', () => {
    expect(codes('บางรัก')).toEqual([
      '1004 exact',
      '100404 exact',
      '920109 exact',
      '120110 prefix',
      '120403 prefix',
      '120408 prefix',
    ])
  })

  it.for([
    ['กทม', '10 exact'],
    ['กรุงเทพ', '10 exact'],
    ['กรุงเทพม', '10 prefix'],
    ['เขตพระนคร', '1001 exact'],
    ['Phra Nakhon', '1001 exact'],
    ['phranakhon', '1001 exact'],
    ['จ.ป.ร.', '850406 exact'],
    ['สุไหงโก-ลก', '9610 exact'],
    ['สุไหงโกลก', '9610 exact'],
    ['น\u0e4d\u0e49\u0e32ปลีก', '370109 exact'],
    ['Vadhana', '1039 exact'],
    ['โคราช', '30 exact'],
    ['แปดริ้ว', '24 exact'],
    ['Mae Khari', '930401 exact'],
    ['Chan Chwa', '570702 exact'],
    ['Chan Chwa Tai', '570712 exact'],
    ['Bo Welu', '220212 exact'],
    ['Thung Phla', '940208 exact'],
    ['บุฤๅษี', '320121 exact'],
    ['ไผ่จำศีล', '150601 exact'],
    ['Kanlayaniwatthana', '5025 exact'],
    ['Wiphawadi', '8419 exact'],
  ] as const)('%s finds %s first', ([query, first]) => {
    expect(codes(query)[0]).toBe(first)
  })

  it.for([
    ['ในเมือง อุบล', '340101', 'a subdistrict and the beginning of its province'],
    ['ป่าแดด เชียงราย', '5706', 'a district, before the subdistricts of its name'],
    ['ต.สุเทพ อ.เมือง เชียงใหม่', '500108', 'both parents'],
    ['อ.เมือง โคราช', '3001', 'the capital of a province by another name'],
    ['กทม ดินแดง', '1026', 'the province first'],
    ['pak chong korat', '3021', 'a name of two words'],
    ['Sattahip 20180', '2009', 'a postcode'],
    ['บางกรวย นนท์', '1202', 'a short form with a mark'],
  ] as const)('%s finds %s first: %s', ([query, code]) => {
    expect(codes(query)[0]).toBe(`${code} fuzzy`)
  })

  it.for([
    ['บางละมุง ชลบรี', '2004'],
    ['ปากเกล็ด นนทบุรี', '1206'],
    ['ศรีราชา ชลบุลี', '2007'],
    ['hadyai songkhla', '9011'],
    ['Pak Kret Nontaburi', '1206'],
    ['เชียงไหม่ สันทราย', '5014'],
    ['บางรักก 10500', '1004'],
  ] as const)('%s, of which one name is misspelt, finds %s first', ([query, code]) => {
    expect(codes(query)[0]).toBe(`${code} fuzzy`)
  })

  it.for(['สมชาย ใจดี', 'มั่ว ชลบุรี', 'ศรีราชา มั่ว'])('%s finds nothing', (query) => {
    expect(codes(query)).toEqual([])
  })

  // A subdistrict with its district and province, as in addresses; facts: table of the Department of Provincial Administration.
  it.for([
    ['สีลม บางรัก กรุงเทพ', '100402'],
    ['แขวงสีลม เขตบางรัก กทม', '100402'],
    ['ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่', '500108'],
    ['ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', '500108'],
    ['Suthep, Mueang Chiang Mai, Chiang Mai', '500108'],
    ['Si Lom, Bang Rak, Bangkok 10500', '100402'],
    ['Si Lom Subdistrict, Bang Rak District, Bangkok', '100402'],
    ['Si Lom Bang Rak Bangkok', '100402'],
    ['ต.เมือง อ.เมือง จ.เลย', '420102'],
    ['อ.เมือง จ.เลย', '4201'],
  ] as const)('%s finds %s first', ([query, code]) => {
    expect(codes(query)[0]).toBe(`${code} fuzzy`)
  })

  it.for([
    ['Phuket Province', '83'],
    ['Pathum Wan District', '1007'],
    ['Bang Rak Subdistrict', '100404'],
    ['Amphur Mae Rim', '5007'],
    ['Tambol Suthep', '500108'],
    ['Jangwat Chiang Mai', '50'],
    ['ต.บางรัก', '100404'],
  ] as const)('%s says the level: %s first', ([query, code]) => {
    expect(codes(query)[0]).toBe(`${code} exact`)
  })

  it.for([
    ['ladprao', '1038'],
    ['sathorn', '1028'],
    ['ป่าตอง', '830202'],
    ['สีลม', '100402'],
    ['กะรน', '830108'],
  ] as const)('%s: %s, whose own name it is, before those that hold a place of it', ([query, code]) => {
    expect(codes(query)[0]).toBe(`${code} exact`)
  })

  it.for([
    ['ิฟืเานา', '10'],
    ['ย้ีาำะ', '83'],
  ] as const)('%s, an English name typed on the Thai layout: %s', ([query, code]) => {
    expect(codes(query)[0]).toBe(`${code} fuzzy`)
  })

  it.for(['สีลม บางรัก ภูเก็ต', 'สุเทพ ภูเก็ต', 'zqx wvb kjh'])('%s: what is not in the other is not found', (query) => {
    expect(codes(query)).toEqual([])
  })

  it.for([
    ['Pattaya', '2004', 'the city of Pattaya, Act on Pattaya City B.E. 2542'],
    ['พัทยา', '200402', 'in the subdistrict of หนองปรือ too'],
    ['Thonglor', '1039', 'BTS station E6'],
    ['เยาวราช', '1013', 'the road through the district'],
    ['บางแสน', '200104', 'the beach of แสนสุข'],
    ['พระราม 9', '1017', 'a digit in the name'],
    ['สารคาม', '44', 'a short name of a province'],
    ['ปากน้ำ', '110101', 'the first of five subdistricts of this name, before the district that holds the place'],
  ] as const)('%s finds %s: %s', ([query, code]) => {
    expect(codes(query).slice(0, 5)).toContain(`${code} exact`)
  })

  it('of one level, areas of a name come before those that hold a place of it', () => {
    expect(codes('สาทร').slice(0, 2)).toEqual(['1028 exact', '1004 exact'])
  })

  it.for([
    ['Bang Khrok', '760708 exact', '10', 'a district or province one edit away'],
    ['Sato', '220705 prefix', '1028', 'behind subdistricts that the query begins, too'],
  ] as const)('%s finds %s, then %s as fuzzy: %s', ([query, subdistrict, unit]) => {
    const found = codes(query)
    expect(found).toContain(subdistrict)
    expect(found).toContain(`${unit} fuzzy`)
    expect(found.indexOf(`${unit} fuzzy`)).toBeGreaterThan(found.indexOf(subdistrict))
  })

  it('Khorat is Korat, the other name of a province, before the subdistrict of this name', () => {
    expect(codes('Khorat')).toEqual(['30 exact', '301803 exact'])
    expect(codes('Korat')).toEqual(['30 exact'])
  })

  it('an area of two names that are spelled alike stands once', () => {
    expect(codes('Krung Thep Maha Nakhon')).toEqual(['10 exact'])
  })

  // As people spell them; written down by authors who had not seen the code.
  it.for([
    ['Rajburi', '70'],
    ['Phetburi', '76'],
    ['Petchburi', '76'],
    ['Ayuthaya', '14'],
    ['Suratthani', '84'],
    ['Nakorn Sri Thammarat', '80'],
    ['Chacherngsao', '24'],
    ['Nongbualampoo', '39'],
    ['Klong Toei', '1033'],
    ['Had Yai', '9011'],
    ['Koh Samui', '8404'],
    ['Sriracha', '2007'],
  ] as const)('%s finds %s first', ([query, code]) => {
    expect(codes(query)[0]).toMatch(new RegExp(`^${code} (?:exact|fuzzy)$`))
  })

  it.for([
    ['Prae', '54', 'Phrae, where names have the query inside'],
    ['Saket', '27', 'Sa Kaeo, where Si Sa Ket has it inside'],
    ['กะปิ', '8203', 'กะปง, where บางกะปิ has it inside'],
    ['จาก', '63', 'ตาก, where บางจาก has it inside'],
  ] as const)('%s does not find %s: %s', ([query, code]) => {
    expect(codes(query)).not.toContain(`${code} fuzzy`)
    expect(codes(query)[0]).toMatch(/ contains$/)
  })

  it('Sato: the names that contain the query stand before the ones that are nearly it', () => {
    expect(ranksOf('Sato')).toEqual(['exact', 'prefix', 'contains', 'fuzzy'])
  })

  it.for(['', '   ', '-', 'เขต', 'xyzzy', '\u202e', '[.*', 'ก'.repeat(100)])(
    '%s finds nothing or does not fail',
    (query) => {
      expect(() => codes(query)).not.toThrow()
    },
  )

  it.for(LEVELS)('of one level gives all of that level and nothing else: %s', (level) => {
    for (const query of ['ก', 'บาง', 'mueang', 'a', 'สาทร', 'Sato']) {
      const all = addressSearch()
      const { page: unlimited } = search(all, query, { ...firstPage, limit: 10_000 })
      const { total, page } = search(all, query, { ...firstPage, limit: 10_000, level })
      expect(page).toEqual(unlimited.filter(({ area }) => area.level === level))
      expect(total).toBe(page.length)
    }
  })
})

describe('the first search of a process', () => {
  it.for(['บางรัก', 'โคราช', 'สุเทพ', 'bang', 'Ko Phayam', 'ทองหล่อ', 'หาดใหญ่', 'เบตง', 'ฮอด', 'รังส'])(
    '%s: answers what every later one does, without the list of offsets',
    (query) => {
      const page = { limit: 100, offset: 0, level: undefined }
      const first = search(searchIndex(addressData()), query, page)
      expect(first.total).toBeGreaterThan(0)
      expect(first).toEqual(search(addressSearch(), query, page))
    },
  )
})

describe('a query that is in no name', () => {
  it.for([
    ['สุเทบ', '500108', 'ธ for ท sounds alike'],
    ['เชียงลาย', '57', 'ร and ล'],
    ['เพชรบรณ์', '67', 'a vowel is missing'],
    ['นครศรีธลรมราช', '80', 'a letter too many'],
    ['หวานใหญ่', '4906', 'a tone mark is missing'],
    ['ซะลา', '520305', 'two letters of four, each like the right one'],
    ['อ.สัคหีบ', '2009', 'a prefix'],
    ['Klong Toey', '1033', 'another spelling'],
    ['l6gmr', '500108', 'Thai typed on the English layout'],
    ['rbKI6F]d', '65', 'with capitals, which are other letters there'],
    ['g-k=tg,k', '2107', 'that looks like English names too'],
    ['กรุงเทบม', '10', 'the beginning of a name, misspelt'],
    ['พระนครศรีอยุทธ', '14', 'and of a longer one'],
    ['อยุทธยา', '14', 'another name of a province, as it was spelt'],
    ['Ayuthaya', '14', 'and in English'],
    ['เยาวราด', '1013', 'the name of a place that is no area'],
    ['Jomtian', '2004', 'and in English'],
    ['พัทย', '2004', 'and only its beginning'],
  ] as const)('%s finds %s: %s', ([query, code]) => {
    const { page } = search(addressSearch(), query, { limit: 5, offset: 0, level: undefined })
    expect(page.map(({ match }) => match)).toContain('fuzzy')
    expect(page.map(({ area }) => area.record.code)).toContain(code)
  })

  it('has no near names when it has fewer than three letters', () => {
    for (const query of ['ฮฮ', 'qx', 'ฌ่้', '--']) expect(codes(query)).toEqual([])
  })

  it('has at most 100, likest first, then levels, then codes, in pages and of one level', () => {
    const all = search(addressSearch(), 'หนองงบ', { limit: 200, offset: 0, level: undefined })
    expect(all.total).toBeLessThanOrEqual(100)
    const { page } = search(addressSearch(), 'หนองงบ', { limit: 5, offset: 3, level: undefined })
    expect(page).toEqual(all.page.slice(3, 8))
    const districts = search(addressSearch(), 'หนองงบ', { limit: 200, offset: 0, level: 'district' })
    expect(districts.page).toEqual(all.page.filter(({ area }) => area.level === 'district'))
  })

  it('is fuzzy only when no name contains it, at every requested level', () => {
    expect(search(addressSearch(), 'กรุงเทพม', { ...firstPage, level: 'subdistrict' })).toEqual({ total: 0, page: [] })
  })
})

describe('searchAnswer', () => {
  const page = { limit: 20, offset: 0, level: undefined }
  const { page: found } = search(addressSearch(), 'บาง', page)
  const answerTo = (results: typeof found, query = 'q"\ud800') =>
    searchAnswer({ query, mode: 'name', asked: page, total: 20, page: results })

  it.for([0, 1, 2, 20])('writes the JSON of %i results', async (count) => {
    const text = await new Response(answerTo(found.slice(0, count)).body).text()
    const read = JSON.parse(text) as { results: { code: string; match: string }[] }
    expect(text).toBe(JSON.stringify(read))
    expect(read).toMatchObject({ query: 'q"\ud800', mode: 'name', total: 20, count, limit: 20, offset: 0 })
    expect(read.results.map(({ code, match }) => `${code} ${match}`)).toEqual(
      found.slice(0, count).map(({ area, match }) => `${area.record.code} ${match}`),
    )
  })

  it('has another ETag for another query, other results and another order', () => {
    const [first, second] = found
    if (!first || !second) throw new Error('no results')
    const answers = [answerTo([first]), answerTo([second]), answerTo([first], 'x'), answerTo([first, second])]
    const etags = [...answers, answerTo([second, first])].map(({ options }) => options.etag)
    expect(new Set(etags).size).toBe(5)
    expect(answerTo([first]).options.etag).toBe(etags[0])
  })
})

const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/[\s-]/g, '')
const level = ({ area }: { area: { level: string } }): number => LEVELS.indexOf(area.level as never)

/** Independent of the index: folds and compares every single name. */
function slowSearch(query: string): string[] {
  const key = fold(query)
  const found = addressData().areas.flatMap((area) => {
    const matches = [area.record.nameTh, area.record.nameEn].flatMap((name) => {
      const at = fold(name).indexOf(key)
      return at === -1 ? [] : [at > 0 ? 2 : fold(name) === key ? 0 : 1]
    })
    return matches.length === 0 ? [] : [{ area, rank: Math.min(...matches) }]
  })
  return found
    .toSorted((a, b) => a.rank - b.rank || level(a) - level(b) || (a.area.record.code < b.area.record.code ? -1 : 1))
    .map(({ area, rank: found_ }) => `${area.record.code} ${matchKinds[found_]}`)
}

// The specification: exact, then prefix, then contains. Near names come last, and never if the query is only inside names.
describe('every later word of every name', () => {
  const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
  const laterWords = {
    English: addressData().areas.flatMap(({ record }) => record.nameEn.split(' ').slice(1)),
    Thai: addressData().areas.flatMap(({ record }) =>
      [...thaiWords.segment(record.nameTh)].slice(1).map(({ segment }) => segment),
    ),
  }

  it.for(['English', 'Thai'] as const)('%s: the ranks keep their order', (language) => {
    const words = [...new Set(laterWords[language])].filter((word) => word.length > 2)
    expect(words.length).toBeGreaterThan(1000)
    const wrong = words.filter((word) => {
      const ranks = ranksOf(word)
      const inOrder = matchKinds.filter((kind) => ranks.includes(kind))
      const isInside = ranks[0] === 'contains' && ranks.includes('fuzzy')
      return isInside || ranks.join() !== inOrder.join()
    })
    expect(wrong).toEqual([])
  })
})

describe('any part of any name', () => {
  const names = addressData().areas.flatMap(({ record }) => [record.nameTh, record.nameEn])
  const part = fc
    .tuple(fc.constantFrom(...names), fc.nat(), fc.nat())
    .map(([name, a, b]) => {
      const start = a % name.length
      return name.slice(start, start + 1 + (b % 8))
    })
    .filter((text) => !/^(?:จ\.|อ\.|ต\.|เขต|ตำบล|แขวง|อำเภอ|[\s-]*$)/.test(text) && !/[\u0e4d.]/.test(text))
    .filter((text) => addressSearch().names.holding(fold(text)).length === 0)

  it('is found in the same order as by comparing every name', () => {
    fc.assert(
      fc.property(part, fc.nat(300), fc.integer({ min: 1, max: 100 }), (query, offset, limit) => {
        const slow = slowSearch(query)
        const all = codes(query, 10_000)
        expect(all.filter((found) => !found.endsWith('fuzzy'))).toEqual(slow)
        const { total, page } = search(addressSearch(), query, { limit, offset, level: undefined })
        expect(total).toBe(all.length)
        expect(page.map(({ area, match }) => `${area.record.code} ${match}`)).toEqual(all.slice(offset, offset + limit))
      }),
      { numRuns: 200 },
    )
  })
})
