import { html } from 'hono/html'
import { icon } from '../drawings.ts'
import { option, select, textarea } from '../fields.ts'
import { frame, type Assets } from '../frame.ts'
import { pathTo, t, words, type Html } from '../language.ts'
import { labels } from '../tools/labels.ts'
import { unbroken } from '../unbroken.ts'

/** The longest sender that leaves room for the receiver. */
const SENDER_CHARS_MAX = 200

const papers = [
  option('a6', 'A6', 'A6', true),
  option('100x150', '100 × 150 มม.', '100 × 150 mm'),
  option('a4', 'A4 แผ่นละ 4 ใบ', 'A4, four labels'),
]

/** The desk that turns the orders of a day into labels; its script is `browser/desk.ts`. */
export function labelDeskPage(assets: Assets): Html {
  const { lead } = labels
  return frame(
    {
      title: ['พิมพ์ใบปะหน้าพัสดุจากแชทลูกค้า หลายใบพร้อมกัน', 'Parcel labels from pasted orders'],
      description: lead,
      path: '/labels',
      isTool: true,
      script: 'desk',
    },
    assets,
    html`<article class="leaf desk" id="labels" aria-labelledby="labels-title">
<h1 id="labels-title">${unbroken(words('ฉลากพัสดุจากแชท', 'Parcel labels from chats'))}</h1>
<p class="lead">${unbroken(words(...lead))}</p>
<div class="desk-top">
<form class="box">${textarea({
      name: 'orders',
      th: 'วางแชทสั่งของ 1 ถึง 50 ใบ เว้นบรรทัดว่างระหว่างใบ',
      en: 'Paste 1 to 50 orders, with an empty line between them',
      attributes: html`required`,
    })}
<p class="actions"><button class="button" disabled>${t('ทำฉลาก', 'Make labels')}</button></p>
<div role="status" data-said></div></form>
<div class="box desk-tools">${textarea({
      name: 'sender',
      th: 'ผู้ส่ง (พิมพ์ครั้งเดียว ขึ้นทุกใบ)',
      en: 'Sender (typed once, on every label)',
      attributes: html`maxlength="${SENDER_CHARS_MAX}"`,
    })}
${select('paper', 'กระดาษ', 'Paper', papers)}</div>
</div>
<ol class="label-cards" data-labels></ol>
<div class="actions" data-desk-tools hidden><button type="button" class="quiet" data-copy-labels>${icon('copy')}${t('คัดลอกทุกใบ', 'Copy all')}</button>
<button type="button" class="quiet" data-save-labels>${icon('download')}CSV</button>
<button type="button" class="quiet" data-clear-labels>${t('ล้างโต๊ะ', 'Clear the desk')}</button></div>
<div class="desk-bar" data-desk-tools hidden><div role="status" data-asked></div>
<button type="button" class="button" data-print-labels>${icon('print')}${t('พิมพ์ทุกใบ', 'Print all')}</button></div>
<noscript><p class="note">${t('โต๊ะฉลากต้องใช้ JavaScript', 'The label desk needs JavaScript.')}</p></noscript>
<ul class="notes">
<li>${t('ฉลากและผู้ส่งอยู่ในแท็บนี้เท่านั้น รีโหลดหรือเปลี่ยนภาษาแล้วยังอยู่ และหายไปเมื่อปิดแท็บ', 'Labels and sender are in this tab only: a reload or the other language finds them, and closing the tab takes them away.')}</li>
<li>${t('ข้อความถูกส่งไปอ่านที่บริการนี้ และไม่ถูกเก็บไว้', 'What you paste is sent to this service to be read, and is not stored there.')}</li>
<li>${t('ใบที่ไม่แน่ใจที่อยู่ ไม่มีชื่อผู้รับ หรือมีตัวเลขที่ยังไม่ได้ใช้ (เช่น ยอดเก็บปลายทาง) ไม่ถูกพิมพ์ คัดลอก หรือบันทึกรวมไปกับใบอื่น จนกว่าจะแก้หรือกด “ใบนี้ถูกแล้ว”', 'A label whose place is not certain, that names no recipient, or that lacks a number of the order (such as the amount to collect) is not printed, copied or saved with the others until it is corrected or called right.')}</li>
<li>${t('พิมพ์ที่ขนาดจริง (100%) ฉลากบน A4 ตัดที่เส้นประเป็นสี่ส่วนเท่ากัน', 'Print at actual size (100 %). Labels on A4 are cut at the dashed lines into four equal parts.')}</li>
<li><a href="${pathTo('/address')}">${t('หาที่อยู่หรือรหัสไปรษณีย์เดียว', 'Find one address or postcode')}</a></li>
</ul>
</article>`,
  )
}
