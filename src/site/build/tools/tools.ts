import { address } from './address.ts'
import { bahtAmount } from './baht-amount.ts'
import { bahtText } from './baht-text.ts'
import { businessDay } from './business-day.ts'
import { date } from './date.ts'
import { digits } from './digits.ts'
import { holidays } from './holidays.ts'
import { id } from './id.ts'
import { links } from './links.ts'
import { promptpay } from './promptpay.ts'
import { qr } from './qr.ts'
import { read } from './read.ts'
import { romanize } from './romanize.ts'
import { speech } from './speech.ts'
import type { Tool } from './tool.ts'
import { wordSegmentation } from './word-segmentation.ts'

/** Every tool, in the order of the front page. */
export const tools: readonly Tool[] = [
  address,
  holidays,
  businessDay,
  promptpay,
  qr,
  links,
  bahtText,
  bahtAmount,
  date,
  digits,
  id,
  romanize,
  read,
  speech,
  wordSegmentation,
]
