import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { favicon, pavilion, pavilionColours } from '../src/site/build/drawings.ts'
import { card } from '../src/site/build/frame.ts'

const modules = new URL('../node_modules/', import.meta.url)
const font = (path: string): Uint8Array => readFileSync(new URL(`@expo-google-fonts/sarabun/${path}`, modules))

/** The pictures that represent the site elsewhere, drawn from the same SVG as the pages: link card and icons. */
export async function pictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  await initWasm(readFileSync(new URL('@resvg/resvg-wasm/index_bg.wasm', modules)))
  return new Map([
    [card.path.slice(1), png(cardSvg(), card.width)],
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

/** What a link to a page shows in LINE, Facebook and others: the pavilion and the name, legible at 300 px of width. */
function cardSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 1200 630" font-family="Sarabun">
<style>${pavilionColours}</style>
<path d="M0 0h1200v630H0z" fill="#fbf9f4"/><path d="M0 606h1200v24H0z" fill="#0b5d56"/>
<g transform="translate(610 70) scale(1.38)">${pavilion.replace(/<\/?svg[^>]*>/g, '')}</g>
<g class="pavilion-words"><text x="80" y="280" font-size="150" font-weight="600" fill="#1c282b">ศาลา</text>
<text x="84" y="362" font-size="60" fill="#566366">Sala</text>
<text x="84" y="458" font-size="42" fill="#1c282b">เครื่องมือไทย พร้อมใช้ทันที</text>
<text x="84" y="516" font-size="36" fill="#566366">ฟรี ไม่ต้องสมัคร ไม่มีโฆษณา</text></g>
</svg>`
}
