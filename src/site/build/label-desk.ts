import { html } from 'hono/html'
import { icon } from './drawings.ts'
import { option, select, textarea } from './fields.ts'
import { t } from './language.ts'

/** The desk on which the orders of a day become labels; its script is `browser/label-desk.ts`. */
export const labelDesk = html`<section class="desk box" id="labels" aria-labelledby="labels-title">
<h2 id="labels-title">${t('โต๊ะฉลาก', 'Label desk')}</h2>
<p>${t('ทำฉลากของทุกออเดอร์ในครั้งเดียว แก้ได้ พิมพ์ได้ ไม่มีอะไรถูกเก็บเมื่อปิดหน้านี้', 'Labels of all orders at once, to edit and print. Nothing is kept when the page is closed.')}</p>
<form>${textarea({
  name: 'orders',
  th: 'วางแชทสั่งของ 1 ถึง 50 ใบ เว้นบรรทัดว่างระหว่างใบ',
  en: 'Paste 1 to 50 orders, with an empty line between them',
  attributes: html`required`,
})}
<p class="actions"><button class="button" disabled>${t('ทำฉลาก', 'Make labels')}</button></p></form>
<div role="status" data-said></div>
<div class="desk-tools" data-desk-tools hidden>${select('paper', 'กระดาษ', 'Paper', [option('a6', 'A6', 'A6', true), option('100x150', '100 × 150 มม.', '100 × 150 mm')])}
<button type="button" class="button" data-print-labels>${icon('print')}${t('พิมพ์ทุกใบ', 'Print all')}</button>
<button type="button" class="quiet" data-copy-labels>${icon('copy')}${t('คัดลอกทุกใบ', 'Copy all')}</button>
<button type="button" class="quiet" data-save-labels>${icon('download')}CSV</button></div>
<ol class="label-cards" data-labels></ol>
<noscript><p class="note">${t('โต๊ะฉลากต้องใช้ JavaScript', 'The label desk needs JavaScript.')}</p></noscript>
</section>`
