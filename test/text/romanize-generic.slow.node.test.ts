import { describe, expect, it } from 'vitest'
import { lists } from '../../data/romanize/items.ts'
import { addressData } from '../../src/address/address.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'

/** A name is romanized alike alone and after a generic word (api.md 13.5). */

// Official spellings: Department of Provincial Administration; Royal Gazette.
describe('generic words before names', () => {
  it.for([
    ['เขตธนบุรี', 'khet thon buri'],
    ['เขตตลิ่งชัน', 'khet taling chan'],
    ['เขตราษฎร์บูรณะ', 'khet rat burana'],
    ['อำเภอเมืองชลบุรี', 'amphoe mueang chon buri'],
    ['จังหวัดน่าน', 'changwat nan'],
    ['อำเภออมก๋อย', 'amphoe omkoi'],
    ['อำเภอย่านตาขาว', 'amphoe yan ta khao'],
    ['อำเภอถลาง', 'amphoe thalang'],
    ['อำเภอบรบือ', 'amphoe borabue'],
    ['อำเภอวชิรบารมี', 'amphoe wachirabarami'],
    ['อำเภอสารภี', 'amphoe saraphi'],
    ['แขวงจันทรเกษม', 'khwaeng chanthrakasem'],
    ['สุไหงโก-ลก', 'su-ngai kolok'],
    ['อำเภอสุไหงโก-ลก', 'amphoe su-ngai kolok'],
  ] as const)('%s is %s', ([thai, spaced]) => {
    expect(romanize(thai, 'place').spaced).toBe(spaced)
  })

  it('โรงพยาบาล is one word as โรงเรียน is', () => {
    expect(romanize('โรงพยาบาล').spaced).toBe('rongphayaban')
    expect(romanize('โรงพยาบาลศิริราช').spaced).toBe('rongphayaban sirirat')
  })
})

const generic = {
  จังหวัด: 'changwat',
  อำเภอ: 'amphoe',
  เขต: 'khet',
  ตำบล: 'tambon',
  แขวง: 'khwaeng',
  โรงเรียน: 'rongrian',
  โรงพยาบาล: 'rongphayaban',
  วัด: 'wat',
  ถนน: 'thanon',
  ซอย: 'soi',
  คลอง: 'khlong',
  บ้าน: 'ban',
} as const

/** Names that are not romanized the same after a generic word, in letters or blanks. */
const changed = (names: readonly string[], word: keyof typeof generic): string[] =>
  names.filter((name) => {
    const alone = romanize(name, 'place')
    const after = romanize(word + name, 'place')
    const [head, ...syllables] = after.syllables.slice(-alone.syllables.length - 1)
    return (
      after.spaced !== `${generic[word]} ${alone.spaced}` ||
      head === undefined ||
      JSON.stringify(syllables) !== JSON.stringify(alone.syllables)
    )
  })

describe('each name is the same after its word', () => {
  const areas = addressData().areas
  const namesOf = (level: string): string[] =>
    [...new Set(areas.filter((area) => area.level === level).map(({ record }) => record.nameTh))].filter((name) =>
      /^[ก-๎]+$/.test(name),
    )

  it.for([
    ['province', 'จังหวัด'],
    ['district', 'อำเภอ'],
    ['district', 'เขต'],
    ['subdistrict', 'ตำบล'],
    ['subdistrict', 'แขวง'],
    ['subdistrict', 'บ้าน'],
    ['subdistrict', 'วัด'],
    ['district', 'ถนน'],
    ['district', 'ซอย'],
    ['district', 'โรงพยาบาล'],
    ['district', 'คลอง'],
  ] as const)('all of the level %s after %s', ([level, word]) => {
    const names = namesOf(level)
    expect(names.length).toBeGreaterThan(70)
    expect(changed(names, word)).toEqual([])
  })

  it.for(['โรงเรียน', 'โรงพยาบาล', 'วัด', 'ถนน', 'ซอย', 'คลอง', 'บ้าน'] as const)(
    'those of the lists after %s',
    (word) => {
      const written = [...lists().values()].flat().map(({ thai }) => thai)
      const names = written.filter((thai) => thai.startsWith(word) && thai.length > word.length + 2)
      expect(names.length).toBeGreaterThan(10)
      expect(
        changed(
          names.map((thai) => thai.slice(word.length)).filter((name) => /^[ก-ฮเ-ไ].(?!์)/.test(name)),
          word,
        ),
      ).toEqual([])
    },
  )
})

// กุหลาบ kulap and วิทยาลัย witthayalai are one word each (Royal Institute dictionary).
it.for([
  ['โรงเรียนสวนกุหลาบวิทยาลัย', 'rongrian suan kulap witthayalai'],
  ['สวนกุหลาบวิทยาลัย', 'suan kulap witthayalai'],
] as const)('a name longer than those of units is divided as text: %s', ([thai, spaced]) => {
  expect(romanize(thai, 'place').spaced).toBe(spaced)
})

it('a word that only begins like one stays whole in running text: เขตแดน', () => {
  expect(romanize('เขตแดน').spaced).toBe('khetdaen')
})

it('text and syllables are the same for every kind', () => {
  for (const thai of ['อำเภออมก๋อย', 'เขตธนบุรี', 'บ้านพรุกระแชง', 'โรงพยาบาลศิริราช']) {
    const { text, syllables } = romanize(thai)
    expect(romanize(thai, 'place')).toMatchObject({ text, syllables })
    expect(romanize(thai, 'person')).toMatchObject({ text, syllables })
  }
})
