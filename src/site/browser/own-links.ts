import { el, quiet, say } from './dom.ts'
import type { Panel } from './panel.ts'
import { here, type Answer } from './service.ts'
import { remember, remembered } from './storage.ts'

/** A link created in this browser, with the token that closes it. The token is stored nowhere else. */
type OwnLink = Pick<Answer<'createLink'>, 'code' | 'shortUrl' | 'destinationUrl' | 'closeToken'>

const KEY = 'own-links'
const LINKS_MAX = 50

/** The links created in this browser, each with a button that closes it permanently. */
export function ownLinks(panel: Panel, onClosed: (link: OwnLink) => void): HTMLElement[] {
  const rowOf = (link: OwnLink): HTMLElement => {
    const { code, closeToken, destinationUrl } = link
    const place = el('span')
    const close = async (): Promise<void> => {
      const question = say('ปิดลิงก์นี้ถาวรหรือไม่ จะเปิดอีกไม่ได้', 'Close this link for good? It cannot be opened again.')
      if (!confirm(question)) return
      if (!(await panel.run('closeLink', { code, closeToken }, place, () => void close()))) return
      save(saved().filter((other) => other.code !== code))
      row.replaceChildren(closedLink(link))
      onClosed(link)
    }
    place.append(quiet(say('ปิดลิงก์', 'Close the link'), () => void close()))
    const row = el('li', { 'data-own-link': code }, linkTo(link), ` → ${new URL(destinationUrl).host} `, place)
    return row
  }
  const rows = saved().map(rowOf)
  const title = say('ลิงก์ที่สร้างในเบราว์เซอร์นี้', 'Links made in this browser')
  return rows.length > 0 ? [el('h2', {}, title), el('ul', {}, ...rows)] : []
}

/** The short link without its scheme; opens in a new tab. */
export function linkTo({ shortUrl }: Pick<OwnLink, 'shortUrl'>): HTMLElement {
  return el('a', { href: here(shortUrl), target: '_blank', rel: 'noopener' }, shortUrl.replace(/^https?:\/\//, ''))
}

/** What a closed link leaves: nothing to open, copy or scan. */
export function closedLink({ shortUrl, destinationUrl }: Pick<OwnLink, 'shortUrl' | 'destinationUrl'>): HTMLElement {
  const short = shortUrl.replace(/^https?:\/\//, '')
  const { host } = new URL(destinationUrl)
  return el('span', {}, el('b', {}, say('ปิดแล้ว', 'Closed')), ' ', el('s', {}, short), ` → ${host}`)
}

/** Stores a new link in this browser; evicts the oldest beyond fifty. */
export function keepLink({ code, shortUrl, destinationUrl, closeToken }: Answer<'createLink'>): void {
  save([{ code, shortUrl, destinationUrl, closeToken }, ...saved()].slice(0, LINKS_MAX))
}

/** The newest link created in this browser that is not closed. */
export const lastLink = (): OwnLink | undefined => saved()[0]

function saved(): OwnLink[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOwnLink) : []
  } catch {
    return []
  }
}

/** Other scripts may have written to the storage. */
function isOwnLink(kept: unknown): kept is OwnLink {
  const { code, shortUrl, destinationUrl, closeToken } = (kept ?? {}) as Partial<Record<keyof OwnLink, unknown>>
  const areTexts = [code, shortUrl, closeToken].every((text) => typeof text === 'string')
  return areTexts && typeof destinationUrl === 'string' && URL.canParse(destinationUrl)
}

function save(links: readonly OwnLink[]): void {
  // If the browser forbids storage, the token is lost: the link stays open.
  remember(KEY, JSON.stringify(links))
}
