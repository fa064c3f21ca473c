import { startAddress } from './address.ts'
import { today } from './calendar.ts'
import { startHolidays } from './holidays.ts'
import { markNextDay } from './next-days.ts'
import { startLinks } from './links.ts'
import { startPromptpay } from './promptpay.ts'
import { startQr } from './qr.ts'
import { startSpeech } from './speech.ts'
import { startPage } from './start.ts'
import { startStatus } from './status.ts'
import { textTools } from './text-tools.ts'
import { startWords } from './words.ts'

if (document.querySelector('[data-health]')) void startStatus()
markNextDay(today())
if (document.querySelector('.docs')) void import('./docs.ts').then(({ startDocs }) => startDocs())

startPage({
  address: startAddress,
  holidays: startHolidays,
  promptpay: startPromptpay,
  qr: startQr,
  links: startLinks,
  ...textTools,
  speech: startSpeech,
  words: startWords,
})
