import { describe, expect, it } from 'vitest'
import { pngFile } from '../../src/qr/png-file.ts'
import { toBase64, toBase64Url } from '../../src/qr/logo.ts'
import { BASE, bytesOf, created, follow, image, post, problem } from './client.ts'
import { rawPixelsOf } from './readers.ts'
import { send } from '../http/client.ts'
import logos from './logos.json' with { type: 'json' }

const logo = `data:image/png;base64,${logos.png}`
const link = { kind: 'link', url: 'https://example.com/l/k7m2wq9n' }

describe('POST /qr', () => {
  it('answers the example of the contract', async () => {
    const { svg, ...rest } = await created({ kind: 'wifi', ssid: 'Cafe', password: 'secret123' })
    expect(rest).toEqual({
      kind: 'wifi',
      text: 'WIFI:T:WPA;S:Cafe;P:secret123;;',
      svgUrl: 'https://sala.test/api/v1/tools/qr.svg?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      pngUrl: 'https://sala.test/api/v1/tools/qr.png?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      ecc: 'Q',
      version: 3,
    })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="512" height="512" viewBox="0 0 37 37"/)
  })

  it.for([
    [{ kind: 'url', url: 'https://a.co' }, 'link', 'https://a.co'],
    [{ kind: 'vcard', name: 'ก' }, 'contact', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:ก;;;;\r\nFN:ก\r\nEND:VCARD'],
    [{ kind: 'tel', number: '๐๘๑-๒๓๔-๕๖๗๘' }, 'phone', 'tel:+66812345678'],
    [{ kind: 'location', latitude: '๑๓.๗๕๖๓', longitude: 100.5018 }, 'geo', 'geo:13.7563,100.5018'],
    [{ kind: 'email', to: 'a@b.co', subject: '', cc: '' }, 'email', 'mailto:a@b.co'],
    [{ kind: 'wifi', ssid: 'x', password: '12345678', security: 'wpa2' }, 'wifi', 'WIFI:T:WPA;S:x;P:12345678;;'],
    [{ kind: 'wifi', ssid: 'x', password: 'รหัส' }, 'wifi', 'WIFI:T:WPA;S:x;P:รหัส;;'],
    [{ kind: 'wifi', ssid: 'x', password: 'y'.repeat(63) }, 'wifi', `WIFI:T:WPA;S:x;P:${'y'.repeat(63)};;`],
    [{ kind: 'wifi', ssid: 'x', password: 'aF'.repeat(32) }, 'wifi', `WIFI:T:WPA;S:x;P:${'aF'.repeat(32)};;`],
    [{ kind: 'wifi', ssid: 'x', password: 'abcde', security: 'WEP' }, 'wifi', 'WIFI:T:WEP;S:x;P:abcde;;'],
    [{ kind: 'text', text: '\ufeffก' }, 'text', '\ufeffก'],
  ])('%j', async ([body, kind, text]) => {
    expect(await created(body)).toMatchObject({ kind, text })
  })

  it('leaves defaults out of the links and carries everything else', async () => {
    const same = { size: 512, margin: 4, color: '#000', background: 'FFFFFF' }
    const { pngUrl } = await created({ ...link, style: same })
    expect(pngUrl).toBe('https://sala.test/api/v1/tools/qr.png?text=https%3A%2F%2Fexample.com%2Fl%2Fk7m2wq9n')
    const style = { size: 300, margin: 2, color: '#036', bgcolor: 'transparent', ecc: 'Q', caption: 'a & b' }
    expect((await created({ ...link, style })).svgUrl).toBe(
      'https://sala.test/api/v1/tools/qr.svg?text=https%3A%2F%2Fexample.com%2Fl%2Fk7m2wq9n&ecc=Q&margin=2&size=300&color=003366&background=transparent&caption=a%20%26%20b',
    )
  })

  it.for([
    ['image/png', 'image/png'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/png'],
    ['*/*', 'application/json; charset=utf-8'],
    ['text/html', 'application/json; charset=utf-8'],
  ] as const)('Accept %s is answered with %s', async ([accept, type]) => {
    const response = await post(link, accept)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Accept')
    if (type.startsWith('application')) return
    const direct = await bytesOf(response)
    const { pngUrl, svgUrl } = await created(link)
    expect(direct).toEqual(await bytesOf(await follow(type === 'image/png' ? pngUrl : svgUrl)))
  })

  it('sets level H with a logo, and otherwise the requested level', async () => {
    expect((await created({ ...link, style: { logo, ecc: 'L' } })).ecc).toBe('H')
    expect((await created({ kind: 'text', text: 'a'.repeat(2331), style: { ecc: 'M' } })).ecc).toBe('M')
    expect((await created({ kind: 'text', text: 'a'.repeat(2332) })).ecc).toBe('L')
  })
})

/** The colour at a position in a picture of four quarters. */
function colourAt(x: number, y: number): number[] {
  if (y < 0.5) return x < 0.5 ? [200, 0, 0] : [0, 120, 0]
  return x < 0.5 ? [0, 0, 160] : [60, 60, 60]
}

/** A truecolour PNG of four colours, a quarter each. */
function quarters(side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((side * 3 + 1) * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) bytes.set(colourAt(x / side, y / side), y * (side * 3 + 1) + 1 + x * 3)
  return pngFile({ width: side, height: side, bitDepth: 8, colours: 'rgb', bytes })
}

describe('the links of a code with a logo', () => {
  it.for([40, 300])('carry it as a picture of the same colours, from %i px', async (side) => {
    const style = { logo: `data:image/png;base64,${toBase64(quarters(side))}` }
    const { searchParams } = new URL((await created({ ...link, style })).pngUrl)
    const base64 = (searchParams.get('logo') ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const copy = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const { width, height, data } = await rawPixelsOf(copy)
    expect([width, height]).toEqual([Math.min(side, 96), Math.min(side, 96)])
    for (const x of [0.2, 0.8])
      for (const y of [0.2, 0.8]) {
        const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
        expect([...data.subarray(at, at + 4)]).toEqual([...colourAt(x, y), 255])
      }
  })

  it('need not name the level, which a logo sets', async () => {
    const { searchParams } = new URL((await created({ ...link, style: { logo, ecc: 'Q' } })).pngUrl)
    expect([...searchParams.keys()]).toEqual(['text', 'logo'])
  })

  it('name a level that is not the usual one', async () => {
    const levels = ['L', 'M', 'Q', 'H'].map(async (ecc) => {
      const { pngUrl } = await created({ ...link, style: { ecc } })
      return new URL(pngUrl).searchParams.get('ecc')
    })
    expect(await Promise.all(levels)).toEqual(['L', null, 'Q', 'H'])
  })
})

/** A body of exactly this many bytes. */
const padded = (bytes: number): Promise<Response> =>
  send(`${BASE}/qr`, { method: 'POST', body: JSON.stringify(link).padEnd(bytes) })

const SEVERAL_NUMBERS =
  'must be one number, without a range (-9), an extension or a second number: write the first number alone'
const NUMBER_LENGTH =
  'must have the length of a Thai number: 9 digits after 02 to 05, 07, 010, 016, 018 and 019, 10 digits after 06, 08 and 09'

describe('problems of POST /qr', () => {
  it.for([
    [{}, 'missing_parameter', [['kind', 'is required']]],
    [{ kind: 'wifi' }, 'missing_parameter', [['ssid', 'is required']]],
    [{ kind: 'wifi', ssid: '' }, 'missing_parameter', [['ssid', 'is required']]],
    [
      { kind: 'wifi', ssid: 'a', security: 'WPA' },
      'missing_parameter',
      [['password', 'is required when security is WPA']],
    ],
    [
      { kind: 'wifi', ssid: 'a', security: 'nopass', password: 'x' },
      'invalid_parameter',
      [['password', 'must be left out when security is nopass']],
    ],
    // A passphrase of WPA is 8 to 63 bytes, or its key 64 hexadecimal digits (IEEE 802.11, annex J.4).
    ...['1234567', 'ab', 'y'.repeat(64), 'aF'.repeat(32).replace('a', 'g'), 'f'.repeat(65), 'ก'.repeat(22)].map(
      (password): [object, string, [string, string][]] => [
        { kind: 'wifi', ssid: 'a', password },
        'invalid_parameter',
        [
          [
            'password',
            'must be of 8 to 63 bytes, or 64 hexadecimal digits: WPA has no other, and no phone could connect',
          ],
        ],
      ],
    ),
    // Numbers that do not exist, on a card too: the ministry's range of lines, and 053 with ten digits.
    ...['number', 'phone', 'mobile'].flatMap((name): [object, string, [string, string][]][] => {
      const kind = name === 'number' ? { kind: 'sms' } : { kind: 'contact', name: 'ก' }
      return [
        [{ ...kind, [name]: '0 2590 7148-9' }, 'invalid_parameter', [[name, SEVERAL_NUMBERS]]],
        [{ ...kind, [name]: '053-999-9999' }, 'invalid_parameter', [[name, NUMBER_LENGTH]]],
      ]
    }),
    [{ kind: 'wifi', ssid: 'ก'.repeat(11) }, 'invalid_parameter', [['ssid', 'must be 1 to 32 bytes in UTF-8']]],
    [
      { kind: 'contact', phone: '191' },
      'missing_parameter',
      [['firstName', 'or another of firstName, lastName, name is required']],
    ],
    [
      { kind: 'geo', latitude: 91, longitude: 181 },
      'invalid_parameter',
      [
        ['latitude', 'must be decimal degrees from -90 to 90'],
        ['longitude', 'must be decimal degrees from -180 to 180'],
      ],
    ],
    [
      { kind: 'sms', number: '191', text: 'x' },
      'unknown_parameter',
      [['text', 'is not a field of sms, which has number, message']],
    ],
    [{ kind: 'phone', numbr: '191' }, 'unknown_parameter', [['numbr', 'is not known (did you mean number?)']]],
    [
      { kind: 'text', text: 'ก'.repeat(985) },
      'text_too_long',
      [['text', 'must give at most 2953 bytes at level L (digits alone 7089, capitals and digits 4296), got 2955']],
    ],
    [
      { kind: 'text', text: 'a'.repeat(1664), style: { ecc: 'Q' } },
      'text_too_long',
      [['text', 'must give at most 1663 bytes at level Q (digits alone 3993, capitals and digits 2420), got 1664']],
    ],
    [
      { kind: 'text', text: 'a'.repeat(1274), style: { logo } },
      'text_too_long',
      [
        [
          'text',
          'must give at most 1273 bytes at level H, which a logo needs, (digits alone 3057, capitals and digits 1852), got 1274',
        ],
      ],
    ],
    [
      { kind: 'text', text: '1'.repeat(7090) },
      'text_too_long',
      [['text', 'must be at most 7089 characters, got 7090']],
    ],
    [
      { kind: 'text', text: 'a\ud800b' },
      'invalid_parameter',
      [['text', 'must be text of 1 to 7089 characters without lone surrogates']],
    ],
    [
      { kind: 'contact', name: 'a', email: 'a@b.co, c@d.co' },
      'invalid_parameter',
      [['email', 'must be one e-mail address']],
    ],
    [{ kind: 'text', text: 'x', style: [] }, 'invalid_parameter', [['style', 'must be an object']]],
    [
      { kind: 'text', text: 'x', style: { colour: '000' } },
      'unknown_parameter',
      [['style.colour', 'is not known (did you mean color?)']],
    ],
    [
      { kind: 'text', text: 'x', style: Object.fromEntries([['__proto__', { size: 57 }]]) },
      'unknown_parameter',
      [['style.(unnamed)', 'is not known (known are ecc, margin, size, color, background, bgcolor, caption, logo)']],
    ],
    [
      { kind: 'text', text: 'x', style: { size: 57 } },
      'invalid_parameter',
      [['style.size', 'must be a whole number from 64 to 2048']],
    ],
    [
      { kind: 'text', text: 'x', style: { size: 100, margin: 16 } },
      'invalid_parameter',
      [['style.size', 'must be at least 106 for this text and margin: each module needs 2 px']],
    ],
    [
      { kind: 'text', text: 'x', style: { size: 1025, caption: 'x' } },
      'invalid_parameter',
      [['style.size', 'must be at most 1024 with a caption or a logo']],
    ],
    [
      { kind: 'text', text: 'x', style: { color: '888', background: 'transparent' } },
      'invalid_parameter',
      [['style.color', 'must be darker than background by a contrast of at least 4:1, found 3.5:1']],
    ],
    [
      // 3.998 to 1.
      { kind: 'text', text: 'x', style: { color: '#f00' } },
      'invalid_parameter',
      [['style.color', 'must be darker than background by a contrast of at least 4:1, found 3.9:1']],
    ],
    [
      { kind: 'text', text: 'x', style: { color: 'fff', background: '000' } },
      'invalid_parameter',
      [['style.color', 'must be darker than background by a contrast of at least 4:1, found 0.0:1']],
    ],
    [
      { kind: 'text', text: 'x', style: { caption: 'ก'.repeat(81) } },
      'text_too_long',
      [['style.caption', 'must be at most 80 characters, got 81']],
    ],
  ] as const)('%j', async ([body, code, errors]) => {
    expect(await problem(await post(body))).toEqual({ status: 400, code, errors })
  })

  it.for(['constructor', '__proto__', 'toString', 'LINK', ' link', '', 1, null, ['link'], {}])(
    'kind %j is refused',
    async (kind) => {
      const found = await problem(await post({ kind, url: 'https://a.co' }))
      expect([found.status, found.errors[0]?.[0]]).toEqual([400, 'kind'])
    },
  )

  it('takes 256 KB and not more', async () => {
    expect((await padded(256 * 1024)).status).toBe(200)
    expect(await problem(await padded(256 * 1024 + 1))).toMatchObject({ status: 413, code: 'body_too_large' })
  })
})

describe('GET /qr.svg and /qr.png', () => {
  it('are private, and an SVG opened directly may do nothing', async () => {
    const svg = await image('qr.svg', { text: 'x' })
    expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(svg.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    const png = await image('qr.png', { text: 'x' })
    expect(png.headers.get('content-type')).toBe('image/png')
    for (const { headers } of [svg, png]) {
      expect(headers.get('cache-control')).toBe('private, max-age=86400')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it.for([
    [{ text: 'x', size: '64' }, [64, 64]],
    [{ text: 'x', size: '๕๑๒' }, [512, 512]],
    [{ text: 'x', size: '2048' }, [2048, 2048]],
    [{ text: 'x', size: '64', caption: 'ก' }, [64, 70]],
    [{ text: 'x', size: '513', caption: 'ก' }, [513, 561]],
    [{ text: 'x', size: '1024', caption: 'ก' }, [1024, 1120]],
  ] as const)('%j is %j px', async ([query, [width, height]]) => {
    const pixels = await rawPixelsOf(await bytesOf(await image('qr.png', query)))
    expect([pixels.width, pixels.height]).toEqual([width, height])
    const svg = await (await image('qr.svg', query)).text()
    expect(svg).toContain(`width="${width}" height="${height}"`)
  })

  it.for(['qr.png', 'qr.svg'] as const)(
    '%s: a level asked for is kept and refused, another is lowered',
    async (file) => {
      const text = 'a'.repeat(2332)
      expect((await image(file, { text })).status).toBe(200)
      expect((await image(file, { text, ecc: 'L' })).status).toBe(200)
      expect(await problem(await image(file, { text, ecc: 'M' }))).toMatchObject({ code: 'text_too_long' })
    },
  )

  it('only the PNG needs a size that shows every module', async () => {
    const query = { text: 'ก'.repeat(984), size: '369' }
    expect((await image('qr.svg', query)).status).toBe(200)
    expect(await problem(await image('qr.png', query))).toEqual({
      status: 400,
      code: 'invalid_parameter',
      errors: [['size', 'must be at least 370 for this text and margin: each module needs 2 px']],
    })
    expect((await image('qr.png', { ...query, size: '370' })).status).toBe(200)
  })

  it('HEAD answers as GET', async () => {
    const path = `${BASE}/qr.png?text=x`
    const head = await send(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String((await bytesOf(await send(path))).length))
  })
})

/** An almost empty PNG whose header claims a width and height of `side` px. */
const claims = (side: number): Uint8Array<ArrayBuffer> =>
  pngFile({ width: side, height: side, bitDepth: 8, colours: 'rgba', bytes: new Uint8Array(100) })

/** A small PNG whose pixels unpack to a hundred times the size in its header. */
const bomb = pngFile({
  width: 64,
  height: 64,
  bitDepth: 8,
  colours: 'rgba',
  bytes: new Uint8Array(4_000_000),
  level: 9,
})

describe('hostile input', () => {
  const script = '"><script>alert(1)</script>'

  it.for([
    { color: script },
    { color: '000" onload="alert(1)' },
    { color: 'url(https://evil.example/)' },
    { color: 'NaN' },
    { background: script },
    { background: 'transparent"' },
    { size: 'NaN' },
    { size: '1e3' },
    { size: '-512' },
    { size: '20000' },
    { size: '512.5' },
    { size: 'Infinity' },
    { margin: '-1' },
    { margin: '17' },
    { ecc: 'X' },
    { ecc: '__proto__' },
    { caption: 'x\u0000y' },
    { caption: 'x\ny' },
    { caption: '\u202eevil' },
    { caption: '😀' },
    { caption: '   ' },
    { logo: 'https://evil.example/logo.png' },
    { logo: 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+' },
    { logo: script },
    { logo: toBase64Url(claims(20_000)) },
    { logo: toBase64Url(claims(97)) },
    { logo: 'A'.repeat(8200) },
  ] as const)('%j is a problem in the query and in the style', async (style) => {
    const [name] = Object.keys(style)
    for (const file of ['qr.svg', 'qr.png'] as const) {
      const found = await problem(await image(file, { text: 'x', ...style }))
      expect([found.status, found.errors[0]?.[0]]).toEqual([400, name])
    }
    if (name === 'logo') return
    const found = await problem(await post({ kind: 'text', text: 'x', style }))
    expect([found.status, found.errors[0]?.[0]]).toEqual([400, `style.${name}`])
  })

  it.for([
    ['header of 20,000 px', toBase64(claims(20_000))],
    ['header of 1,024 px without the pixels', toBase64(claims(1024))],
    [
      'nothing to see',
      toBase64(pngFile({ width: 9, height: 9, bitDepth: 8, colours: 'rgba', bytes: new Uint8Array(333) })),
    ],
    ['more than 64 KB', 'A'.repeat(90_000)],
    ['no base64', '!!!'],
    ['cut off', logos.png.slice(0, 2000)],
  ] as const)('logo: %s', async ([, base64]) => {
    for (const accept of ['*/*', 'image/png', 'image/svg+xml']) {
      const found = await problem(await post({ ...link, style: { logo: `data:image/png;base64,${base64}` } }, accept))
      expect(found).toMatchObject({
        status: 400,
        code: 'invalid_parameter',
        errors: [['style.logo', expect.any(String)]],
      })
    }
  })

  it('a logo that unpacks to far more than it says is answered in bounded time', async () => {
    const style = { logo: `data:image/png;base64,${toBase64(bomb)}` }
    expect([200, 400]).toContain((await post({ ...link, style })).status)
  })

  it('a logo of broken bytes never brings the renderer down', async () => {
    for (const [type, base64] of [
      ['png', logos.png],
      ['jpeg', logos.jpeg],
      ['webp', logos.webp],
      ['webp', logos.vp8l],
    ] as const) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      for (let step = 0; step < 24; step++) {
        const broken = bytes.slice()
        for (let at = 30 + step * 7; at < broken.length; at += 41 + step)
          broken[at] = (broken[at] ?? 0) ^ (step * 37 + 1)
        const response = await post({ ...link, style: { logo: `data:image/${type};base64,${toBase64(broken)}` } })
        expect([200, 400]).toContain(response.status)
      }
      expect((await post({ ...link, style: { logo: `data:image/${type};base64,${base64}` } })).status).toBe(200)
    }
  })

  it('nothing a caller wrote is in an SVG unescaped', async () => {
    const { svg } = await created({ kind: 'text', text: script, style: { caption: script } })
    expect(svg).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>')
    expect(svg).not.toMatch(/<script|\son\w+=|<foreignObject|<!DOCTYPE|href="(?!data:image)/)
  })
})
