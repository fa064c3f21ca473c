import { html } from 'hono/html'
import * as limits from '../../limits.ts'
import { contactLink, whereContact } from './contact.ts'
import { privacyNotes } from './docs/chapters.ts'
import { frame, type Assets } from './frame.ts'
import { pathTo, t, words, type Content, type Html } from './language.ts'
import type { Both } from './tools/tool.ts'

/** The operator, privacy, limits and status, in plain words. */
export function aboutPages(assets: Assets): Map<string, Html> {
  const pages: readonly (readonly [path: string, title: Both, description: Both, content: Content])[] = [
    [
      '/privacy',
      ['ความเป็นส่วนตัว และใครดูแลศาลา', 'Privacy, and who runs Sala'],
      [
        'ศาลาไม่มีบัญชี ไม่มีคุกกี้ ไม่มีตัวติดตาม อะไรอยู่ในเครื่องของคุณ อะไรถูกส่งมา อะไรถูกเก็บ และใครเป็นผู้ดูแล อธิบายด้วยภาษาธรรมดาในหน้าเดียว',
        'No accounts, no cookies, no trackers. What stays on your device, what is sent, what is stored, and who runs this service, in plain words.',
      ],
      html`<h2>${t('สรุป', 'In short')}</h2>
<p>${t('เบอร์พร้อมเพย์ รหัส Wi-Fi และข้อความในคิวอาร์ไม่ออกจากเครื่องของคุณ ที่อยู่และข้อความอื่นถูกส่งมาเพื่อตอบเท่านั้น แล้วไม่ถูกเก็บ', 'PromptPay numbers, Wi-Fi passwords and the texts of QR codes do not leave your device. Addresses and other texts are sent to be answered, and not stored.')}</p>
${privacyNotes}
<h2 id="operator">${t('ใครดูแล', 'Who runs it')}</h2>
<p>${t('ศาลาเป็นซอฟต์แวร์เปิด ใครก็เปิดสำเนาของตนได้', 'Sala is open software: anyone may run a copy.')}
${whereContact(contactLink, t('ผู้ดูแลสำเนานี้ยังไม่ระบุช่องทาง', 'The operator of this copy has named no contact yet.'))}</p>`,
    ],
    [
      '/limits',
      ['ใช้ได้เท่าไร และศาลาไม่รับรองอะไร', 'How much you may use, and what is not promised'],
      [
        'ศาลาใช้ฟรีโดยไม่ต้องสมัคร หน้านี้บอกว่าใช้ได้กี่ครั้งต่อนาที ลิงก์สั้นสร้างได้เท่าไร เกินแล้วเกิดอะไรขึ้น และเรื่องใดที่ควรตรวจเองอีกครั้งก่อนใช้จริง',
        'Sala is free and needs no account. How many requests a minute it takes, what happens beyond them, and what you should check yourself.',
      ],
      html`<ul class="notes">
<li>${words(`หน้าเว็บและเครื่องมือทั่วไป: ${limits.rateLimits.data.requestsMax} ครั้งต่อ ${limits.ratePeriodSeconds} วินาทีต่อผู้ใช้หนึ่งราย คนใช้ปกติไม่ถึง`, `Most tools take ${limits.rateLimits.data.requestsMax} requests in ${limits.ratePeriodSeconds} seconds from one visitor: more than a person needs.`)}</li>
<li>${words(`สร้างลิงก์สั้น: ${limits.rateLimits.create.requestsMax} ลิงก์ต่อ ${limits.ratePeriodSeconds} วินาที`, `Short links: ${limits.rateLimits.create.requestsMax} in ${limits.ratePeriodSeconds} seconds.`)}</li>
<li>${t('ใช้เกินแล้วไม่ถูกบล็อก รอสักครู่แล้วลองใหม่ได้', 'Beyond that nobody is blocked: wait a moment and try again.')}</li>
<li>${t('ศาลาไม่รู้ว่ามีการจ่ายเงินแล้วหรือไม่ ดูยอดเงินในบัญชีก่อนส่งของ', 'Sala cannot tell whether a payment was made: look at your account before you send the goods.')}</li>
<li>${t('วันหยุดมาจากประกาศเท่านั้น ปีที่ยังไม่ประกาศไม่มีข้อมูล', 'Holidays are as announced; a year not yet announced has no data.')}</li>
<li>${t(html`ตัวเลขทั้งหมดสำหรับนักพัฒนาอยู่ใน<a href="${pathTo('/docs#limits')}">เอกสาร</a>`, html`All figures, for programs, are in the <a href="${pathTo('/docs#limits')}">reference</a>.`)}</li>
</ul>`,
    ],
    [
      '/status',
      ['สถานะระบบ', 'Status of the service'],
      [
        'ศาลาใช้ได้อยู่หรือไม่ในตอนนี้ ลิงก์สั้นสร้างได้หรือไม่ ผู้ให้บริการเสียงพร้อมหรือไม่ และข้อมูลที่อยู่กับวันหยุดเป็นของวันที่เท่าไร ดูได้ในหน้าเดียว',
        'Whether Sala works right now: the tools, short links and the voice, and of which day the data of addresses and holidays is.',
      ],
      html`<div role="status" data-health><p class="note">${t('กำลังถาม…', 'Checking…')}</p></div>
<noscript><p class="note"><a href="/api/v1/health">${t('ดูสถานะเป็น JSON', 'See it as JSON')}</a></p></noscript>`,
    ],
  ]
  return new Map(
    pages.map(([path, title, description, content]) => [
      path,
      frame(
        { title, description, path },
        assets,
        html`<article class="leaf"><h1>${words(...title)}</h1>
${content}</article>`,
      ),
    ]),
  )
}
