import { html } from 'hono/html'
import { holidayFeed } from '../../../holidays/contract.ts'
import { icon } from '../drawings.ts'
import { fieldsOf } from '../fields.ts'
import { result } from '../tool-pages/section.ts'
import { pathTo, t } from '../language.ts'
import { lists } from './business-day.ts'
import type { Tool } from './tool.ts'

const feedFields = fieldsOf(holidayFeed.query, {
  type: { label: ['รายการ', 'List'], choices: lists },
  names: {
    label: ['ชื่อวันหยุด', 'Names'],
    choices: [
      ['short', 'แบบสั้น', 'Short'],
      ['full', 'ชื่อทางการ', 'Official'],
    ],
  },
  lang: 'left',
  year: 'left',
})

export const holidays: Tool = {
  id: 'holidays',
  name: ['ปฏิทินวันหยุด', 'Holiday calendar'],
  lead: [
    'วันหยุดราชการและวันหยุดธนาคารตามประกาศ แยกกันชัดเจน แตะวันที่เพื่อถามว่าวันนั้นหยุดหรือไม่',
    'Government and bank holidays as announced, kept apart. Tap a date to ask about it.',
  ],
  caution: ['ปีที่ยังไม่ประกาศไม่มีข้อมูล ศาลาไม่เดาวันหยุด', 'A year not yet announced has no data; holidays are never guessed.'],
  isWide: true,
  body: html`<p class="actions noprint"><a class="button" href="#feed">${t('สมัครลงปฏิทิน', 'Subscribe')}</a><button type="button" class="quiet" data-print>${icon('print')}${t('พิมพ์ทั้งปี', 'Print the year')}</button></p>
<div class="result" role="status" id="next-days" data-next-days></div>
<div class="year"><button type="button" data-year="-1">${icon('left')}<span class="vh">${t('ปีก่อนหน้า', 'Previous year')}</span></button>
<h3 data-year-title>${t('ปฏิทิน', 'Calendar')}</h3>
<button type="button" data-year="1">${icon('right')}<span class="vh">${t('ปีถัดไป', 'Next year')}</span></button></div>
<details class="list" open><summary><b>${t('รายการวันหยุดของปีนี้', 'The holidays of this year as a list')}</b></summary><div data-list></div></details>
<ul class="legend"><li><i class="mark gov"></i>${t('ราชการ', 'Government')}</li><li><i class="mark bank"></i>${t('ธนาคาร', 'Bank')}</li><li><i class="mark both"></i>${t('ทั้งสอง', 'Both')}</li><li><i class="mark weekend"></i>${t('เสาร์–อาทิตย์', 'Weekend')}</li><li><i class="mark today"></i>${t('วันนี้', 'Today')}</li></ul>
<div class="calendar" data-calendar></div>
<div class="answer-bar"><h3 class="vh">${t('คำตอบของวันที่เลือก', 'The chosen day')}</h3>${result}</div>
<div class="take" id="feed"><h3>${t('เพิ่มลงปฏิทินของคุณ', 'In your own calendar')}</h3>
<p>${t('สมัครครั้งเดียว เมื่อมีประกาศใหม่ปฏิทินจะปรับปรุงเอง', 'Subscribe once; it updates itself when days are announced.')}</p>
<form class="fields" data-feed>${feedFields}</form>
<p class="actions"><a class="button" data-google href="https://calendar.google.com/calendar/r" target="_blank" rel="noopener noreferrer">${icon('holidays')}Google Calendar</a>
<a class="button quiet" data-webcal href="/api/v1/tools/thai/holidays.ics">Apple · Outlook</a>
<button type="button" class="quiet" data-copy-feed>${icon('copy')}${t('คัดลอกลิงก์ปฏิทิน', 'Copy the calendar’s link')}</button>
<a data-ics href="/api/v1/tools/thai/holidays.ics">${t('ไฟล์ .ics', '.ics file')}</a></p>
<p class="small local">${t('Google Calendar รับได้เมื่อศาลาอยู่บนอินเทอร์เน็ตเท่านั้น', 'Google Calendar can read it only from a service on the internet.')}</p></div>
<p><a href="${pathTo('/business-day')}">${t('นับวันทำการจากวันที่ใดก็ได้', 'Count business days from any date')}</a></p>`,
}
