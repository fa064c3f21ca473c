/** Examples of the contract; a test holds them equal to the answers of the service. */

const songkran = {
  id: '2026-04-13-songkran',
  date: '2026-04-13',
  dateBe: '2569-04-13',
  weekday: { number: 1, nameTh: 'วันจันทร์', nameEn: 'Monday' },
  nameTh: 'วันสงกรานต์',
  nameEn: 'Songkran Festival',
  government: true,
  bank: true,
  kind: 'regular',
  substituteFor: null,
}

/** Shortened to one source and one day. */
export const yearListExample = {
  year: 2026,
  yearBe: 2569,
  type: 'bank',
  announced: true,
  announcedTypes: ['government', 'bank'],
  updatedAt: '2026-11-20',
  sources: [
    {
      name: 'Bank of Thailand notification 31/2568; Bank of Thailand holiday page of B.E. 2569 (copied in songkiet/bot-holiday)',
      url: 'https://www.bot.or.th/th/financial-institutions-holiday.html',
    },
  ],
  note: null,
  count: 19,
  holidays: [songkran],
}

export const dayExample = {
  date: '2026-04-13',
  dateBe: '2569-04-13',
  weekday: songkran.weekday,
  type: 'bank',
  day: 'holiday',
  isHoliday: true,
  isWeekend: false,
  isBusinessDay: false,
  holidays: [songkran],
}

const weekend = (date: string): object => ({ date, reason: 'weekend', nameTh: null, nameEn: null })
const songkranDay = (date: string): object => ({
  date,
  reason: 'holiday',
  nameTh: songkran.nameTh,
  nameEn: songkran.nameEn,
})

export const businessDayExample = {
  from: '2026-04-10',
  days: 1,
  type: 'bank',
  date: '2026-04-16',
  dateBe: '2569-04-16',
  weekday: { number: 4, nameTh: 'วันพฤหัสบดี', nameEn: 'Thursday' },
  skipped: [
    weekend('2026-04-11'),
    weekend('2026-04-12'),
    songkranDay('2026-04-13'),
    songkranDay('2026-04-14'),
    songkranDay('2026-04-15'),
  ],
}
