import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePunycode, unicodeHost } from '../../src/links/punycode.ts'

describe('decodePunycode', () => {
  // RFC 3492, section 7.1 (the letters of mixed-case samples lowered, as the URL parser does).
  it.for([
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['proprostnemluvesky-uyb24dma41a', 'pročprostěnemluvíčesky'],
    ['b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
    ['3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
    ['-> $1.00 <--', '-> $1.00 <-'],
  ] as const)('%s → %s', ([label, text]) => {
    expect(decodePunycode(label)).toBe(text)
  })

  it.for(['a!', '99999999', 'é'])('%s is malformed', (label) => {
    expect(decodePunycode(label)).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (label) => {
        expect(() => decodePunycode(label)).not.toThrow()
      }),
    )
  })
})

describe('unicodeHost', () => {
  it.for([
    ['xn--o3cw4h.com', 'ไทย.com'],
    ['www.xn--42c2d9a.xn--o3cw4h', 'www.คอม.ไทย'],
    ['xn--e1awd7f.com', 'еріс.com'], // Cyrillic, imitates "epic"
    ['example.org', 'example.org'],
    ['xn--a!.com', 'xn--a!.com'],
  ] as const)('%s → %s', ([host, text]) => {
    expect(unicodeHost(host)).toBe(text)
  })

  it('reads every host the URL parser writes: written again, it is the same', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...Array.from('กขคงจฉชดตนบปมยรลวสหอาีูเแโไéüß中文кир-a1')),
          minLength: 1,
          maxLength: 12,
        }),
        (label) => {
          const url = URL.parse(`https://${label}.com/`)
          fc.pre(url !== null)
          expect(new URL(`https://${unicodeHost(url.hostname)}/`).hostname).toBe(url.hostname)
        },
      ),
    )
  })
})
