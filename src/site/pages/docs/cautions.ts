import { html } from 'hono/html'
import { cautions as address } from '../../../address/words.ts'
import { cautions as holidays } from '../../../holidays/words.ts'
import type { Both } from '../../../http/words.ts'
import { cautions as links } from '../../../links/words.ts'
import { cautions as promptpay } from '../../../promptpay/words.ts'
import { cautions as qr } from '../../../qr/words.ts'
import { cautions as speech } from '../../../speech/words.ts'
import { textWords } from '../../../text/words.generated.ts'
import type { Content } from '../language.ts'

const inBoth = (own: readonly Both[] = []) => own.map(({ th, en }) => [th, en] as const)

/** What users must know before they rely on an answer, by group. Both languages. */
export const cautions: Readonly<Record<string, readonly (readonly [th: Content, en: Content])[]>> = {
  address: inBoth(address),
  links: inBoth(links),
  text: [
    ...Object.values(textWords).flatMap(({ cautions: own }) => inBoth(own)),
    [
      html`การตัดคำและนับคำไม่มีเอนด์พอยต์ ทำในเครื่องด้วย <code>Intl.Segmenter</code> (เบราว์เซอร์ หรือ Node 16 ขึ้นไป)`,
      html`Word segmentation and word counting is not an endpoint: it is done on the client with <code>Intl.Segmenter</code> (browsers and Node 16 or later).`,
    ],
    ...inBoth(speech),
  ],
  holidays: inBoth(holidays),
  promptpay: inBoth(promptpay),
  qr: inBoth(qr),
}
