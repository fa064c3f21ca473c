import { startAddress } from './address.ts'
import { copy } from './dom.ts'
import { startHolidays } from './holidays.ts'
import { startLanguage } from './language.ts'
import { startLinks } from './links.ts'
import { startOffline } from './offline.ts'
import { startPromptpay } from './promptpay.ts'
import { startQr } from './qr.ts'
import { startSpeech } from './speech.ts'
import { startTextTools } from './text-tools.ts'
import { startWords } from './words.ts'

for (const each of document.querySelectorAll('[data-origin]')) each.textContent = location.origin
startLanguage()
const toolForm = document.querySelector<HTMLFormElement>('[data-tool-form]')
if (toolForm) void import('./tool-form.ts').then(({ startToolForm }) => startToolForm(toolForm))
if (document.querySelector('.docs')) void import('./docs.ts').then(({ startDocs }) => startDocs())

if (document.querySelector('#address.tool')) {
  startAddress()
  startHolidays()
  startPromptpay()
  startQr()
  startLinks()
  startTextTools()
  startSpeech()
  startWords()
  startOffline()
}

for (const button of document.querySelectorAll<HTMLElement>('.client [data-copy]'))
  button.addEventListener(
    'click',
    () => void copy(button.parentElement?.querySelector('code')?.textContent ?? '', button),
  )
