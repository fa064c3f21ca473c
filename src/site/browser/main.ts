import { startAddress } from './address.ts'
import { startAtHand } from './at-hand.ts'
import { today } from './calendar.ts'
import { copy } from './dom.ts'
import { startFragment, startLeads } from './fragment.ts'
import { startHolidays } from './holidays.ts'
import { startLanguage } from './language.ts'
import { startLinks } from './links.ts'
import { startOffline } from './offline.ts'
import { startPromptpay } from './promptpay.ts'
import { startQr } from './qr.ts'
import { startSpeech } from './speech.ts'
import { textTools } from './text-tools.ts'
import { startWords } from './words.ts'

for (const each of document.querySelectorAll('[data-origin]')) each.textContent = location.origin
startLanguage()
for (const day of document.querySelectorAll<HTMLInputElement>('input[type=date]')) day.value ||= today()
// An example is there to be replaced: the first tap chooses it whole, so that typing takes its place.
document.addEventListener('focusin', ({ target }) => {
  const isText = target instanceof HTMLInputElement && /^(?:text|url|tel|email)$/.test(target.type)
  const field = isText || target instanceof HTMLTextAreaElement ? target : undefined
  if (field && field.value !== '' && field.value === field.defaultValue) field.select()
})
if (document.querySelector('#labels')) void import('./label-desk.ts').then(({ startLabelDesk }) => startLabelDesk())
if (document.querySelector('.docs')) void import('./docs.ts').then(({ startDocs }) => startDocs())

/** Each tool by its section, on the front page or on a page of its own. */
const tools = {
  address: startAddress,
  holidays: startHolidays,
  promptpay: startPromptpay,
  qr: startQr,
  links: startLinks,
  ...textTools,
  speech: startSpeech,
  words: startWords,
}
for (const [id, start] of Object.entries(tools)) if (document.querySelector(`#${id}.tool`)) start()
for (const tool of document.querySelectorAll<HTMLElement>('.leaf > .tool')) startAtHand(tool)
startOffline()
startFragment()
startLeads()

for (const button of document.querySelectorAll<HTMLElement>('.client [data-copy]'))
  button.addEventListener(
    'click',
    () => void copy(button.parentElement?.querySelector('code')?.textContent ?? '', button),
  )
