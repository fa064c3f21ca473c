import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import list from '../../data/address/list.json' with { type: 'json' }
import { addressData } from '../../src/address/address.ts'
import { addressLookup } from '../../src/address/indexes.ts'
import { joinWords } from '../../src/address/english-words.ts'
import { englishKeys, nameKey, thaiKeys } from '../../src/address/names/name-key.ts'

const root = new URL('../../', import.meta.url).pathname

const table = (file: string): string[][] =>
  readFileSync(join(root, 'data/address', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const areas = new Map<string, Record<string, unknown>>(
  addressData().areas.map(({ record }) => [record.code, { ...record }]),
)

it('all.json is as large as README, contract and reference say', () => {
  const whole = readFileSync(join(root, 'public/api/v1/tools/thai/address/all.json'))
  const megabytes = `${(whole.length / 1e6).toFixed(1)} MB`
  const compressed = `${Number((gzipSync(whole).length / 1000).toPrecision(2))} KB`
  for (const [file, ...sizes] of [
    ['README.md', megabytes],
    ['src/address/words.ts', megabytes, compressed],
  ] as const)
    for (const size of sizes) expect(readFileSync(join(root, file), 'utf8')).toContain(size)
})

describe('the whole of Thailand', () => {
  // list.json has the figures of the Department of Provincial Administration's list, with its date.
  it('has the provinces, districts and subdistricts of the official list', () => {
    const { provinces, districts, subdistricts } = addressData()
    expect([provinces.length, districts.length, subdistricts.length]).toEqual([
      list.provinces,
      list.districts,
      list.subdistricts,
    ])
  })

  it.for(['README.md', 'docs/address.md', 'data/address/README.md'])('is counted so in %s', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const counts = new RegExp(
      `${list.provinces} provinces, ${list.districts} districts(?:,| and) ([\\d,]+) subdistricts`,
    )
    expect(counts.exec(text)?.[1]).toBe(list.subdistricts.toLocaleString('en'))
  })

  it('has 50 khet with 180 khwaeng, all in Bangkok', () => {
    const khet = addressData().districts.filter(({ record }) => record.kind === 'khet')
    expect(khet).toHaveLength(50)
    expect(new Set(khet.map(({ province }) => province.record.code))).toEqual(new Set(['10']))
    expect(addressData().subdistricts.filter(({ record }) => record.kind === 'khwaeng')).toHaveLength(180)
  })

  it('has main postcodes, and five that only parts of subdistricts use', () => {
    const mains = new Set(addressData().subdistricts.map(({ record }) => record.postcode))
    const all = new Set(addressData().subdistricts.flatMap(({ record }) => record.postcodes))
    expect([mains.size, all.size]).toEqual([list.mainPostcodes, list.postcodes])
    expect([...all].filter((postcode) => !mains.has(postcode)).toSorted()).toEqual([
      '10303',
      '26001',
      '77160',
      '81210',
      '82210',
    ])
    for (const postcode of all) expect(addressLookup().postcode(postcode).length).toBeGreaterThan(0)
  })

  it.for(['10010', '10501', '20131', '20182', '20251', '40002', '40010'])(
    '%s belongs to one building and is unknown',
    (postcode) => {
      expect(addressLookup().postcode(postcode)).toEqual([])
    },
  )

  it('45000 serves 33 subdistricts, the most of all', () => {
    expect(addressLookup().postcode('45000')).toHaveLength(33)
  })
})

describe('corrections to the open dataset', () => {
  const field: Record<string, string> = { name_en: 'nameEn', name_th: 'nameTh', postcode: 'postcode' }
  const rows = table('corrections.tsv').map(([code = '', name = '', wrong = '', right = '']) => ({
    code,
    name,
    wrong,
    right,
  }))

  it('are 370', () => {
    expect(rows).toHaveLength(370)
  })

  it.for(rows)('$code $name is $right, not $wrong', ({ code, name, right }) => {
    expect(areas.get(code)?.[field[name] ?? '']).toBe(right)
  })
})

describe('keys of names', () => {
  it('are the same all at once as one by one', () => {
    const everyArea = addressData().areas
    const english = everyArea.map(({ record }) => record.nameEn)
    expect(englishKeys(english.map(joinWords).join('\n')).split('\n')).toEqual(english.map(nameKey))
    const thai = everyArea.map(({ record }) => record.nameTh)
    expect(thaiKeys(thai.join('\n')).split('\n')).toEqual(thai.map(nameKey))
  })
})

describe('further postcodes', () => {
  const rows = table('further-postcodes.tsv').map(([code = '', nameTh = '', main = '', others = '']) => ({
    code,
    nameTh,
    postcodes: [main, ...(others.match(/(?:^|; )\d{5}/g) ?? []).map((found) => found.slice(-5))],
  }))

  it('are given for 96 subdistricts', () => {
    expect(rows).toHaveLength(96)
  })

  it.for(rows)('$code $nameTh has $postcodes', ({ code, nameTh, postcodes }) => {
    expect(areas.get(code)).toMatchObject({ nameTh, postcode: postcodes[0], postcodes })
    for (const postcode of postcodes) {
      expect(
        addressLookup()
          .postcode(postcode)
          .map(({ record }) => record.code),
      ).toContain(code)
    }
  })
})

describe('names', () => {
  it('have one English form each, but for ไชยสถาน, which the department spells in two ways', () => {
    const forms = new Map<unknown, Set<unknown>>()
    for (const { nameTh, nameEn } of areas.values()) forms.set(nameTh, (forms.get(nameTh) ?? new Set()).add(nameEn))
    expect([...forms].filter(([, { size }]) => size > 1).map(([nameTh]) => nameTh)).toEqual(['ไชยสถาน'])
  })

  it.for([
    ['7604', 'Cha-am'],
    ['1406', 'Bang Pa-in'],
    ['4905', 'Khamcha-i'],
    ['490504', 'Khamcha-i'],
  ] as const)('%s is %s, small after the hyphen as in the Royal Gazette', ([code, name]) => {
    expect(areas.get(code)?.['nameEn']).toBe(name)
  })

  it('have no capital after a hyphen', () => {
    const capital = [...areas.values()].filter(({ nameEn }) => /-[A-Z]/.test(String(nameEn)))
    expect(capital).toEqual([])
  })

  it('740118 ชัยมงคล is Chai Mongkhon, as the rules of romanization and all other มงคล have it', () => {
    expect(areas.get('740118')?.['nameEn']).toBe('Chai Mongkhon')
  })
})

describe('kept on purpose', () => {
  it.for([
    { code: '300104', postcode: '30310' },
    { code: '300115', postcode: '30310' },
    { code: '300116', postcode: '30310' },
    { code: '300122', postcode: '30310' },
    { code: '300125', postcode: '30310' },
    { code: '270802', postcode: '27180' },
    { code: '270803', postcode: '27180' },
    { code: '100203', postcode: '10300' },
    { code: '1039', nameEn: 'Watthana' },
    { code: '6612', nameEn: 'Wachirabarami' },
    { code: '1413', nameEn: 'Bang Sai' },
  ])('$code stays as the sources other than the poster have it', ({ code, ...expected }) => {
    expect(areas.get(code)).toMatchObject(expected)
  })

  it.for([
    ['570208', 'Mlueang Chum'],
    ['570413', 'Ngng Raet'],
    ['571803', 'Nogn Pa Ko'],
    ['580203', 'Nueang Pon'],
    ['140908', 'Phre Kaeo'],
    ['301604', 'Lug Takhian'],
  ] as const)('%s is not the slip %s of the official list', ([code, slip]) => {
    expect(areas.get(code)?.['nameEn']).not.toBe(slip)
  })
})

describe('build.ts refuses', () => {
  const copy = mkdtempSync(join(tmpdir(), 'address-'))
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  afterAll(() => rmSync(copy, { recursive: true }))

  function build(file: string, change: (text: string) => string, script = 'data/address/build.ts'): void {
    cpSync(join(root, 'data/address'), join(copy, 'data/address'), { recursive: true, force: true })
    const path = join(copy, 'data/address', file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    execFileSync(process.execPath, [script], { cwd: copy, stdio: 'pipe' })
  }

  it('nothing in the sources as they are, and makes the committed product', () => {
    build('provinces.tsv', (text) => text)
    const product = 'src/address/dataset.generated.json'
    expect(readFileSync(join(copy, product), 'utf8')).toBe(readFileSync(join(root, product), 'utf8'))
  })

  it.for([
    {
      what: 'a postcode of four digits',
      file: 'subdistricts.tsv',
      change: (text: string) => text.replace('\t10200', '\t1020'),
    },
    { what: 'a missing row', file: 'subdistricts.tsv', change: (text: string) => text.replace(/^100101.*\n/m, '') },
    { what: 'a doubled code', file: 'districts.tsv', change: (text: string) => text.replace('1002\t', '1001\t') },
    { what: 'another code', file: 'subdistricts.tsv', change: (text: string) => text.replace('100508\t', '100507\t') },
    {
      what: 'a blank at the end',
      file: 'provinces.tsv',
      change: (text: string) => text.replace('Bangkok', 'Bangkok '),
    },
    {
      what: 'a name that is not NFC',
      file: 'provinces.tsv',
      change: (text: string) => text.replace('ลำปาง', 'ลํ\u0e32ปาง'),
    },
    {
      what: 'a former parent of another level',
      file: 'former-parents.tsv',
      change: (text: string) => `${text}5026\t50\t2020\tLaw\n`,
    },
    { what: 'an alias of no area', file: 'aliases.tsv', change: (text: string) => `${text}99\tNowhere\tname\tUSE\n` },
    { what: 'an alias without a source', file: 'aliases.tsv', change: (text: string) => `${text}10\tNowhere\tname\n` },
    { what: 'an alias given twice', file: 'aliases.tsv', change: (text: string) => `${text}30\tKo-rat\tsearch\tUSE\n` },
    {
      what: 'a postcode given twice',
      file: 'subdistricts.tsv',
      change: (text: string) => text.replace('\t10300\t10303', '\t10300\t10300'),
    },
  ])('$what', ({ file, change }) => {
    expect(() => build(file, change)).toThrow(/Command failed/)
  })

  // The copy has only part of what `npm run data` needs, so it must fail before it looks for training data.
  it('a new subdistrict in `npm run data`, at once, with the content that list.json then has', () => {
    cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
    const codes = [...table('subdistricts.tsv').map(([code]) => code), '961399']
    const subdistrictCodesSha256 = createHash('sha256').update(codes.join('\n')).digest('hex')
    const wanted = { ...list, subdistricts: codes.length, subdistrictCodesSha256 }
    expect(() => build('subdistricts.tsv', (text) => `${text}961399\tใหม่\tMai\t96000\n`, 'scripts/data.ts')).toThrow(
      JSON.stringify(wanted, null, 2),
    )
  })
})
