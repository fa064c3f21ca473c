import { el, facts, find, folded, loudCopy, para, quiet, say } from './dom.ts'
import { askedBy, showNow } from './fresh.ts'
import { partsOf } from './live-form.ts'
import { closedLink, keepLink, linkTo, ownLinks } from './own-links.ts'
import { linesOf } from './panel.ts'
import { pictureActions } from './picture-actions.ts'
import { here, type Answer } from './service.ts'
import { withScheme } from './web-link.ts'

/** The shortener. It creates something, so it waits for the button. */
export function startLinks(): void {
  const { panel, form, place } = partsOf('links')
  askedBy(place, form)
  let made: Answer<'createLink'> | undefined
  /** A closed link is no longer offered: replaces its card, even a folded one, with a line. */
  const fold = (link: Pick<Answer<'link'>, 'code' | 'shortUrl' | 'destinationUrl'>): void => {
    if (!place.querySelector(`[data-link="${link.code}"]`)) return
    made = undefined
    place.replaceChildren(para('note', closedLink(link)))
  }
  const own = el('div', {}, ...ownLinks(panel, fold))
  place.after(own)
  const field = find<HTMLInputElement>('[name=url]', form)
  const destination = (): string => withScheme(field.value)
  // Before any input, show the request of the example.
  const lines = (): void => panel.lines(linesOf('createLink', { url: destination() || field.placeholder }))
  form.addEventListener('input', lines)
  lines()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    field.value = destination()
    const link = await panel.run('createLink', { url: destination() }, place)
    if (!link) return
    keepLink(link)
    own.replaceChildren(...ownLinks(panel, fold))
    made = link
    const shown = card(link, () => void count(link.code))
    showNow(place, shown)
  })
  // A link lasts and cannot be made again, so the next address folds it away instead of removing it.
  form.addEventListener('input', () => {
    if (made) place.replaceChildren(putAway(made, [...place.children]))
    made = undefined
  })

  const count = async (code: string): Promise<void> => {
    const clicks = find('[data-clicks]', place)
    const link = await panel.run('link', { code }, clicks, () => void count(code))
    if (link?.status === 'closed') fold(link)
    else if (link) clicks.replaceChildren(say(`${link.clicks} ครั้ง`, String(link.clicks)))
  }
}

/** A link of an earlier address, folded under both addresses. */
function putAway({ shortUrl, destinationUrl }: Answer<'createLink'>, shown: readonly Element[]): HTMLElement {
  const title = say('ลิงก์ก่อนหน้า', 'The link before')
  return folded(`${title}: ${shortUrl} → ${destinationUrl}`, ...shown)
}

/** A URL with only its Thai letters (U+0E01–0E5B) decoded; undefined if it has none. */
function readable(url: string): string | undefined {
  const text = url.replace(/%E0%B[89]%[89AB][\dA-F]/gi, (octets) => {
    const letter = decodeURIComponent(octets)
    return letter >= '\u0e01' && letter <= '\u0e5b' ? letter : octets
  })
  return text === url ? undefined : text
}

function card(link: Answer<'createLink'>, refresh: () => void): HTMLElement {
  const qr = el('img', { src: here(link.qrPngUrl), width: '160', height: '160', alt: `QR: ${link.shortUrl}` })
  const picture = async (): Promise<Blob> => (await fetch(here(link.qrPngUrl))).blob()
  const paper = async (): Promise<HTMLElement> =>
    (await import('./poster.ts')).linkPoster(qr, link.shortUrl, link.destinationUrl)
  const actions = pictureActions({ name: 'link-qr.png', picture, paper }, loudCopy(link.shortUrl))
  const known = facts([
    ['ปลายทาง', 'Destination', twoLines(readable(link.destinationUrl) ?? link.destinationUrl)],
    ['คลิก', 'Clicks', el('span', { 'data-clicks': true }, say(`${link.clicks} ครั้ง`, String(link.clicks)))],
  ])
  const again = quiet(say('ดูจำนวนคลิก', 'Refresh clicks'), refresh)
  const beside = el('div', {}, para('big', linkTo(link)), actions, known, again)
  return el('div', { class: 'with-picture', 'data-link': link.code }, qr, beside)
}

/** Cuts a long address after two lines; a tap shows all of it. */
function twoLines(text: string): HTMLElement {
  const element = el('span', { class: 'two-lines', title: text }, text)
  element.addEventListener('click', () => element.classList.toggle('whole'))
  return element
}
