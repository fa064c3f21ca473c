/** The mark: two gables of a sala's roof over three pillars. */
const mark =
  '<path class="gold" fill="#e7b95a" d="M16 1c.9 5.2 3.9 8.6 8.6 10.5H7.4C12.1 9.6 15.1 6.2 16 1z"/><path d="M16 7.5c1.2 5.4 5.6 9 14 11.3H2C10.4 16.5 14.8 12.9 16 7.5z"/><path d="M5.5 20h3v7.5h-3zm9 0h3v7.5h-3zm9 0h3v7.5h-3zM2.5 28.5h27v2.3h-27z"/>'

export const logo = `<svg class="logo" viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>`

export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5d56"/><g transform="translate(4 4) scale(.75)" fill="#fff">${mark}</g></svg>`

/** One gable: concave slopes with gold bargeboards and curled ends (หางหงส์) at the eaves; the highest has the chofa. */
function gable(apex: number, eaves: number, half: number, chofa = ''): string {
  const height = eaves - apex
  const slope = (side: number): string =>
    `C${200 + side * half * 0.12} ${apex + height * 0.45} ${200 + side * half * 0.5} ${eaves - height * 0.14} ${200 + side * half} ${eaves}`
  const plane = (side: number): string => `<path class="roof" d="M200 ${apex}${slope(side)}H200z"/>`
  const board = (side: number): string =>
    `<path class="edge" d="M200 ${apex}${slope(side)}q${side * 13} 1 ${side * 15} -14"/>`
  return (
    [-1, 1].map((side) => plane(side) + board(side)).join('') +
    `<path class="edge" d="M${200 - half} ${eaves}h${half * 2}"/>${chofa}`
  )
}

const pillar = (x: number): string =>
  `<path class="wood" d="M${x - 5} 186h10v64h-10z"/><path class="edge" d="M${x - 8} 188h16M${x - 8} 249h16"/>`
const panel =
  '<path class="panel" d="M200 130C204 148 222 164 256 175H144C178 164 196 148 200 130z"/><path class="edge thin" d="M200 146v24M186 170q14 -4 14 -18q0 14 14 18"/>'
/** The pavilion of the front page: three gables one before the other, pillars, rails and steps. */
export const pavilion = `<svg class="pavilion" viewBox="0 0 400 290" aria-hidden="true">
<circle class="sun" cx="296" cy="78" r="48"/>
${gable(38, 122, 96, '<path class="edge" d="M200 38c-4 -7 4 -11 -1 -21c7 3 8 9 5 14"/>')}${gable(72, 154, 136)}${gable(106, 186, 176)}${panel}
${[72, 158, 242, 328].map(pillar).join('')}
<path class="rail" d="M78 226h74M248 226h74M78 238h74M248 238h74"/>
<path class="wood" d="M50 250h300v10H50z"/><path class="wood soft" d="M36 262h328v9H36z"/><path class="wood softer" d="M22 273h356v9H22z"/>
</svg>`

/** Line drawings of 24 × 24, one per tool. */
const paths: Readonly<Record<string, string>> = {
  address: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  holidays: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14h2M14 14h2M8 17h2',
  promptpay: 'M3.5 6h17v12h-17zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 9v0M17.5 15v0',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM20 14v0M14 20v0',
  'baht-text': 'M8 4v16M8 5h5.5a3.3 3.3 0 0 1 0 6.8H8M8 11.8h6.5a3.6 3.6 0 0 1 0 7.2H8M11.5 2.5v19',
  date: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  digits: 'M5 8.5 8 6v12M4.5 18h7M14 9a2.8 2.8 0 1 1 5 1.7L14 18h6',
  id: 'M3.5 5.5h17v13h-17zM8.5 12a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM5.8 16c.4-2 5-2 5.4 0M14 10h4M14 13.5h4',
  romanize: 'M4 19l4.5-13h1L14 19M5.6 14.5h6.8M16 12c2.5-1.5 4-.6 4 1.5V19M20 15c-3 0-4.5 1-4.3 2.5.2 2 3.3 2 4.3-.2',
  links: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  speech: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  words: 'M4 7h5M12 7h8M4 12h9M16 12h4M4 17h3M10 17h7',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
}

export const icons = `<svg hidden>${Object.entries(paths)
  .map(([name, d]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`)
  .join('')}</svg>`
