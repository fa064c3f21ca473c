// Written by `npm run contract` from the contracts.
/** Why input is refused; the codes of the service's problems. */
export type ErrorCode =
  | 'conflicting_parameters'
  | 'invalid_parameter'
  | 'missing_parameter'
  | 'text_too_long'
  | 'too_many_parameters'
  | 'year_not_announced'

export interface BahtTextParams {
  /** The amount in baht; commas, Thai digits, ฿ before and บาท after are read too. It must be a number with at most 2 decimals and at most 18 digits before them. */
  amount: number | string
}

export interface BahtTextAnswer {
  /** The amount read, with a point and two decimals */
  amount: string
  text: string
}

export interface DateParams {
  /** The date; today in Bangkok when absent. It must be 1 to 100 characters. */
  date?: string
  /** The era of the year; auto lets an era word or the range of the year decide. It must be one of auto, ce, be. */
  era?: 'auto' | 'ce' | 'be'
}

export interface DateAnswer {
  /** The date as it was given; null when today was meant */
  input: string | null
  /** How the year was read */
  era: 'ce' | 'be'
  ce: {
    year: number
    month: number
    day: number
    date: string
  }
  be: {
    year: number
    month: number
    day: number
    date: string
  }
  weekday: {
    number: number
    nameTh: string
    nameEn: string
  }
  thai: {
    long: string
    short: string
    thaiDigits: string
  }
}

export interface DigitsParams {
  /** The text whose digits are rewritten. It must be text of 1 to 5000 characters. */
  text: string
  /** Direction: each digit to the other script, or all to one script. It must be one of swap, thai, arabic. */
  to?: 'swap' | 'thai' | 'arabic'
}

export interface DigitsAnswer {
  input: string
  to: 'swap' | 'thai' | 'arabic'
  text: string
  /** Number of digits changed */
  changed: number
}

export interface CheckIdParams {
  /** The number. It may be anything. */
  id?: number | string
}

export interface CheckIdAnswer {
  valid: boolean
  kind: 'national' | 'juristic' | null
  formatted: string | null
  reason: 'missing' | 'characters' | 'length' | 'checksum' | null
}

export interface RomanizeParams {
  /** The text to romanize. It must be text of 1 to 500 characters. */
  text: string
  /** What the text is: running text, names of places (their parts apart), names of persons (each between two blanks one word). It must be one of text, place, person. */
  kind?: 'text' | 'place' | 'person'
}

export interface RomanizeAnswer {
  input: string
  /** The romanization; what is not Thai stays as it is */
  text: string
  /** The same with a blank between words */
  spaced: string
  /** The words of the Thai runs in order */
  words: {
    thai: string
    roman: string
  }[]
  /** The syllables of the Thai words; the Thai parts of a word joined give the word, a linking one has "" */
  syllables: {
    thai: string
    roman: string
  }[]
}

export interface ReadTextParams {
  /** The text to read. Counted after white space is folded and zero-width characters are dropped. It must be text of 1 to 500 characters. */
  text: string
  /** How times are said: สิบสี่นาฬิกาสามสิบนาที, or everyday บ่ายสองโมงครึ่ง. It must be one of official, everyday. */
  clock?: 'official' | 'everyday'
  /** How a 2 of a telephone number is said: สอง, or tho โท. It must be one of song, tho. */
  phoneTwo?: 'song' | 'tho'
}

export interface ReadTextAnswer {
  /** The text, clean: white space folded, Thai digits as 0-9 */
  input: string
  /** The reading, in words; empty when there is nothing to say */
  text: string
  /** The parts in order: their texts joined are input, their readings joined are text */
  tokens: {
    text: string
    reading: string
    kind:
      | 'plain'
      | 'number'
      | 'money'
      | 'measure'
      | 'date'
      | 'time'
      | 'phone'
      | 'code'
      | 'fraction'
      | 'range'
      | 'abbreviation'
      | 'acronym'
      | 'repeat'
      | 'electronic'
      | 'symbol'
      | 'emoji'
  }[]
}

export interface HolidaysParams {
  /** The year, Christian or Buddhist era. Default: this year in Bangkok. It must be a year from 1900 to 2199 (C.E.) or 2443 to 2742 (B.E.). */
  year?: number | string
  /** Which list decides: the government’s, the banks’, or either of them. It must be one of all, government, bank. */
  type?: 'all' | 'government' | 'bank'
}

export interface HolidaysAnswer {
  year: number
  yearBe: number
  type: 'all' | 'government' | 'bank'
  /** false: no data, which is not the same as no holidays */
  announced: boolean
  /** The lists announced for the year */
  announcedTypes: ('government' | 'bank')[]
  updatedAt: string | null
  sources: {
    name: string
    url: string | null
  }[]
  note: string | null
  count: number
  holidays: {
    /** Frozen: a renamed holiday keeps it, a moved one gets a new one */
    id: string
    date: string
    dateBe: string
    weekday: {
      /** ISO 8601: Monday 1 to Sunday 7 */
      number: number
      nameTh: string
      nameEn: string
    }
    nameTh: string
    nameEn: string
    /** null while this list is not announced for the year */
    government: boolean | null
    /** null while this list is not announced for the year */
    bank: boolean | null
    kind: 'regular' | 'substitution' | 'special'
    /** The date a substitution replaces */
    substituteFor: string | null
  }[]
}

export interface HolidayParams {
  /** The day, `YYYY-MM-DD` in the Christian or the Buddhist era, or `today` in Bangkok. It must be a date such as 2026-04-13 or 2569-04-13, or today. */
  date: string
  /** Which list decides: the government’s, the banks’, or either of them. It must be one of all, government, bank. */
  type?: 'all' | 'government' | 'bank'
}

export interface HolidayAnswer {
  date: string
  dateBe: string
  weekday: {
    /** ISO 8601: Monday 1 to Sunday 7 */
    number: number
    nameTh: string
    nameEn: string
  }
  type: 'all' | 'government' | 'bank'
  day: 'holiday' | 'weekend' | 'business-day'
  isHoliday: boolean
  isWeekend: boolean
  isBusinessDay: boolean
  holidays: {
    /** Frozen: a renamed holiday keeps it, a moved one gets a new one */
    id: string
    date: string
    dateBe: string
    weekday: {
      /** ISO 8601: Monday 1 to Sunday 7 */
      number: number
      nameTh: string
      nameEn: string
    }
    nameTh: string
    nameEn: string
    /** null while this list is not announced for the year */
    government: boolean | null
    /** null while this list is not announced for the year */
    bank: boolean | null
    kind: 'regular' | 'substitution' | 'special'
    /** The date a substitution replaces */
    substituteFor: string | null
  }[]
}

export interface NextBusinessDayParams {
  /** The start day, `YYYY-MM-DD` in either era, or `today` (the default). It is not counted itself. It must be a date such as 2026-04-13 or 2569-04-13, or today. */
  from?: string
  /** How many business days to count. It must be a whole number from 0 to 365. */
  days?: number | string
  /** Which list decides: the government’s, the banks’, or either of them. It must be one of all, government, bank. */
  type?: 'all' | 'government' | 'bank'
}

export interface NextBusinessDayAnswer {
  from: string
  days: number
  type: 'all' | 'government' | 'bank'
  date: string
  dateBe: string
  weekday: {
    /** ISO 8601: Monday 1 to Sunday 7 */
    number: number
    nameTh: string
    nameEn: string
  }
  /** Every day passed over */
  skipped: {
    date: string
    reason: 'holiday' | 'weekend'
    nameTh: string | null
    nameEn: string | null
  }[]
}

/** The functions of the package, by name. */
export interface Functions {
  /** Amount of money in Thai words · จำนวนเงินเป็นตัวอักษร */
  bahtText: (params: BahtTextParams) => BahtTextAnswer
  /** A date in the Christian and the Buddhist era · วันที่ในคริสต์ศักราชและพุทธศักราช */
  date: (params?: DateParams) => DateAnswer
  /** Swap digits between 0-9 and ๐-๙ · สลับเลขไทยกับเลขอารบิก */
  digits: (params: DigitsParams) => DigitsAnswer
  /** Check digit of a 13-digit ID or tax number · ตรวจหลักตรวจสอบของเลข 13 หลัก */
  checkId: (params?: CheckIdParams) => CheckIdAnswer
  /** Thai in Latin letters by the RTGS rules · ถอดอักษรไทยเป็นโรมันแบบถ่ายเสียง */
  romanize: (params: RomanizeParams) => RomanizeAnswer
  /** Text in words, as a Thai person reads it aloud · อ่านข้อความเป็นคำพูด */
  readText: (params: ReadTextParams) => ReadTextAnswer
  /** Holidays of one year, government and bank · วันหยุดราชการและวันหยุดธนาคารของปี */
  holidays: (params?: HolidaysParams) => HolidaysAnswer
  /** Whether a date is a holiday, a weekend day or a business day · วันที่นี้เป็นวันหยุด วันเสาร์อาทิตย์ หรือวันทำการ */
  holiday: (params: HolidayParams) => HolidayAnswer
  /** Count business days forward · นับวันทำการไปข้างหน้า */
  nextBusinessDay: (params?: NextBusinessDayParams) => NextBusinessDayAnswer
}
