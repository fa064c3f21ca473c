import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const why = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/why.ts', ...args], { encoding: 'utf8', stdio: 'pipe' })

/** Lines of the table, each without what pads its columns. */
const linesOf = (...args: readonly string[]): string[] =>
  why(...args)
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))

describe('npm run why', () => {
  it('names what each rule of a street took, and what others would have taken of it', () => {
    const lines = linesOf('parse', 'หมู่บ้านบีเอ็มโฮม 211 ต.ศรีบัวบาน อ.เมือง จ.ลำพูน 51000')
    expect(lines).toContain('หมู่บ้านบีเอ็มโฮม 211 | village | village | taken')
    expect(lines).toContain('211 | houseNumber | house by its place | taken before: village')
  })

  it('names what a company was read by', () => {
    const lines = linesOf('parse', 'บริษัท บีเอ็มโฮม จำกัด 211 ต.ศรีบัวบาน อ.เมือง จ.ลำพูน 51000')
    expect(lines).toContain('บริษัท บีเอ็มโฮม จำกัด | company | after its legal form | taken')
  })

  it('weighs the names of places, and says by how much other readings lost', () => {
    const lines = linesOf('parse', 'บางรัก กทม 10500')
    expect(lines.some((line) => /^บางรัก, กรุงเทพมหานคร \| sum \| [\d.]+ \| read$/.test(line))).toBe(true)
    expect(lines.some((line) => line.endsWith(' less'))).toBe(true)
  })

  it('tells what is written, and on what it agrees', () => {
    const lines = linesOf('parse', 'ต.พิมาย นครราชสีมา 30110')
    expect(lines).toContain('พิมาย | subdistrict | fact | after its sign | written')
    expect(lines).toContain('พิมาย, นครราชสีมา | facts that agree | province, district, postcode')
    expect(lines).toContain('พิมาย | subdistrict | against what two facts agree on | left out')
    expect(linesOf('parse', 'ต.ดอนพุด 65120')).toContain('พิษณุโลก | facts | read')
  })

  it('names the rule of each token, and those that lost', () => {
    const lines = linesOf('read', 'ห้อง 3/1')
    expect(lines.find((line) => line.startsWith('3/1'))).toContain('fraction or numbers with a slash')
  })

  it('shows what else a word could be in Latin letters, and both ways to write it', () => {
    const lines = linesOf('romanize', 'พระราม 9')
    expect(lines.some((line) => /^พระราม \| \w+ \| \d+ less$/.test(line))).toBe(true)
    expect(lines).toContain('phraram 9 | text: with the blanks of the input')
    expect(lines).toContain('phra ram 9 | spaced: with a blank where a word begins')
  })

  it('names the rule that keeps a reading out', () => {
    expect(linesOf('romanize', 'กลันตัน')).toContain('กลันตัน | klantan | ruled out: isKlan')
  })

  it('says how a name that was searched fits', () => {
    expect(linesOf('search', 'ภูเก็ด').find((line) => line.startsWith('83 '))).toContain('misspelt')
  })

  it('lists its rooms with their options when it is not told one', () => {
    expect(() => why('nothing', 'x')).toThrow(/romanize "TEXT" \[place\|person\]/)
  })
})
