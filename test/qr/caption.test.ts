import { describe, expect, it } from 'vitest'
import { captionText, stripPx, undrawable } from '../../src/qr/caption.ts'
import { splitSaraAm } from '../../src/thai/characters.ts'

const strip = { top: 10, width: 512, height: 48, fill: '#000000' }

const sizes = (text: string): number[] => [...text.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
const linesOf = (text: string): string[] => [...text.matchAll(/>([^<]+)<\/text>/g)].map(([, line = '']) => line)

describe('captionText', () => {
  it('escapes every character that means something in XML', () => {
    expect(captionText(`<script>alert("1")&'`, strip)).toContain('>&lt;script&gt;alert(&quot;1&quot;)&amp;&#39;</text>')
  })

  it.for([
    ['สแกนเลย', 36],
    ['สแกนเพื่อจ่าย', 30.118],
    ['ผู้ใหญ่', 29.729],
    ['ปี๊ ฎู', 25.18],
  ] as const)('leaves room for the marks of %s', ([caption, size]) => {
    expect(captionText(caption, strip)).toContain(`font-size="${size}"`)
  })

  it('keeps its size while it fits, and is held to the width when it does not', () => {
    expect(captionText('สแกนเลย', strip)).toContain('font-size="36"')
    expect(captionText('สแกนเพื่อจ่าย', strip)).not.toContain('textLength')
    const long = captionText('ก'.repeat(40), strip)
    expect(long).toContain('textLength="481.28" lengthAdjust="spacingAndGlyphs"')
    // 40 × 576 of 1000 units make 481.28 px at 20.889 px.
    expect(long).toContain('font-size="20.889"')
  })
})

describe('a caption that would be made too small', () => {
  const long = 'สแกนจ่ายตรงนี้ แล้วแวะมาทานกาแฟบ้านสวนรับขนมฟรีหนึ่งจานทุกวันจันทร์ตลอดเดือน'

  it('is set in two lines between words, larger than one line would be, and whole', () => {
    const text = captionText(long, { ...strip, height: stripPx(512, long) })
    expect(linesOf(text)).toHaveLength(2)
    expect(linesOf(text).join(' ').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''))
    // One line would be 13.7 px high.
    expect(Math.min(...sizes(text))).toBeGreaterThan(20)
    expect(linesOf(captionText('สแกนเพื่อจ่ายเงินที่ร้าน', strip))).toHaveLength(1)
  })

  it('has a strip of two lines', () => {
    expect(stripPx(512, long)).toBe(80)
    expect(stripPx(1024, long)).toBe(160)
  })

  it('breaks where it does in the picture without a renderer, although the renderer needs it spelt otherwise', () => {
    const spelt = linesOf(captionText(`${long}ทำน้ำ`, strip, splitSaraAm))
    expect(spelt).toEqual(linesOf(captionText(`${long}ทำน้ำ`, strip)).map(splitSaraAm))
  })
})

describe('undrawable', () => {
  it.for([
    ['สแกนเพื่อจ่าย น้ำปลา ผู้ใหญ่ ๑๒๓ ฿', undefined],
    ['Café Ñandú – “ok” €', undefined],
    ['จ่าย 😀', '😀'],
    ['漢字', '漢'],
    ['a\nb', '\n'],
    ['a\u0000', '\u0000'],
    ['a\u202eb', '\u202e'],
    ['a\u200bb', '\u200b'],
    ['\ud800', '\ud800'],
    ['\uf8ff', '\uf8ff'],
  ])('%j → %j', ([caption = '', character]) => {
    expect(undrawable(caption)).toBe(character)
  })
})

describe('splitSaraAm', () => {
  it.for([
    ['น้ำปลา', 'น\u0e4d\u0e49\u0e32ปลา'],
    ['ทำงาน', 'ท\u0e4d\u0e32งาน'],
    ['กา', 'กา'],
  ] as const)('%s', ([text, spelt]) => {
    expect(splitSaraAm(text)).toBe(spelt)
  })
})

describe('stripPx', () => {
  it.for([
    [64, 6],
    [512, 48],
    [1024, 96],
  ] as const)('%i px wide → %i px high', ([width, height]) => {
    expect(stripPx(width, 'สแกนเลย')).toBe(height)
  })
})
