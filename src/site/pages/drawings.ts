import { html } from 'hono/html'
import { mark } from '../../links/pages/mark.ts'
import type { Html } from './language.ts'

export const logo = `<svg class="logo" viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>`

export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5d56"/><g transform="translate(4 4) scale(.75)" fill="#fff">${mark}</g></svg>`

/** The pavilion's colours on the link card, which the style sheet does not reach. */
export const pavilionColours =
  '.sun{fill:#f0e0c0}.roof{fill:#0b5d56}.roof.back{fill:#2f7a72}.wood{fill:#67958f}.soft{fill:#a1bdb9}.softer{fill:#d0ddd9}.edge{stroke:#b98524;stroke-width:4;stroke-linecap:round;fill:none}.thin{stroke-width:2}.panel{fill:#38675a}.rail{stroke:#86aaa5;stroke-width:5;fill:none}'

/**
 * One gable of a Thai roof, seen from its end: straight, steep slopes with gold bargeboards (ลำยอง), the finial of the
 * ridge (ช่อฟ้า) leaning forward, and the small upright tails (หางหงส์) where the bargeboards end.
 */
function gable(apex: number, eaves: number, half: number, tier: string): string {
  const [left, right] = [200 - half, 200 + half]
  const tail = (x: number, side: number): string =>
    `<path class="edge" d="M${x} ${eaves}c${side * 7} 1 ${side * 12} -4 ${side * 10} -15"/>`
  return `<path class="roof${tier}" d="M200 ${apex}L${right} ${eaves}H${left}z"/><path class="edge" d="M${left} ${eaves}L200 ${apex}L${right} ${eaves}"/>${tail(left, -1)}${tail(right, 1)}`
}

const chofa = '<path class="edge" d="M200 40c-7 -9 -1 -17 3 -26c1 -5 -1 -8 -4 -10"/>'
const pillar = (x: number): string =>
  `<path class="wood" d="M${x - 5} 186h10v64h-10z"/><path class="edge" d="M${x - 8} 250h16"/>`
/** The pediment (หน้าบัน) of the front gable, with a flame of gold. */
const pediment =
  '<path class="panel" d="M200 104L248 160H152z"/><path class="edge thin" d="M200 118c-9 12 -9 22 0 34c9 -12 9 -22 0 -34M178 156c8 -2 14 -8 15 -18M222 156c-8 -2 -14 -8 -15 -18"/>'
/** The pavilion of the front page: two gables, one behind the other, over a skirt roof, pillars, rails and steps. */
export const pavilion = `<svg class="pavilion" viewBox="0 0 400 290" aria-hidden="true">
<circle class="sun" cx="304" cy="74" r="46"/>
${gable(40, 161, 100, ' back')}${chofa}${gable(82, 168, 76, '')}${pediment}
<path class="roof" d="M112 160H288L352 190H48z"/><path class="edge" d="M48 190H352M112 160L48 190c-6 2 -11 -1 -12 -9M288 160L352 190c6 2 11 -1 12 -9"/>
${[76, 158, 242, 324].map(pillar).join('')}
<path class="rail" d="M82 226h70M248 226h70M82 238h70M248 238h70"/>
<path class="wood" d="M50 250h300v10H50z"/><path class="wood soft" d="M36 262h328v9H36z"/><path class="wood softer" d="M22 273h356v9H22z"/>
</svg>`

/** Line drawings of 24 × 24 for buttons. */
const paths = {
  holidays: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14h2M14 14h2M8 17h2',
  speech: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  print: 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 13.5h10v7H7z',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M7 11H5v9.5h14V11h-2',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
} as const

export const icons = `<svg hidden>${Object.entries(paths)
  .map(([name, d]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`)
  .join('')}</svg>`

export const icon = (name: keyof typeof paths): Html =>
  html`<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`
