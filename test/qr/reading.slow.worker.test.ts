import { describe, expect, it, vi } from 'vitest'
import { bytesOf, created, follow, type Created } from './client.ts'
import logos from './logos.json' with { type: 'json' }
import { modulesOfPath } from './svg-path.ts'
import { pixelsOf, read, type Pixels } from './readers.ts'

/** jsQR and zxing-cpp read every kind back from the HTTP answer, in every style and size. */

// Reading 4 million pixels takes jsQR seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const every = String.raw`\ ; , " : < > & ' % # ? = + / @ ~ ก ำ 😀`

const bodies = {
  'link, ASCII': { kind: 'link', url: 'https://example.com/l/k7m2wq9n' },
  'link, Thai': { kind: 'link', url: 'https://ตัวอย่าง.ไทย/หน้า?คำ=น้ำปลา&😀#ท้าย' },
  'link, longest with a logo': { kind: 'link', url: `https://example.com/${'a'.repeat(1253)}` },
  'text, Thai and emoji': { kind: 'text', text: 'สวัสดี 👩‍👩‍👧‍👦 น้ำ ผู้ใหญ่ ๑๒๓' },
  'text, every character': { kind: 'text', text: `${every}\r\n\t\u0000 \ufeff` },
  'text, longest with a logo': { kind: 'text', text: 'ก'.repeat(423) },
  'wifi, open': { kind: 'wifi', ssid: 'Cafe' },
  'wifi, longest': { kind: 'wifi', ssid: '\\'.repeat(32), password: '"'.repeat(63), security: 'WPA3', hidden: true },
  'wifi, every character': { kind: 'wifi', ssid: String.raw`\;,":ก😀`, password: every },
  'line, official': { kind: 'line', lineId: '@sala.pavilion-_shop9' },
  'line, personal': { kind: 'line', lineId: 'somchai.j-1' },
  contact: {
    kind: 'contact',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    organization: every,
    jobTitle: 'ผู้จัดการ 😀',
    phone: '02-123-4567',
    mobile: '+66812345678',
    email: 'สมชาย@ตัวอย่าง.ไทย',
    website: 'https://www.example.org',
    address: '1 ถนน\nกรุงเทพฯ 10200',
    note: every,
  },
  'contact, longest with a logo': { kind: 'contact', name: 'ก', note: 'ข'.repeat(390) },
  email: { kind: 'email', to: 'a+b@example.com', subject: 'สวัสดี 😀', body: `${every}\nท้าย`, cc: 'c@example.com' },
  phone: { kind: 'phone', number: '๐๘๑-๒๓๔-๕๖๗๘' },
  sms: { kind: 'sms', number: '081-234-5678', message: `${every}\nขอ: จอง` },
  geo: { kind: 'geo', latitude: -13.756_312_3, longitude: 100.501_8 },
} as const

const longest = {
  'text, 984 Thai letters': { kind: 'text', text: 'ก'.repeat(984) },
  'text, 2953 bytes': { kind: 'text', text: 'x'.repeat(2953) },
  'text, 7089 digits': { kind: 'text', text: '0123456789'.repeat(709).slice(0, 7089) },
  'text, 4296 capitals': { kind: 'text', text: 'A $%*+-./:Z9'.repeat(358).slice(0, 4296) },
  'link, 2953 bytes': { kind: 'link', url: `https://example.com/${'a'.repeat(2933)}` },
  'contact, 2950 bytes': { kind: 'contact', name: 'ก', note: 'ข'.repeat(956) },
  'sms, 2,900 bytes': { kind: 'sms', number: '191', message: 'ค'.repeat(966) },
  'email, 4,200 characters': { kind: 'email', to: 'a@b.co', body: 'ง'.repeat(466) },
} as const

const caption = 'สแกนเพื่อจ่าย น้ำปลา ผู้ใหญ่ ๑๒๓'
const logo = `data:image/png;base64,${logos.png}`
const colours = { color: '003366', background: 'fff8e7' }

const styles = {
  plain: {},
  'colours, no margin': { ...colours, margin: 1 },
  transparent: { background: 'transparent', color: '06c' },
  caption: { caption, ...colours },
  logo: { logo },
  'logo and caption': { logo, caption, ...colours },
  'logo and caption, largest': { logo, caption, size: 1024 },
} as const

/** One body of each kind is tested in every style; the others in the plainest and the fullest. */
const firstOfKind = Object.entries(bodies).filter(
  ([, { kind }], i, all) => all.findIndex(([, other]) => other.kind === kind) === i,
)
const combinations = Object.entries(styles).flatMap(([look, style]) =>
  Object.entries(look === 'plain' || look === 'logo and caption' ? bodies : Object.fromEntries(firstOfKind)).map(
    ([name, body]) => ({ name, body, look, style }),
  ),
)

describe('every kind in every style', () => {
  it.for(combinations)('$name: $look', async ({ body, style }) => {
    const smallest = await smallestSize(body, style)
    for (const size of 'size' in style ? [style.size] : [smallest, 512]) {
      const answer = await created({ ...body, style: { ...style, size } })
      expect(await seen(answer)).toEqual(readable(answer))
    }
  })
})

describe('the largest picture', () => {
  it.for(firstOfKind)('%s at 2048 px', async ([, body]) => {
    const answer = await created({ ...body, style: { size: 2048 } })
    expect(await seen(answer)).toEqual(readable(answer))
  })
})

describe('the longest texts', () => {
  it.for(Object.entries(longest))('%s', async ([, body]) => {
    for (const style of [{}, { caption, ...colours }, { size: await smallestSize(body, {}) }]) {
      const answer = await created({ ...body, style })
      expect(answer.version).toBe(40)
      expect(await seen(answer)).toEqual(readable(answer))
    }
  })
})

describe('logos', () => {
  it.for([
    ['a PNG', 'png', logos.png],
    ['a wide PNG', 'png', logos.wide],
    ['a photo as PNG', 'png', logos.photo],
    ['a JPEG', 'jpeg', logos.jpeg],
    ['WebP with alpha', 'webp', logos.webp],
    ['lossless WebP with alpha', 'webp', logos.webpLossless],
    ['plain lossy WebP', 'webp', logos.vp8],
    ['plain lossless WebP', 'webp', logos.vp8l],
  ] as const)('%s: the links draw what the answer draws', async ([, type, base64]) => {
    const style = { logo: `data:image/${type};base64,${base64}`, size: 512 }
    const answer = await created({ kind: 'link', url: 'https://example.com/l/k7m2wq9n', style })
    expect(await seen(answer)).toEqual(readable(answer))
    expect(new URL(answer.pngUrl).searchParams.get('logo')?.length).toBeLessThanOrEqual(8192)
  })

  it('links stay below 16 KB with the longest text, caption and logo', async () => {
    const style = { logo: `data:image/png;base64,${logos.photo}`, caption: 'ก'.repeat(80), ...colours, size: 1024 }
    const { pngUrl, svgUrl } = await created({ kind: 'text', text: 'ก'.repeat(423), style })
    const most = await created({ kind: 'text', text: '$'.repeat(4296), style: { caption: 'ก'.repeat(80), ...colours } })
    for (const url of [pngUrl, svgUrl, most.pngUrl, most.svgUrl]) {
      expect(url.length).toBeLessThan(16 * 1024 - 200)
      expect((await follow(url)).status).toBe(200)
    }
  })
})

/** The smallest PNG of a body: two pixels a module. */
async function smallestSize(body: object, style: { margin?: number; logo?: string; color?: string }): Promise<number> {
  const { version } = await created({ ...body, style })
  return Math.max(64, 2 * (17 + 4 * version + 2 * (style.margin ?? 4)))
}

/** What the readers find in the PNG link of an answer, and whether its links agree module by module. */
async function seen({ svg, svgUrl, pngUrl, version }: Created): Promise<object> {
  const size = 17 + 4 * version
  const query = new URL(svgUrl).searchParams
  const margin = Number(query.get('margin') ?? 4)
  const png = await pixelsOf(await bytesOf(await follow(pngUrl)))
  const linked = await (await follow(svgUrl)).text()
  const drawn = modulesOf(linked, size, margin).join('')
  return {
    ...(await read(png)),
    linkIsAnswer: drawn === modulesOf(svg, size, margin).join(''),
    // With a logo the PNG has the logo's colours.
    svgIsPng: query.has('logo') || drawn === sampled(png, size, margin).join(''),
    hasLogo: linked.includes('<image') === query.has('logo'),
    hasCaption: linked.includes('<text') === query.has('caption'),
  }
}

/** The expected result: both readers read the text, upright, and all pictures show the same symbol. */
const readable = ({ text, version, ecc }: Created): object => ({
  jsQr: text,
  zxing: text,
  isMirrored: false,
  version: `${version}`,
  ecc,
  linkIsAnswer: true,
  svgIsPng: true,
  hasLogo: true,
  hasCaption: true,
})

/** The modules that the last path of an SVG covers, without the margin. */
function modulesOf(svg: string, size: number, margin: number): number[] {
  const d = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  const side = size + 2 * margin
  const all = modulesOfPath(d, side)
  return all.filter((_, at) => {
    const [x, y] = [(at % side) - margin, Math.floor(at / side) - margin]
    return x >= 0 && y >= 0 && x < size && y < size
  })
}

/** The modules of a picture: 1 if the colour at the centre equals that of the first corner. */
function sampled({ width, data }: Pixels, size: number, margin: number): number[] {
  const scale = Math.floor(width / (size + 2 * margin))
  const offset = Math.floor((width - size * scale) / 2)
  const darkest = data[(offset * width + offset) * 4] ?? 0
  return Array.from({ length: size * size }, (_, at) => {
    const x = offset + (at % size) * scale + (scale >> 1)
    const y = offset + Math.floor(at / size) * scale + (scale >> 1)
    return data[(y * width + x) * 4] === darkest ? 1 : 0
  })
}
