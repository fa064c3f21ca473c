import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpeakable } from '../../../src/speech/spoken-text.ts'
import { cleanText, hasForbiddenCharacter } from '../../../src/text/read/clean.ts'

/** Any code points, including lone surrogates. */
const anyText = fc.array(fc.nat({ max: 0x10_ffff })).map((codes) => String.fromCodePoint(...codes))

describe('cleanText', () => {
  it.for([
    { text: ' ราคา\r\n๑๒๕\t บาท ', out: 'ราคา 125 บาท', why: 'white space and Thai digits' },
    { text: 'ภาษา\u200Bไทย\uFEFF', out: 'ภาษาไทย', why: 'zero-width space and BOM' },
    { text: 'ก\u200C\u200D\u2060ข', out: 'กข', why: 'joiners' },
    { text: '👨\u200D👩\u200D👧', out: '👨\u200D👩\u200D👧', why: 'joiners inside an emoji stay' },
    { text: '❤\uFE0F\u200D🔥 👍\u200Dก', out: '❤\uFE0F\u200D🔥 👍ก', why: 'but not one at its end' },
    { text: 'cafe\u0301', out: 'caf\u00E9', why: 'NFC' },
    { text: 'ที่\u0E48', out: 'ที่\u0E48', why: 'Thai vowels and marks stay' },
    { text: 'ก\u00A0\u3000ข', out: 'ก ข', why: 'no-break and ideographic space' },
    { text: 'เด็ก ๆ ฯลฯ กทม. 10.30 น.', out: 'เด็ก ๆ ฯลฯ กทม. 10.30 น.', why: 'nothing is expanded' },
    { text: '٣ ໓ ３', out: '٣ ໓ ３', why: 'digits of other scripts stay' },
    { text: '\u200B \n', out: '', why: 'nothing left' },
  ])('$why', ({ text, out }) => {
    expect(cleanText(text)).toBe(out)
  })

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
    )
  })
})

describe('hasForbiddenCharacter (XML 1.0, 2.2)', () => {
  it.for([
    '\u0000',
    '\u0001',
    '\u0008',
    '\u000B',
    '\u000C',
    '\u000E',
    '\u001F',
    '\uFFFE',
    '\uFFFF',
    '\uD800',
    '\uDFFF',
  ])('refuses %j', (character) => {
    expect(hasForbiddenCharacter(`ก${character}ข`)).toBe(true)
  })

  it.for(['\t', '\n', '\r', ' ', '\u0085', '\uD7FF', '\uE000', '\uFFFD', '😀', '\u{10FFFF}', ']]>', '<!--', '&#0;'])(
    'lets %j pass',
    (character) => {
      expect(hasForbiddenCharacter(`ก${character}ข`)).toBe(false)
    },
  )
})

describe('isSpeakable', () => {
  it.for([
    { text: 'ก', out: true },
    { text: 'ๆ', out: true },
    { text: '7', out: true },
    { text: 'Vitamilk', out: true },
    { text: '', out: false },
    { text: '…!?()', out: false },
    { text: '🙏😀', out: false },
    { text: '฿', out: false },
    { text: '่', out: false },
  ])('$text → $out', ({ text, out }) => {
    expect(isSpeakable(text)).toBe(out)
  })
})
