import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { favicon, pavilion, pavilionColours } from '../src/site/pages/drawings.ts'
import { card } from '../src/site/pages/frame.ts'
import { inLanguage, words, type Language } from '../src/site/pages/language.ts'
import type { Tool } from '../src/site/pages/tools/tool.ts'
import { WHOLE } from '../src/site/pages/unbroken.ts'
import { tools } from '../src/site/pages/tools/tools.ts'

const modules = new URL('../node_modules/', import.meta.url)
const font = (path: string): Uint8Array => readFileSync(new URL(`@expo-google-fonts/sarabun/${path}`, modules))

/** The pictures that represent the site elsewhere, drawn from the pages' SVG: link card and icons. */
export async function pictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  await initWasm(readFileSync(new URL('@resvg/resvg-wasm/index_bg.wasm', modules)))
  return new Map([
    ...(['th', 'en'] as const).flatMap((language) =>
      [undefined, ...tools].map(
        (tool) =>
          [inLanguage(card.path(tool?.id), language).slice(1), png(cardSvg(language, tool), card.width)] as const,
      ),
    ),
    ['apple-touch-icon.png', png(favicon.replace(' rx="7"', ''), 180)],
    ['site/icon-192.png', png(favicon, 192)],
    ['site/icon-512.png', png(favicon, 512)],
    ['site/icon-maskable.png', png(favicon.replace(' rx="7"', ''), 512)],
  ])
}

function png(svg: string, widthPx: number): Uint8Array {
  const fontBuffers = [font('400Regular/Sarabun_400Regular.ttf'), font('600SemiBold/Sarabun_600SemiBold.ttf')]
  const options = {
    fitTo: { mode: 'width', value: widthPx },
    font: { fontBuffers, defaultFontFamily: 'Sarabun' },
  } as const
  return new Resvg(svg, options).render().asPng()
}

/** Marks above and below a letter have no width. */
const width = (line: string): number => line.replaceAll(/\p{Mn}/gu, '').trimEnd().length

/** Lines of about `letters` letters, broken between words. */
function lines(text: string, letters: number, language: Language): string[] {
  const broken = ['']
  const breaker = new Intl.Segmenter(language, { granularity: 'word' })
  const segments = text
    .split(WHOLE)
    .flatMap((part, i) => (i % 2 === 1 ? part : Array.from(breaker.segment(part), ({ segment }) => segment)))
  for (const segment of segments) {
    const line = broken.at(-1) ?? ''
    if (width(line + segment) > letters && /[\p{L}\p{N}]/u.test(segment)) broken.push(segment.trimStart())
    else broken[broken.length - 1] = line + segment
  }
  return broken
}

/** The renderer draws ำ over the letter before it; decomposed it is drawn correctly. */
const composed = (text: string): string => text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')

const service = {
  name: ['ศาลา', 'Sala'],
  lead: [
    'เครื่องมือไทย พร้อมใช้ทันที ฟรี ไม่ต้องสมัคร ไม่มีโฆษณา',
    'Thai utilities, ready to use. Free, no account, no advertising.',
  ],
} as const

/** The card of a link in LINE, Facebook and others: the pavilion, the name and a sentence, legible at 300 px of width. */
function cardSvg(language: Language, { name, lead }: Pick<Tool, 'name' | 'lead'> = service): string {
  const chosen = ([th, en]: Tool['name']): string =>
    inLanguage(html`${words(th, en)}` as HtmlEscapedString, language)
      .replaceAll(/<[^>]+>/g, '')
      .replace(' ⇄ ', ' – ')
  const rows = [
    ...lines(chosen(name), 16, language).map((text) => ({ text, size: 76, ink: '#1c282b', weight: 600 })),
    ...lines(chosen(lead), 36, language).map((text) => ({ text, size: 36, ink: '#566366', weight: 400 })),
  ]
  let y = 290 - rows.reduce((sum, { size }) => sum + size * 1.35, 0) / 2
  const texts = rows.map(({ text, size, ink, weight }) => {
    y += size * 1.35
    return `<text x="80" y="${y - size * 0.35}" font-size="${size}" font-weight="${weight}" fill="${ink}">${composed(text)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 1200 630" font-family="Sarabun">
<style>${pavilionColours}</style>
<path d="M0 0h1200v630H0z" fill="#fbf9f4"/><path d="M0 606h1200v24H0z" fill="#0b5d56"/>
<g transform="translate(820 190) scale(.85)">${pavilion.replaceAll(/<\/?svg[^>]*>/g, '')}</g>
<g class="pavilion-words">${texts.join('')}<text x="80" y="575" font-size="34" fill="#0b5d56">ศาลา Sala</text></g>
</svg>`
}
