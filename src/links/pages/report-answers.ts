import type { Bilingual } from '../../http/problem.ts'
import { reportsToClose } from '../../limits.ts'

/** The line that the script shows below the button; `#` is the number of reporters. A problem has its own text. */
export const linesAfterReport = {
  counted: {
    th: `รับรายงานแล้ว ขอบคุณ (# จาก ${reportsToClose} คน)`,
    en: `Report received, thank you (# of ${reportsToClose} people).`,
  },
  again: { th: 'คุณรายงานลิงก์นี้ไปแล้ว', en: 'You have reported this link already.' },
  closed: { th: 'ลิงก์นี้ถูกปิดแล้ว ขอบคุณที่ช่วยรายงาน', en: 'This link is now closed. Thank you.' },
  failed: { th: 'ส่งรายงานไม่สำเร็จ โปรดลองอีกครั้ง', en: 'The report was not sent. Please try again.' },
} as const

export interface Report {
  readonly reports: number
  readonly isClosed: boolean
  /** False for a reporter's second report, and once the link is closed. */
  readonly counted: boolean
}

/** The same for browsers without script, which get a page. */
export function pageAfterReport({ reports, isClosed, counted }: Report): { title: Bilingual; words: Bilingual[] } {
  return {
    title: counted || isClosed ? thanks : alreadyReported,
    words: [
      counted
        ? {
            th: `เราบันทึกรายงานของคุณแล้ว (${reports} จาก ${reportsToClose} คน)`,
            en: `Your report is recorded (${reports} of ${reportsToClose} people).`,
          }
        : {
            th: 'รายงานนี้ไม่เพิ่มจำนวน เพราะนับหนึ่งครั้งต่อผู้รายงาน และไม่นับเมื่อลิงก์ปิดแล้ว',
            en: 'This report adds nothing: each reporter counts once, and a closed link counts no more.',
          },
      isClosed
        ? { th: 'ลิงก์นี้ถูกปิดแล้ว จะไม่มีใครถูกพาไปที่ปลายทางอีก', en: 'The link is closed now; nobody is taken there any more.' }
        : {
            th: `เมื่อมีผู้รายงานครบ ${reportsToClose} คน ลิงก์จะถูกปิดทันที`,
            en: `The link closes at once when ${reportsToClose} people have reported it.`,
          },
    ],
  }
}

const thanks: Bilingual = { th: 'ขอบคุณที่ช่วยรายงาน', en: 'Thank you for the report' }
const alreadyReported: Bilingual = { th: 'คุณรายงานลิงก์นี้ไปแล้ว', en: 'You have reported this link already' }
