import { copyButton, el, facts, find, say } from './dom.ts'
import { fieldsOf } from './live-form.ts'
import { linesOf, Panel } from './panel.ts'
import { here, type Answer } from './service.ts'

/** The shortener. It writes, so it waits for the button. */
export function startLinks(): void {
  const section = find('#links')
  const panel = new Panel(section)
  const form = find<HTMLFormElement>('[data-form]', section)
  const place = find('[data-result]', section)
  const destination = (): string => withScheme(fieldsOf(form)['url'] ?? '')
  const lines = (): void => panel.lines(linesOf('createLink', { url: destination() }))
  form.addEventListener('input', lines)
  lines()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    find<HTMLInputElement>('[name=url]', form).value = destination()
    const link = await panel.run('createLink', { url: destination() }, place)
    if (link) place.replaceChildren(card(link, () => void count(link.code)))
  })

  const count = async (code: string): Promise<void> => {
    const clicks = find('[data-clicks]', place)
    const link = await panel.run('link', { code }, clicks)
    if (link) clicks.replaceChildren(say(`${link.clicks} ครั้ง`, String(link.clicks)))
  }
}

/** People type hosts, the service takes addresses. @example withScheme('www.google.com') // 'https://www.google.com' */
function withScheme(typed: string): string {
  const text = typed.trim()
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) || text === '' ? text : `https://${text.replace(/^\/+/, '')}`
}

/** An address with its Thai letters (U+0E01–0E5B) decoded, and nothing else; undefined if it has none. */
function readable(url: string): string | undefined {
  const text = url.replace(/%E0%B[89]%[89AB][\dA-F]/gi, (octets) => {
    const letter = decodeURIComponent(octets)
    return letter >= '\u0e01' && letter <= '\u0e5b' ? letter : octets
  })
  return text === url ? undefined : text
}

function card(link: Answer<'createLink'>, refresh: () => void): HTMLElement {
  const qr = el('img', { src: here(link.qrPngUrl), width: '160', height: '160', alt: `QR: ${link.shortUrl}` })
  const href = here(link.shortUrl)
  return el(
    'div',
    { class: 'with-picture' },
    qr,
    el(
      'div',
      {},
      el(
        'p',
        { class: 'big' },
        el('a', { href, target: '_blank', rel: 'noopener' }, link.shortUrl.replace(/^https?:\/\//, '')),
      ),
      facts([
        ['ปลายทาง', 'Destination', link.destinationUrl],
        ['อ่านว่า', 'Reads as', readable(link.destinationUrl)],
        ['คลิก', 'Clicks', el('span', { 'data-clicks': true }, say(`${link.clicks} ครั้ง`, String(link.clicks)))],
      ]),
      el(
        'p',
        { class: 'actions' },
        copyButton(link.shortUrl),
        el('button', { type: 'button', class: 'quiet small', onclick: refresh }, say('ดูจำนวนคลิก', 'Refresh clicks')),
      ),
    ),
  )
}
