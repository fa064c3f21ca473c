import { html } from 'hono/html'
import { readFileSync } from 'node:fs'
import type { Source } from '../src/site/pages/docs/chapters.ts'
import type { Html } from '../src/site/pages/language.ts'

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))

const link = (url: string, text: string): Html => html`<a href="${url}" lang="en">${text}</a>`

interface Calendar {
  readonly updatedAt: string
  readonly years: readonly { readonly year: number; readonly announced: readonly string[] }[]
}

/** @example span(calendar, 'bank') // '2018–2027' */
function span({ years }: Calendar, list: string): string {
  const known = years.filter(({ announced }) => announced.includes(list)).map(({ year }) => year)
  return `${Math.min(...known)}–${Math.max(...known)}`
}

/** Origin and date of the data, from the data itself; for the reference. */
export function sources(): Source[] {
  const address = json('data/address/source.json') as Record<'name' | 'url' | 'license' | 'version', string>
  const calendar = json('src/holidays/calendar.generated.json') as Calendar
  const government = span(calendar, 'government')
  const bank = span(calendar, 'bank')
  return [
    {
      th: 'จังหวัด อำเภอ ตำบล รหัสไปรษณีย์',
      en: 'Provinces, districts, subdistricts, postcodes',
      originTh: html`${link(address.url, address.name)} (${address.license})`,
      originEn: html`${link(address.url, address.name)} (${address.license})`,
      date: address.version,
    },
    {
      th: html`วันหยุดราชการ <span class="nb">${government}</span>`,
      en: html`Government holidays <span class="nb">${government}</span>`,
      originTh: html`มติคณะรัฐมนตรีและปฏิทินวันหยุดที่เผยแพร่ รวบรวมจากสำเนาและข่าว ไม่ได้อ่านประกาศต้นฉบับ ที่มาของแต่ละปีอยู่ใน <code>sources</code> ของคำตอบ`,
      originEn: html`Cabinet resolutions and a published calendar, gathered from copies and the press; no announcement was read in the original. <code>sources</code> of an answer names those of its year.`,
      date: calendar.updatedAt,
    },
    {
      th: html`วันหยุดธนาคาร <span class="nb">${bank}</span>`,
      en: html`Bank holidays <span class="nb">${bank}</span>`,
      originTh: 'ประกาศธนาคารแห่งประเทศไทย จากสำเนาของหน้าเว็บและประกาศ',
      originEn: 'Notifications of the Bank of Thailand, from copies of its pages and transcriptions.',
      date: calendar.updatedAt,
    },
    {
      th: 'กฎการถอดอักษรโรมัน',
      en: 'Rules of romanization',
      originTh: 'หลักเกณฑ์การถอดอักษรไทยเป็นอักษรโรมันแบบถ่ายเสียง ประกาศราชบัณฑิตยสถาน',
      originEn: 'Royal Institute: Principles of romanization for Thai script by the transcription method.',
      date: '1999-01-11',
    },
    {
      th: 'แบบอักษรและโค้ดที่หน้าเว็บนำมาใช้',
      en: 'Font and code in these pages',
      originTh: html`Sarabun (SIL OFL 1.1), jsQR (Apache 2.0), Lean QR, Hono, Zod (MIT): <a href="/licences.txt">สัญญาอนุญาต</a>`,
      originEn: html`Sarabun (SIL OFL 1.1), jsQR (Apache 2.0), Lean QR, Hono, Zod (MIT): <a href="/licences.txt">licences</a>`,
      date: '–',
    },
  ]
}
