// Written by `npm run contract` from the contracts.
/** Why input is refused; the codes of the service's problems. */
export type ErrorCode =
  | 'ambiguous_amount'
  | 'ambiguous_district'
  | 'conflicting_parameters'
  | 'district_not_found'
  | 'invalid_parameter'
  | 'missing_parameter'
  | 'postcode_not_found'
  | 'precondition_failed'
  | 'province_not_found'
  | 'text_too_long'
  | 'too_many_parameters'
  | 'unknown_parameter'
  | 'year_not_announced'

export interface District {
  /** 4 digits, Department of Provincial Administration */
  code: string
  nameTh: string
  nameEn: string
  kind: 'amphoe' | 'khet'
}

export interface ParsedAddress {
  subdistrict: Subdistrict | null
  district: District | null
  province: Province | null
  postcode: string | null
  /** exact: all levels known and written as the table, an alias or an abbreviation has them; corrected: all levels known, something was corrected; ambiguous: several readings fit equally, see candidates; partial: the subdistrict is not known; none: no place found */
  confidence: 'exact' | 'corrected' | 'ambiguous' | 'partial' | 'none'
  recipient: {
    /** The person; of a shop that orders under its own name, that name */
    name: string | null
    /** Digits with the leading 0; never a fax */
    phones: string[]
    /** Organisation as written, with its legal form */
    company: string | null
    /** Its English name, where the text has both */
    companyEn: string | null
    department: string | null
    taxId: {
      /** Arabic digits, as many as written */
      number: string
      /** Thirteen digits with the right check digit; not whether it exists */
      valid: boolean
    } | null
    branch: {
      /** Five digits; 00000 is the head office */
      code: string | null
      name: string | null
    } | null
    email: string | null
  }
  street: {
    houseNumber: string | null
    building: string | null
    floor: string | null
    room: string | null
    village: string | null
    /** Number of the village (หมู่ที่) */
    moo: string | null
    /** Lane (ซอย), with its number and branch */
    soi: string | null
    road: string | null
    /** Number of the box (ตู้ ปณ.) */
    poBox: string | null
    /** Office of the box, as written */
    postOffice: string | null
    /** Whatever else belongs to the address, as written, joined by a comma: a named place, a landmark, a kilometre */
    site: string | null
  }
  corrections: {
    field: 'subdistrict' | 'district' | 'province' | 'postcode'
    /** As written */
    from: string
    /** The Thai name in the table, or the postcode */
    to: string
    /** district, province: the written level is another place than the rest says, and was overruled */
    reason: 'spelling' | 'keyboard' | 'postcode' | 'district' | 'province' | 'renamed'
  }[]
  /** What is not in the text and follows from the rest */
  inferred: ('subdistrict' | 'district' | 'province' | 'postcode')[]
  /** All readings of an ambiguous text, at most 20, by code */
  candidates: {
    subdistrict: Subdistrict | null
    district: District | null
    province: Province | null
    postcode: string | null
  }[]
  /** Pieces of the text that are no part of the address; not on the label */
  unparsed: string[]
  /** All levels are known, or a box with its postcode, and unparsed holds nothing of substance */
  complete: boolean
  /** Lines to print */
  label: {
    th: string[]
    en: string[]
  }
}

export interface Province {
  /** 2 digits, Department of Provincial Administration */
  code: string
  nameTh: string
  nameEn: string
}

export interface SearchResult {
  level: 'province' | 'district' | 'subdistrict'
  match: 'exact' | 'prefix' | 'contains' | 'fuzzy'
  code: string
  nameTh: string
  nameEn: string
  kind: 'amphoe' | 'khet' | 'tambon' | 'khwaeng' | null
  postcode: string | null
  postcodes: string[]
  district: District | null
  province: Province | null
}

export interface Subdistrict {
  /** 6 digits, Department of Provincial Administration */
  code: string
  nameTh: string
  nameEn: string
  kind: 'tambon' | 'khwaeng'
  /** The main postcode */
  postcode: string
  /** All of them, the main one first */
  postcodes: string[]
}

export interface BahtTextParams {
  /** The amount in baht; commas, Thai digits, ฿ before and บาท after are read too. It must be a number with at most 2 decimals and at most 18 digits before them. */
  amount: number | string
}

export interface BahtTextAnswer {
  /** The amount read, with a point and two decimals */
  amount: string
  text: string
}

export interface BahtAmountParams {
  /** The words: also with figures (5 ล้านบาท), a phrase such as จำนวนเงิน, brackets, fillers and blanks around them; figures beside words in brackets are compared. It must be text of 1 to 500 characters. */
  text: string
  /** The figures beside the words, to be compared. It must be a number with at most 2 decimals and at most 18 digits before them. */
  amount?: number | string
}

export interface BahtAmountAnswer {
  input: string
  /** The amount that the words say, with a point and two decimals */
  amount: string
  /** The same amount in proper words, to print */
  text: string
  /** Misspelt words of a closed list, as they were read */
  corrections: {
    from: string
    to: string
  }[]
  /** The amount given in figures; null without one */
  figures: string | null
  /** Whether words and figures say the same; null without figures */
  matches: boolean | null
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
  /** The official lunar day (Mahanikaya) of the civil day, from 7 December 1991 to 23 May 2028: null where the kind of the lunar year is not published, because no formula gives it. Temples of the Dhammayut order may keep a holy day one day apart. */
  lunar: {
    phase: 'waxing' | 'waning'
    /** Of its half of the month */
    day: number
    month: number
    monthNameTh: string
    /** Whether it lies in the second month 8 of a year with an extra month */
    secondEighth: boolean
    /** Whether it is a Buddhist holy day (วันพระ) */
    holyDay: boolean
    /** Of the twelve-year cycle, as printed calendars count: changes with month 5 */
    animal: {
      number: number
      nameTh: string
      nameEn: string
    }
    /** As civil registers count: changes with month 1 */
    animalRegister: {
      number: number
      nameTh: string
      nameEn: string
    }
    text: string
    thaiDigits: string
  } | null
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
  /** What the text is: running text, names of places (their parts apart), names of persons (each between two blanks one word, a title before it another). It must be one of text, place, person. */
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
      | 'laughter'
  }[]
}

export interface DistrictsParams {
  /** The province: 2-digit code, Thai or English name. It must be 1 to 100 characters. */
  province: string
}

export interface DistrictsAnswer {
  province: Province
  count: number
  districts: District[]
}

export interface ParseAddressParams {
  /** The address as it was written, with whatever is around it. It must be text of 1 to 500 characters. */
  text: string
}

export type ParseAddressAnswer = ParsedAddress

export interface PostcodeParams {
  /** The postcode. It must be 5 digits. */
  postcode: string
}

export interface PostcodeAnswer {
  /** 5 digits */
  postcode: string
  count: number
  subdistricts: {
    /** 6 digits, Department of Provincial Administration */
    code: string
    nameTh: string
    nameEn: string
    kind: 'tambon' | 'khwaeng'
    /** The main postcode */
    postcode: string
    /** All of them, the main one first */
    postcodes: string[]
    district: District
    province: Province
  }[]
}

export interface ProvincesAnswer {
  count: number
  provinces: Province[]
}

export interface SearchAddressParams {
  /** A part of a name, or 5 digits. It must be 1 to 100 characters. */
  q: string
  /** Results in one answer. It must be a whole number from 1 to 100. */
  limit?: number | string
  /** Results to skip. It must be a whole number from 0 to 10000. */
  offset?: number | string
  /** Only this level. It must be one of province, district, subdistrict. */
  level?: 'province' | 'district' | 'subdistrict'
}

export interface SearchAddressAnswer {
  query: string
  mode: 'name' | 'postcode'
  /** All matches */
  total: number
  /** Matches in this answer */
  count: number
  limit: number
  offset: number
  results: SearchResult[]
}

export interface SubdistrictsParams {
  /** The district: 4-digit code, Thai or English name. It must be 1 to 100 characters. */
  district: string
  /** The province: 2-digit code, Thai or English name. It must be 1 to 100 characters. */
  province?: string
}

export interface SubdistrictsAnswer {
  province: Province
  district: District
  count: number
  subdistricts: Subdistrict[]
}

export interface DecodePromptpayParams {
  /** The text as it was scanned. It may be anything. Also accepted as `text`, `qr`, `data`. */
  payload: string
}

export interface DecodePromptpayAnswer {
  valid: boolean
  /** Why not valid */
  reason:
    | 'missing'
    | 'invalid-json'
    | 'too-long'
    | 'not-emv'
    | 'malformed'
    | 'not-payable'
    | 'crc-missing'
    | 'crc-mismatch'
    | null
  /** expected is computed, actual is in the text; null when the text has no checksum */
  crc: {
    valid: boolean
    expected: string
    actual: string
  } | null
  scheme: 'promptpay-transfer' | 'promptpay-bill-payment' | 'slip' | 'other-emv' | null
  /** Whose payment identifier it is; null when the text names nobody, or two */
  target: {
    type: 'phone' | 'nationalId' | 'eWallet' | 'bankAccount' | 'biller'
    /** Of 13-digit numbers: juristic ones begin with 0; of wallets: TrueMoney */
    kind: 'national' | 'juristic' | 'trueMoney' | null
    /** Local form: 0812345678 */
    value: string
    /** As the text has it: 0066812345678 */
    wire: string
    formatted: string
    /** For showing, most digits hidden */
    masked: string
    /** The text itself hides digits (x, *): nobody can pay with it */
    hidden: boolean
    /** Check digit of a 13-digit number; information only */
    checksumValid: boolean | null
    /** The mobile number inside a TrueMoney wallet number */
    mobile: string | null
    bankCode: string | null
    /** The bank of that code: what the text names, not that an account exists or money was sent; null if unknown */
    bank: {
      code: string
      shortName: string
      nameTh: string
      nameEn: string
    } | null
    account: string | null
  } | null
  amount: string | null
  /** ISO 4217 number: 764 is baht */
  currency: string | null
  country: string | null
  /** Object 01: static (true) or for one payment (false); null without it */
  reusable: boolean | null
  merchantName: string | null
  merchantCity: string | null
  /** From the language template 64 */
  merchantNameLocal: string | null
  merchantCityLocal: string | null
  /** Bill payment: reference 1 */
  ref1: string | null
  ref2: string | null
  /** 62-07, the terminal label that Thai banks print as Ref3 */
  ref3: string | null
  /** Application identifier of the Thai scheme */
  applicationId: string | null
  /** 29-05 (OTA) */
  oneTimeAccount: string | null
  /** Of bill payments */
  crossBorder: boolean | null
  /** TrueMoney's message in 81 */
  message: string | null
  /** What the mini-QR of a transfer slip names */
  slip: {
    sendingBank: string | null
    /** The bank of that code: what the text names, not that an account exists or money was sent; null if unknown */
    bank: {
      code: string
      shortName: string
      nameTh: string
      nameEn: string
    } | null
    reference: string | null
    date: string | null
  } | null
  /** What is not wrong but worth a second look */
  warnings: {
    code: 'id_checksum' | 'amount_zero' | 'two_receivers'
    message: string
    messageTh: string
  }[]
  /** All objects in the order of the text, one level of templates opened */
  fields: {
    id: string
    name: string | null
    /** Characters */
    length: number
    value: string
    fields:
      | {
          id: string
          name: string | null
          /** Characters */
          length: number
          value: string
          fields: null
        }[]
      | null
  }[]
}

export interface PromptpayParams {
  /** The receiving account: a Thai mobile number (06, 08, 09; also +66, 66 or 0066), a national ID or tax number of 13 digits, or an e-wallet ID of 15 digits. Blanks and dashes between the digits, Thai and full-width digits are understood; anything else is refused, because a code built from what is left would pay a stranger. The aliases phone, nationalId, taxId and eWallet set type too. It must be a Thai mobile number (10 digits), a national ID or tax number (13) or an e-wallet ID (15). Also accepted as `id`, `phone`, `nationalId`, `taxId`, `eWallet`. */
  target: string
  /** Which kind of account target is: phone, nationalId (13 digits, a tax number too) or eWallet (15 digits). Read from the form of target when absent; a target of another form is refused. It must be one of phone, nationalId, eWallet. */
  type?: 'phone' | 'nationalId' | 'eWallet'
  /** Amount in baht, fixed for the payer, thousands groups allowed (1,250.00); absent or null: the payer enters it. It must be a plain number greater than 0 with at most 2 decimals, at most 9999999999.99. */
  amount?: number | string | null
}

export interface PromptpayAnswer {
  /** The text to draw as a QR code */
  payload: string
  type: 'phone' | 'nationalId' | 'eWallet'
  /** The account in its local form: 0812345678, 13 or 15 digits */
  target: string
  /** Baht with two decimals; null: the payer enters it */
  amount: string | null
  /** Object 01: 11 (true) without an amount, 12 (false) with one */
  reusable: boolean
  /** What is not wrong but worth a second look */
  warnings: {
    code: 'id_checksum' | 'amount_zero' | 'two_receivers'
    message: string
    messageTh: string
  }[]
}

export interface QrParams {
  /** What the QR code is for; without it, `text` is drawn as it is. `url`, `vcard`, `tel` and `location` are other names of link, contact, phone and geo. It must be one of link, text, wifi, line, contact, email, phone, sms, geo, url, vcard, tel, location. */
  kind?:
    | 'link'
    | 'text'
    | 'wifi'
    | 'line'
    | 'contact'
    | 'email'
    | 'phone'
    | 'sms'
    | 'geo'
    | 'url'
    | 'vcard'
    | 'tel'
    | 'location'
  /** Link: the address to open. It must be an absolute http or https URL without blanks, and without a backslash before ? or #. */
  url?: string
  /** Text: any text, kept exactly. It must be text of 1 to 7089 characters without lone surrogates. */
  text?: string
  /** Wi-Fi: name of the network. It must be 1 to 32 bytes in UTF-8. */
  ssid?: string
  /** Wi-Fi: the password; WPA: 8 to 63 bytes. It must be 1 to 128 characters without line breaks. */
  password?: string
  /** Wi-Fi: kind of protection; WPA with a password, else nopass, when left out. It must be one of WPA, WPA2, WPA3, WEP, nopass. */
  security?: string
  /** Wi-Fi: whether the network does not announce its name. It must be true or false. */
  hidden?: boolean
  /** LINE: an ID, with @ if official, or an address. It must be a LINE ID alone, 1 to 20 of a-z 0-9 . _ - with @ first for an official account, or an address of line.me or lin.ee. */
  lineId?: string
  /** Contact: given name. It must be text of 1 to 2953 characters without lone surrogates. */
  firstName?: string
  /** Contact: family name. It must be text of 1 to 2953 characters without lone surrogates. */
  lastName?: string
  /** Contact: the whole name, as it is shown. It must be text of 1 to 2953 characters without lone surrogates. */
  name?: string
  /** Contact: telephone, as it is written. It must be a phone number: 0…, +… or 191. */
  phone?: string
  /** Contact: mobile telephone, as it is written. It must be a phone number: 0…, +… or 191. */
  mobile?: string
  /** Contact: e-mail address. It must be one e-mail address. */
  email?: string
  /** Contact: company or office. It must be text of 1 to 2953 characters without lone surrogates. */
  organization?: string
  /** Contact: position. It must be text of 1 to 2953 characters without lone surrogates. */
  jobTitle?: string
  /** Contact: web site. It must be an absolute http or https URL without blanks, and without a backslash before ? or #. */
  website?: string
  /** Contact: postal address. It must be text of 1 to 2953 characters without lone surrogates. */
  address?: string
  /** Contact: a remark. It must be text of 1 to 2953 characters without lone surrogates. */
  note?: string
  /** E-mail: to whom. It must be an e-mail address, or several with commas between them. */
  to?: string
  /** E-mail: subject. It must be text of 1 to 2953 characters without lone surrogates. */
  subject?: string
  /** E-mail: text. It must be text of 1 to 2953 characters without lone surrogates. */
  body?: string
  /** E-mail: copy to. It must be an e-mail address, or several with commas between them. */
  cc?: string
  /** E-mail: hidden copy to. It must be an e-mail address, or several with commas between them. */
  bcc?: string
  /** Phone and SMS: the number. It must be a phone number: 0…, +… or 191. */
  number?: string
  /** SMS: the text. It must be text of 1 to 2953 characters without lone surrogates. */
  message?: string
  /** Geo: latitude, WGS 84; rounded to 7 decimals. It must be decimal degrees from -90 to 90. */
  latitude?: number | string
  /** Geo: longitude, WGS 84; rounded to 7 decimals. It must be decimal degrees from -180 to 180. */
  longitude?: number | string
  /** How the picture looks. It must be an object. */
  style?: {
    /** Error correction. Left out, it is M, and lowered by itself when the text would not fit; a logo sets it to H. */
    ecc?: 'L' | 'M' | 'Q' | 'H'
    /** Light frame around the symbol, in modules. */
    margin?: number
    /** Width in px, at most 1024 with a caption or a logo. A caption adds its strip below. */
    size?: number
    /** Colour of the modules. */
    color?: string
    /** Colour of the ground, or `transparent`. */
    background?: string
    /** Under the symbol, made smaller to fit, in two lines where one would be small. */
    caption?: string
    /** A picture in the middle, as a data: URI. */
    logo?: string
  }
}

export interface QrAnswer {
  kind: 'link' | 'text' | 'wifi' | 'line' | 'contact' | 'email' | 'phone' | 'sms' | 'geo'
  /** The exact text in the symbol */
  text: string
  /** The picture, ready to put into a page */
  svg: string
  /** Error correction of the symbol; higher than asked where that costs nothing */
  ecc: 'L' | 'M' | 'Q' | 'H'
  /** Size of the symbol: 17 + 4 × version modules */
  version: number
}

export interface QrPngParams {
  /** The text in the symbol, at most 2,953 bytes of UTF-8 (digits alone 7,089, capitals and digits 4,296). It must be text of 1 to 7089 characters. */
  text: string
  /** Error correction. Left out, it is M, and lowered by itself when the text would not fit; a logo sets it to H. It must be one of L, M, Q, H. */
  ecc?: 'L' | 'M' | 'Q' | 'H'
  /** Light frame around the symbol, in modules. It must be a whole number from 0 to 16. */
  margin?: number | string
  /** Width in px, at most 1024 with a caption or a logo. A caption adds its strip below. It must be a whole number from 64 to 2048. */
  size?: number | string
  /** Colour of the modules. It must be a colour of 3, 6 or 8 hex digits. */
  color?: string
  /** Colour of the ground, or `transparent`. It must be a colour of 3, 6 or 8 hex digits. */
  background?: string
}

export interface QrSvgParams {
  /** The text in the symbol, at most 2,953 bytes of UTF-8 (digits alone 7,089, capitals and digits 4,296). It must be text of 1 to 7089 characters. */
  text: string
  /** Error correction. Left out, it is M, and lowered by itself when the text would not fit; a logo sets it to H. It must be one of L, M, Q, H. */
  ecc?: 'L' | 'M' | 'Q' | 'H'
  /** Light frame around the symbol, in modules. It must be a whole number from 0 to 16. */
  margin?: number | string
  /** Width in px, at most 1024 with a caption or a logo. A caption adds its strip below. It must be a whole number from 64 to 2048. */
  size?: number | string
  /** Colour of the modules. It must be a colour of 3, 6 or 8 hex digits. */
  color?: string
  /** Colour of the ground, or `transparent`. It must be a colour of 3, 6 or 8 hex digits. */
  background?: string
  /** Under the symbol, made smaller to fit, in two lines where one would be small. It must be text of 1 to 80 characters. */
  caption?: string
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
  /** Days off in some provinces only, as complete as their sources; they change no count and no other property */
  regional: {
    date: string
    name: {
      th: string
      en: string
    }
    /** Codes of the provinces */
    provinces: string[]
    /** The region, where no source lists its provinces */
    area: {
      th: string
      en: string
    } | null
    /** null where no source tells */
    government: boolean | null
    /** null where no source tells */
    bank: boolean | null
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
  /** Days off in some provinces only, as complete as their sources; they change no count and no other property */
  regional: {
    date: string
    name: {
      th: string
      en: string
    }
    /** Codes of the provinces */
    provinces: string[]
    /** The region, where no source lists its provinces */
    area: {
      th: string
      en: string
    } | null
    /** null where no source tells */
    government: boolean | null
    /** null where no source tells */
    bank: boolean | null
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
  /** Days off in some provinces only, as complete as their sources; they change no count and no other property */
  regional: {
    date: string
    name: {
      th: string
      en: string
    }
    /** Codes of the provinces */
    provinces: string[]
    /** The region, where no source lists its provinces */
    area: {
      th: string
      en: string
    } | null
    /** null where no source tells */
    government: boolean | null
    /** null where no source tells */
    bank: boolean | null
  }[]
}

/** The functions of the package, by name. */
export interface Functions {
  /** Amount of money in Thai words · จำนวนเงินเป็นตัวอักษร */
  bahtText: (params: BahtTextParams) => BahtTextAnswer
  /** Amount of money from Thai words · จำนวนเงินจากตัวอักษร */
  bahtAmount: (params: BahtAmountParams) => BahtAmountAnswer
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
  /** Districts of a province · อำเภอหรือเขตของจังหวัด */
  districts: (params: DistrictsParams) => Promise<DistrictsAnswer>
  /** Read an address as people paste it · อ่านที่อยู่ที่คนวางมาทั้งก้อน */
  parseAddress: (params: ParseAddressParams) => Promise<ParseAddressAnswer>
  /** Subdistricts that use a postcode · ตำบลที่ใช้รหัสไปรษณีย์นี้ */
  postcode: (params: PostcodeParams) => Promise<PostcodeAnswer>
  /** The 77 provinces · จังหวัดทั้ง 77 จังหวัด */
  provinces: () => Promise<ProvincesAnswer>
  /** Search names of all levels, or a postcode · ค้นชื่อจังหวัด อำเภอ ตำบล หรือรหัสไปรษณีย์ */
  searchAddress: (params: SearchAddressParams) => Promise<SearchAddressAnswer>
  /** Subdistricts of a district, with postcodes · ตำบลหรือแขวงของอำเภอ พร้อมรหัสไปรษณีย์ */
  subdistricts: (params: SubdistrictsParams) => Promise<SubdistrictsAnswer>
  /** Read the text of a payment QR · อ่านข้อความจาก QR รับเงิน */
  decodePromptpay: (params: DecodePromptpayParams) => DecodePromptpayAnswer
  /** Build a PromptPay payment QR text · สร้างข้อความ QR พร้อมเพย์สำหรับรับเงิน */
  promptpay: (params: PromptpayParams) => PromptpayAnswer
  /** Make a QR code of a link, text, Wi-Fi, LINE, contact, e-mail, phone, SMS or place · สร้างคิวอาร์โค้ดจากลิงก์ ข้อความ Wi-Fi LINE นามบัตร อีเมล โทรศัพท์ SMS หรือพิกัด */
  qr: (params?: QrParams) => QrAnswer
  /** QR code as PNG · คิวอาร์โค้ดเป็น PNG */
  qrPng: (params: QrPngParams) => Uint8Array
  /** QR code as SVG · คิวอาร์โค้ดเป็น SVG */
  qrSvg: (params: QrSvgParams) => string
  /** Whether a date is a holiday, a weekend day or a business day · วันที่นี้เป็นวันหยุด วันเสาร์อาทิตย์ หรือวันทำการ */
  holiday: (params: HolidayParams) => HolidayAnswer
  /** Holidays of one year, government and bank · วันหยุดราชการและวันหยุดธนาคารของปี */
  holidays: (params?: HolidaysParams) => HolidaysAnswer
  /** Count business days forward · นับวันทำการไปข้างหน้า */
  nextBusinessDay: (params?: NextBusinessDayParams) => NextBusinessDayAnswer
}
