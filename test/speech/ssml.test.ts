import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, hasForbiddenCharacter } from '../../src/text/read/clean.ts'
import { relativeRate, ssml } from '../../src/speech/ssml.ts'
import { azure } from './stand-in/azure.ts'

/** Any code points, including lone surrogates. */
const anyText = fc.array(fc.nat({ max: 0x10_ffff })).map((codes) => String.fromCodePoint(...codes))

const headers = {
  'ocp-apim-subscription-key': 'right-key',
  'content-type': 'application/ssml+xml',
  'user-agent': 'test',
  'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
}

const understood = (text: string) => {
  const body = ssml({ text, voiceName: 'th-TH-NiwatNeural', rate: 1 })
  return azure({ method: 'POST', url: new URL('http://x'), headers, body }).text
}

describe('ssml', () => {
  it('is the document of the REST reference', () => {
    expect(ssml({ text: 'ข้อความ', voiceName: 'th-TH-PremwadeeNeural', rate: 0.9 })).toBe(
      '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="th-TH">' +
        '<voice name="th-TH-PremwadeeNeural"><prosody rate="-10%">ข้อความ</prosody></voice></speak>',
    )
  })

  it('escapes the name of a voice, which comes from a setting', () => {
    expect(ssml({ text: 'ก', voiceName: 'a"><x', rate: 1 })).toContain('<voice name="a&quot;&gt;&lt;x">')
  })

  it('carries any text as plain text through a real XML parser', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom('</voice></speak>', ']]>', '<![CDATA[', '<!--', '&#0;', '&amp;', '<break/>', '"', "'"),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = cleanText(pieces.join(''))
        fc.pre(text !== '' && !hasForbiddenCharacter(text))
        expect(understood(text)).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
})

describe('relativeRate', () => {
  it.for([
    { rate: 1, out: '+0%' },
    { rate: 0.5, out: '-50%' },
    { rate: 2, out: '+100%' },
    { rate: 0.9, out: '-10%' },
    { rate: 1.1, out: '+10%' },
    { rate: 1.3, out: '+30%' },
    { rate: 1.005, out: '+0.5%' },
    { rate: 1.000_001, out: '+0%' },
    { rate: 0.999_999, out: '+0%' },
  ])('$rate → $out', ({ rate, out }) => {
    expect(relativeRate(rate)).toBe(out)
  })
})
