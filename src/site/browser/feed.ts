import { copy, find } from './dom.ts'
import { language } from './language.ts'
import { fieldsOf } from './live-form.ts'
import { client } from './service.ts'

/** The three ways into a calendar: Google has a URL of its own, Apple and Outlook open `webcal:`, all accept a copied one. */
export function startFeed(section: HTMLElement): void {
  const form = find<HTMLFormElement>('[data-feed]', section)
  const link = (name: string): HTMLAnchorElement => find<HTMLAnchorElement>(`[data-${name}]`, section)
  let address = ''
  const update = (): void => {
    const { type, names } = fieldsOf(form)
    const path = client.holidayFeed.url({
      ...((type === 'government' || type === 'bank') && { type }),
      ...(names === 'full' && { names }),
      ...(language() === 'en' && { lang: 'en' }),
    })
    address = location.origin + path
    const webcal = `webcal://${location.host}${path}`
    link('google').href = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
    link('webcal').href = webcal
    link('ics').href = path
  }
  form.addEventListener('input', update)
  const button = find('[data-copy-feed]', section)
  button.addEventListener('click', () => void copy(address, button))
  update()
}
