import { html } from 'hono/html'
import { datesOf, dayNumberOf, HolidayCalendar, type CalendarData } from '../../../holidays/calendar.ts'
import { civilDate } from '../../../thai/calendar/civil.ts'
import { BUDDHIST_OFFSET, months } from '../../../thai/calendar/thai-calendar.ts'
import { frame, type Assets } from '../frame.ts'
import { toolSection } from './section.ts'
import { holidays } from '../tools/holidays.ts'
import { grid, table } from './tool-page.ts'
import { pathTo, words, type Content, type Html } from '../language.ts'

type Year = CalendarData['years'][number]
const beOf = ({ year }: Pick<Year, 'year'>): number => year + BUDDHIST_OFFSET
/** The English path has the year of the Christian era. */
const pathOf = (year: Pick<Year, 'year'>): string => `/holidays/${words(String(beOf(year)), String(year.year))}`
const announces = ({ announced }: Year, list: 'government' | 'bank'): boolean => announced.includes(list)

/** A page for every announced year at `/holidays/2569` and `/en/holidays/2026`, and the list of them at `/holidays`. */
export function holidayPages(calendar: HolidayCalendar, assets: Assets): Map<string, Html> {
  const { years } = calendar.data
  return new Map([
    ['/holidays', indexPage(years, assets)],
    ...years.map((year) => [pathOf(year), yearPage(year, years, assets)] as const),
  ])
}

function indexPage(years: readonly Year[], assets: Assets): Html {
  const rows = years.toReversed().map((year) => {
    const count = (list: 'government' | 'bank'): string =>
      announces(year, list) ? String(year.days.filter((day) => day[list]).length) : words('ยังไม่ประกาศ', 'not announced')
    const name = words(`พ.ศ. ${beOf(year)} (ค.ศ. ${year.year})`, `${year.year} (B.E. ${beOf(year)})`)
    return [html`<a href="${pathTo(pathOf(year))}">${name}</a>`, count('government'), count('bank')]
  })
  const columns = { th: ['ปี', 'ราชการ', 'ธนาคาร'], en: ['Year', 'Government', 'Banks'] }
  return frame(
    {
      title: ['วันหยุดราชการและวันหยุดธนาคาร ทุกปี', 'Thai government and bank holidays by year'],
      description: [
        'วันหยุดราชการและวันหยุดธนาคารของไทยตามประกาศ แยกรายปี รวมวันหยุดชดเชยและวันหยุดพิเศษ',
        'Thai government and bank holidays as announced, year by year, with substitution and special days.',
      ],
      path: '/holidays',
      isTool: true,
    },
    assets,
    html`<article class="leaf spacious">
${toolSection(holidays, {
  title: ['วันหยุดราชการและวันหยุดธนาคาร', 'Thai government and bank holidays'],
  lead: words(
    'ตามประกาศเท่านั้น ปีที่ยังไม่ประกาศไม่มีข้อมูล ศาลาไม่เดาวันหยุด',
    'As announced; a year not yet announced has no data. Holidays are never guessed.',
  ),
})}
<h2>${words('ทีละปี', 'Year by year')}</h2>
${table(['ปีที่มีข้อมูล', 'Years'], columns, rows)}
</article>`,
  )
}

function yearPage(year: Year, years: readonly Year[], assets: Assets): Html {
  const be = beOf(year)
  const [titleTh, titleEn] = [`วันหยุด พ.ศ. ${be} (ค.ศ. ${year.year})`, `Thai holidays ${year.year} (B.E. ${be})`]
  const columns = { th: ['วันที่', 'วันหยุด', 'หยุด'], en: ['Date', 'Holiday', 'Who is off'] }
  const monthly = [...Map.groupBy(year.days, ({ date }) => Number(date.slice(5, 7)))].map(([number, days]) => {
    const { nameTh, nameEn } = months[number - 1] ?? months[0]
    return html`<h2>${words(nameTh, nameEn)}</h2>\n${grid(columns, days.map(row))}`
  })
  const near = (step: number, th: string, en: string): Content => {
    const other = years.find((each) => each.year === year.year + step)
    return other
      ? html`<a class="button quiet" href="${pathTo(pathOf(other))}">${words(`${th} ${beOf(other)}`, `${en} ${other.year}`)}</a>`
      : ''
  }
  return frame(
    {
      title: [`${titleTh} ราชการและธนาคาร`, `${titleEn}, government and bank`],
      description: [
        `วันหยุดราชการและวันหยุดธนาคาร พ.ศ. ${be} ทั้งหมด ${year.days.length} วัน รวมวันหยุดชดเชยและวันหยุดพิเศษ ตามประกาศ`,
        `All ${year.days.length} Thai government and bank holidays of ${year.year}, with substitution and special days, as announced.`,
      ],
      path: pathOf(year),
      trail: [
        [words('วันหยุด', 'Holidays'), '/holidays'],
        [words(`พ.ศ. ${be}`, String(year.year)), pathOf(year)],
      ],
    },
    assets,
    html`<article class="leaf">
<h1>${words(oneByOne(titleTh), oneByOne(titleEn))}</h1>
<p class="lead">${lead(year)}</p>
<p class="actions noprint"><a class="button" href="${pathTo('/holidays#feed')}">${words('สมัครลงปฏิทิน', 'Subscribe')}</a><button type="button" class="quiet" data-print-page>${words('พิมพ์', 'Print')}</button><a href="/api/v1/tools/thai/holidays.ics?year=${year.year}">.ics</a><a href="/api/v1/tools/thai/holidays?year=${year.year}">JSON</a></p>
<div class="days">${monthly}</div>
${regional(year)}
<p class="actions noprint">${near(-1, 'พ.ศ.', 'To')}${near(1, 'พ.ศ.', 'To')}<a href="${pathTo('/holidays')}">${words('ทุกปี', 'All years')}</a></p>
<details class="noprint"><summary>${words(`ประกาศที่ใช้อ้างอิง ${year.sources.length} รายการ`, `The ${year.sources.length} sources`)}</summary>
<ul class="notes" lang="en">${year.sources.map(({ name, url }) => html`<li>${url === null ? name : html`<a href="${url}">${name}</a>`}</li>`)}</ul></details>
</article>`,
  )
}

/** Days off in some provinces only: shown beside the national ones, and not counted among them. */
function regional({ regional: days }: Year): Content {
  if (days.length === 0) return ''
  const rows = days.map(({ date, name }) => {
    const { th, en } = datesInWords(date)
    return html`<li><time datetime="${date}">${words(th, en)}</time>: ${words(name.th, name.en)}</li>`
  })
  const title = words('หยุดเฉพาะบางจังหวัด', 'Off in some provinces only')
  const note = words('ไม่นับรวมข้างบน และครบเท่าที่มีแหล่งอ้างอิง', 'Not counted above, and as complete as the sources.')
  return html`<h2>${title}</h2><p>${note}</p><ul class="notes">${rows}</ul>`
}

/** Keeps an era on the line of its year. */
const oneByOne = (title: string): string => title.replaceAll(/(พ\.ศ\.|ค\.ศ\.|B\.E\.) /g, '$1\u{a0}')

function lead(year: Year): string {
  if (!announces(year, 'government'))
    return words(
      `มีประกาศวันหยุดธนาคารแล้ว วันหยุดราชการของปี พ.ศ. ${beOf(year)} ยังไม่ประกาศ`,
      'The bank holidays are announced; the government’s are not yet.',
    )
  const government = year.days.filter((day) => day.government).length
  const bank = year.days.filter((day) => day.bank).length
  return words(
    `รายการของราชการ ${government} วัน ของธนาคาร ${bank} วัน รวมวันหยุดชดเชยและวันหยุดพิเศษ`,
    `${government} days on the government’s list and ${bank} on the banks’, substitution and special days included.`,
  )
}

type Day = Year['days'][number]

/** A date with its weekday, without its year; the day stays on the line of its month. */
function datesInWords(date: string): { th: string; en: string } {
  const number = dayNumberOf(date)
  const { weekday } = datesOf(number)
  const { month, day } = civilDate(number)
  const { nameTh, nameEn } = months[month - 1] ?? months[0]
  return {
    th: `${weekday.nameTh.replace(/^วัน/, '')} ${day}\u{a0}${nameTh}`,
    en: `${weekday.nameEn}, ${day}\u{a0}${nameEn}`,
  }
}

function row(day: Day): Content[] {
  const { th, en } = datesInWords(day.date)
  return [html`<time datetime="${day.date}">${words(th, en)}</time>`, words(day.nameTh, day.nameEn), who(day)]
}

function who({ government, bank }: Day): string {
  if (government && bank) return words('ราชการ ธนาคาร', 'government, banks')
  return government ? words('ราชการ', 'government') : words('ธนาคาร', 'banks')
}
