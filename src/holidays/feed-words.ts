import { civilDate } from '../thai/calendar/civil.ts'
import { BUDDHIST_OFFSET, months, yearBe } from '../thai/calendar/thai-calendar.ts'
import { dayNumberOf } from './calendar.ts'

export const feedLanguages = ['th', 'en'] as const
export type FeedLanguage = (typeof feedLanguages)[number]

/** The texts of the feed in each language. */
export const feedWords = {
  th: {
    prodId: 'TH',
    names: { all: 'วันหยุดไทย', government: 'วันหยุดราชการไทย', bank: 'วันหยุดธนาคารไทย' },
    lists: { government: 'ราชการ', bank: 'ธนาคาร' },
    empty: { 'not-announced': '(ยังไม่ประกาศ)', 'not-covered': '(ไม่มีข้อมูล)' },
    year: (year: number) => String(year + BUDDHIST_OFFSET),
    coverage: 'วันหยุดตามประกาศ ปีที่ยังไม่ประกาศไม่มีรายการ',
    status: { on: 'หยุด', off: 'ไม่หยุด', unknown: 'ยังไม่ประกาศ', withdrawn: 'ยกเลิก' },
    substituteFor: (date: string) => {
      const civil = civilDate(dayNumberOf(date))
      return `ชดเชยวันที่ ${civil.day} ${months[civil.month - 1]?.nameTh} ${yearBe(civil)}`
    },
  },
  en: {
    prodId: 'EN',
    names: { all: 'Thai holidays', government: 'Thai government holidays', bank: 'Thai bank holidays' },
    lists: { government: 'Government', bank: 'Banks' },
    empty: { 'not-announced': '(not announced yet)', 'not-covered': '(not covered)' },
    year: String,
    coverage: 'Holidays as announced. A year that is not announced has no entries.',
    status: { on: 'holiday', off: 'no holiday', unknown: 'not announced', withdrawn: 'withdrawn' },
    substituteFor: (date: string) => {
      const civil = civilDate(dayNumberOf(date))
      return `Substitution for ${civil.day} ${months[civil.month - 1]?.nameEn} ${civil.year}`
    },
  },
} as const
