import { address } from './address.ts'
import { businessDay } from './business-day.ts'
import { holidays } from './holidays.ts'
import { labels } from './labels.ts'
import { links } from './links.ts'
import { promptpay } from './promptpay.ts'
import { qr } from './qr.ts'
import { speech } from './speech.ts'
import { textPages } from './text.ts'
import type { Tool } from './tool.ts'
import { wordSegmentation } from './word-segmentation.ts'

/** Every tool, in the order of the front page. */
export const tools: readonly Tool[] = [
  address,
  labels,
  holidays,
  businessDay,
  promptpay,
  qr,
  links,
  ...textPages,
  speech,
  wordSegmentation,
]
