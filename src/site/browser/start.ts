import { startAtHand } from './at-hand.ts'
import { today } from './calendar.ts'
import { copy } from './dom.ts'
import { startFragment, startLeads } from './fragment.ts'
import { startLanguage } from './language.ts'
import { startOffline } from './offline.ts'

/** Common start of every page. @param tools each tool by the id of its section. */
export function startPage(tools: Readonly<Record<string, (id: string) => void>>): void {
  startLanguage()
  for (const day of document.querySelectorAll<HTMLInputElement>('input[type=date]')) day.value ||= today()
  // The first tap selects an example whole, so that typing replaces it.
  document.addEventListener('focusin', ({ target }) => {
    const isText = target instanceof HTMLInputElement && /^(?:text|url|tel|email)$/.test(target.type)
    const field = isText || target instanceof HTMLTextAreaElement ? target : undefined
    if (field && field.value !== '' && field.value === field.defaultValue) field.select()
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-line]'))
    button.addEventListener(
      'click',
      () => void copy(button.parentElement?.querySelector('code')?.textContent ?? '', button),
    )
  document.querySelector('[data-print-page]')?.addEventListener('click', () => print())
  for (const [id, start] of Object.entries(tools)) if (document.querySelector(`#${id}.tool`)) start(id)
  for (const tool of document.querySelectorAll('.tool')) startAtHand(tool)
  startOffline()
  startFragment()
  startLeads()
}
