import { html } from 'hono/html'
import { bangkokDate } from '../../thai/calendar/civil.ts'
import { months, yearBe } from '../../thai/calendar/thai-calendar.ts'
import { problems, type Bilingual, type Problem } from '../../http/problem.ts'
import { reportsToClose } from '../../limits.ts'
import type { ClosedBy, LinkClosed } from '../problems.ts'
import { both, page, type PageSurroundings } from './layout.ts'
import { pageAfterReport, type Report } from './report-answers.ts'

/** Thailand's hotline against online fraud, answered at all hours (AOC, สายด่วน 1441). */
const hotline: Bilingual = {
  th: 'หากกรอกรหัสผ่าน ข้อมูลบัตร หรือโอนเงินไปแล้ว ให้ติดต่อธนาคารทันที หรือโทร 1441 (ศูนย์ AOC แจ้งเหตุภัยออนไลน์ ตลอด 24 ชั่วโมง)',
  en: 'If you have already typed a password or card number or sent money, call your bank now, or 1441 (Thailand’s anti-online-scam centre, 24 hours).',
}

/** The page of a link closed by reports, its owner or the operator. It names no destination. */
export function closedPage({ by, closedMs }: LinkClosed, surroundings: PageSurroundings): string {
  const title = { th: 'ลิงก์นี้ถูกปิดแล้ว', en: 'This link is closed' }
  return notice(
    title,
    [closedWhy(by, closedMs), closedByMistake[surroundings.operatorContact ? 'contact' : 'noContact']],
    surroundings,
    hotline,
  )
}

const closedByMistake: Readonly<Record<'contact' | 'noContact', Bilingual>> = {
  contact: {
    th: 'หากคุณเป็นเจ้าของลิงก์และเห็นว่าเป็นความผิดพลาด โปรดติดต่อผู้ให้บริการ',
    en: 'If this is your link and it was closed by mistake, write to the operator of this service.',
  },
  noContact: {
    th: 'หากปิดโดยผิดพลาด ผู้ดูแลเปิดให้ใหม่ได้ แต่ผู้ดูแลสำเนานี้ยังไม่ระบุช่องทาง',
    en: 'If it was closed by mistake, the operator can open it again, but has named no contact.',
  },
}

function closedWhy(by: ClosedBy, closedMs: number | null): Bilingual {
  const day = closedMs === null ? { th: '', en: '' } : dayWords(closedMs)
  const sentences: Record<ClosedBy, Bilingual> = {
    reports: {
      th: `มีผู้รายงาน ${reportsToClose} คนว่าปลายทางเป็นการหลอกลวงหรือมีมัลแวร์ เราจึงปิดลิงก์เมื่อ${day.th} และไม่พาคุณไปต่อ`,
      en: `${reportsToClose} people reported that it leads to a scam or malware. It was closed on ${day.en}, and we do not take you there.`,
    },
    owner: {
      th: `ผู้สร้างลิงก์ปิดลิงก์นี้เมื่อ${day.th} เราจึงไม่พาคุณไปต่อ`,
      en: `Whoever made this link closed it on ${day.en}, and we do not take you there.`,
    },
    operator: {
      th: `ผู้ให้บริการปิดลิงก์นี้เมื่อ${day.th} เราจึงไม่พาคุณไปต่อ`,
      en: `The operator of this service closed it on ${day.en}, and we do not take you there.`,
    },
    'blocked-host': {
      th: 'ผู้ให้บริการปิดกั้นเว็บไซต์ปลายทางของลิงก์นี้ เราจึงไม่พาคุณไปต่อ',
      en: 'The operator of this service blocks the website it leads to, and we do not take you there.',
    },
  }
  return sentences[by]
}

/** The page of a code without a link. */
export function notFoundPage(surroundings: PageSurroundings): string {
  return notice(
    { th: 'ไม่พบลิงก์นี้', en: 'No such link' },
    [
      {
        th: 'โปรดตรวจรหัสท้ายลิงก์อีกครั้ง รหัสมี 8 ตัว เป็นตัวอักษรอังกฤษและตัวเลข โดยไม่มี 0, o, 1, l และ i',
        en: 'Please check the code at the end of the link: 8 letters and digits, never 0, o, 1, l or i.',
      },
      {
        th: 'ลิงก์ของศาลาไม่มีวันหมดอายุ หากรหัสถูกต้องแล้วยังไม่พบ แสดงว่าไม่เคยมีลิงก์นี้',
        en: 'Links of this service do not expire; if the code is right, there has never been such a link.',
      },
    ],
    surroundings,
  )
}

/** The answer to a report sent by the form, for browsers without script. */
export function reportedPage(report: Report, surroundings: PageSurroundings): string {
  const { title, words } = pageAfterReport(report)
  return notice(title, words, surroundings, hotline)
}

/** Any other problem, for people. */
export function problemPage(problem: Problem, surroundings: PageSurroundings): string {
  const { title, titleTh } = problems[problem.code]
  return notice({ th: titleTh, en: title }, [problem.detail], surroundings)
}

function notice(
  title: Bilingual,
  words: readonly Bilingual[],
  surroundings: PageSurroundings,
  note?: Bilingual,
): string {
  const main = html`<h1>${both(title)}</h1>${words.map((sentence) => html`<p>${both(sentence)}</p>`)}${note ? html`<p class="note">${both(note)}</p>` : ''}`
  return page({ title, main }, surroundings)
}

/** The day in Thailand. @example dayWords(0).th // 'วันที่ 1 มกราคม พ.ศ. 2513' */
function dayWords(ms: number): Bilingual {
  const date = bangkokDate(ms)
  const month = months[date.month - 1]
  return {
    th: `วันที่ ${date.day} ${month?.nameTh} พ.ศ. ${yearBe(date)}`,
    en: `${date.day} ${month?.nameEn} ${date.year}`,
  }
}
