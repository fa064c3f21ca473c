/** The limit of a figure, and the aim below it. */
export interface Limits {
  readonly atMost: number
  readonly aim: number
}

/** One row of the table: requests that are sent in turn, and their limits (constant handler = 1). */
export interface Case extends Partial<Limits> {
  readonly name: string
  readonly requests: readonly Sent[]
  readonly status?: number
}

export interface Sent {
  readonly path: string
  readonly method?: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

const tools = '/api/v1/tools'
const address = `${tools}/thai/address`
const get = (...paths: string[]): Sent[] => paths.map((path) => ({ path: encodeURI(path) }))
const post = (path: string, ...bodies: object[]): Sent[] =>
  bodies.map((body) => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  }))

/** Limits of the rows, as multiples of a constant handler's CPU. */
const limits = {
  simple: { atMost: 1.45, aim: 1.35 },
  calendar: { atMost: 1.6, aim: 1.45 },
  names: { atMost: 2.3, aim: 2 },
  oneLetter: { atMost: 1.8, aim: 1.6 },
  fuzzy: { atMost: 6, aim: 4 },
  romanize: { atMost: 2.5, aim: 2 },
  romanizeLong: { atMost: 18, aim: 12 },
  parse: { atMost: 5, aim: 3.5 },
  read: { atMost: 3, aim: 2.2 },
  promptpay: { atMost: 2, aim: 1.9 },
  svg: { atMost: 2.5, aim: 2.2 },
  png: { atMost: 3.6, aim: 3 },
  paymentPng: { atMost: 4, aim: 3.5 },
} as const satisfies Record<string, Limits>

/** CPU of any route's first answer after a start, in milliseconds. */
export const firstAnswerMs: Limits = { atMost: 8, aim: 6 }

const shortLink = 'https://sala.example/l/AbC1234'
const normalAddress =
  'นายสมชาย ใจดี 99/9 หมู่ 4 ซอยสุขใจ ถนนพหลโยธิน ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200 โทร 081-234-5678'
const sentence = 'วันที่ 20 พ.ย. 2569 เวลา 14.30 น. ประชุมที่อาคาร 5 ชั้น 3 ค่าใช้จ่าย 1,250.50 บาท ติดต่อ 02-123-4567 ครับ '
  .padEnd(100, 'ก')
  .slice(0, 100)
const threeHundredLetters =
  'ประเทศไทยมีภูมิประเทศหลากหลายตั้งแต่ภูเขาสูงทางภาคเหนือไปจนถึงชายหาดทางภาคใต้ผู้คนส่วนใหญ่ทำการเกษตรปลูกข้าวและผลไม้นานาชนิดกรุงเทพมหานครเป็นเมืองหลวงและศูนย์กลางทางเศรษฐกิจการศึกษาวัฒนธรรมและการคมนาคมของประเทศนักท่องเที่ยวจากทั่วโลกเดินทางมาเยี่ยมชมวัดวาอารามตลาดน้ำและอาหารที่มีชื่อเสียงทุกปีอย่างต่อเนื่องมาเป็นเวลานานแล้ว'.slice(
    0,
    300,
  )

/** In the order of the table. The ETag of all.json is read when the run begins. */
export const cases = (allJsonEtag: string): readonly Case[] => [
  { name: 'provinces', requests: get(`${address}/provinces`), ...limits.simple },
  {
    name: 'districts',
    requests: get(`${address}/districts?province=10`, `${address}/districts?province=เชียงใหม่`),
    ...limits.simple,
  },
  {
    name: 'subdistricts',
    requests: get(`${address}/subdistricts?district=1001`, `${address}/subdistricts?district=สันทราย`),
    ...limits.simple,
  },
  { name: 'postcode', requests: get(`${address}/postcode/10200`, `${address}/postcode/50210`), ...limits.simple },
  { name: 'digits', requests: get(`${tools}/thai/digits?text=โทร 081-234-5678`), ...limits.simple },
  { name: 'id', requests: get(`${tools}/thai/id?id=1101700203451`), ...limits.simple },
  { name: 'baht-text', requests: get(`${tools}/thai/baht-text?amount=1234.50`), ...limits.simple },
  {
    name: 'date',
    requests: get(`${tools}/thai/date?date=20 พ.ย. 69`, `${tools}/thai/date?date=5 ธันวาคม 2570`),
    ...limits.calendar,
  },
  {
    name: 'holidays, one date',
    requests: get(`${tools}/thai/holidays/2026-11-20`, `${tools}/thai/holidays/2026-12-05`),
    ...limits.calendar,
  },
  {
    name: 'next business day of 5',
    requests: get(`${tools}/thai/holidays/next-business-day?from=2026-11-20&days=5`),
    ...limits.calendar,
  },
  { name: 'holidays, one year', requests: get(`${tools}/thai/holidays?year=2026`) },
  {
    name: 'all.json, 304',
    requests: [{ path: `${address}/all.json`, headers: { 'If-None-Match': allJsonEtag } }],
    status: 304,
  },
  { name: 'search, Thai', requests: get(`${address}/search?q=บางรัก`, `${address}/search?q=สันทราย`), ...limits.names },
  {
    name: 'search, English',
    requests: get(`${address}/search?q=bang rak`, `${address}/search?q=San`),
    ...limits.names,
  },
  { name: 'search, one letter', requests: get(`${address}/search?q=ก`), ...limits.oneLetter },
  { name: 'search, no hit', requests: get(`${address}/search?q=ไม่มีชื่อนี้`), ...limits.oneLetter },
  {
    name: 'search, fuzzy',
    requests: get(`${address}/search?q=เชียงไหม่`, `${address}/search?q=Chaing Rai`),
    ...limits.fuzzy,
  },
  { name: 'romanize, two words', requests: get(`${tools}/thai/romanize?text=สมชาย ใจดี`), ...limits.romanize },
  {
    name: 'romanize, 300 letters',
    requests: get(`${tools}/thai/romanize?text=${threeHundredLetters}`),
    ...limits.romanizeLong,
  },
  { name: 'parse, a normal address', requests: get(`${address}/parse?text=${normalAddress}`), ...limits.parse },
  { name: 'read, 100 characters', requests: get(`${tools}/thai/read?text=${sentence}`), ...limits.read },
  {
    name: 'promptpay, build',
    requests: post(`${tools}/promptpay`, { target: '0812345678', amount: 120.5 }, { target: '1101700203451' }),
    ...limits.promptpay,
  },
  {
    name: 'promptpay, decode',
    requests: post(`${tools}/promptpay/decode`, {
      payload: '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
    }),
    ...limits.promptpay,
  },
  { name: 'QR SVG of a short link', requests: get(`${tools}/qr.svg?text=${shortLink}`), ...limits.svg },
  { name: 'QR PNG of a short link', requests: get(`${tools}/qr.png?text=${shortLink}`), ...limits.png },
  {
    name: 'promptpay QR PNG',
    requests: get(`${tools}/promptpay/qr.png?target=0812345678&amount=20`),
    ...limits.paymentPng,
  },
  { name: 'baht-text as text', requests: get(`${tools}/thai/baht-text?amount=1234.50&format=text`) },
  { name: 'districts as CSV', requests: get(`${address}/districts?province=10&format=csv`) },
  { name: 'holidays feed (.ics)', requests: get(`${tools}/thai/holidays.ics`) },
  { name: 'openapi.json', requests: get('/api/v1/openapi.json') },
]

/** The remaining, seldom called routes, for completeness. */
export const otherCases: readonly Case[] = [
  { name: 'all.json, whole', requests: get(`${address}/all.json`) },
  { name: 'all.csv, whole', requests: get(`${address}/all.csv`) },
  {
    name: 'QR of a Wi-Fi network, JSON',
    requests: post(`${tools}/qr`, { kind: 'wifi', ssid: 'Sala', password: 'sawasdee' }),
  },
  { name: 'index', requests: get('/api/v1') },
  { name: 'robots.txt', requests: get('/robots.txt') },
  { name: 'security.txt without a contact', requests: get('/.well-known/security.txt'), status: 404 },
]
