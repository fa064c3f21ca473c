/** One row of the table: requests that are sent in turn, and their limits (constant handler = 1). */
export interface Case {
  readonly name: string
  readonly requests: readonly Sent[]
  readonly status?: number
  readonly atMost?: number
  readonly aim?: number
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

const simple = { atMost: 1.6, aim: 1.4 }
const searching = { atMost: 3.5, aim: 2 }
const shortLink = 'https://sala.example/l/AbC1234'

/** In the order of the table. The ETag of all.json is read when the run begins. */
export const cases = (allJsonEtag: string): readonly Case[] => [
  { name: 'provinces', requests: get(`${address}/provinces`), ...simple },
  {
    name: 'districts',
    requests: get(`${address}/districts?province=10`, `${address}/districts?province=เชียงใหม่`),
    ...simple,
  },
  {
    name: 'subdistricts',
    requests: get(`${address}/subdistricts?district=1001`, `${address}/subdistricts?district=สันทราย`),
    ...simple,
  },
  { name: 'postcode', requests: get(`${address}/postcode/10200`, `${address}/postcode/50210`), ...simple },
  { name: 'digits', requests: get(`${tools}/thai/digits?text=โทร 081-234-5678`), ...simple },
  { name: 'id', requests: get(`${tools}/thai/id?id=1101700203451`), ...simple },
  {
    name: 'date',
    requests: get(`${tools}/thai/date?date=2569-11-20`, `${tools}/thai/date?date=20 พ.ย. 69`),
    ...simple,
  },
  { name: 'baht-text', requests: get(`${tools}/thai/baht-text?amount=1234.50`), ...simple },
  {
    name: 'holidays, one date',
    requests: get(`${tools}/thai/holidays/2026-11-20`, `${tools}/thai/holidays/2026-12-05`),
    atMost: 1.7,
    aim: 1.5,
  },
  {
    name: 'next business day',
    requests: get(`${tools}/thai/holidays/next-business-day?from=2026-11-20`),
    atMost: 1.7,
    aim: 1.5,
  },
  { name: 'holidays, one year', requests: get(`${tools}/thai/holidays?year=2026`), atMost: 2, aim: 1.6 },
  {
    name: 'all.json, 304',
    requests: [{ path: `${address}/all.json`, headers: { 'If-None-Match': allJsonEtag } }],
    status: 304,
    atMost: 2,
    aim: 1.6,
  },
  { name: 'search, Thai', requests: get(`${address}/search?q=บางรัก`, `${address}/search?q=สันทราย`), ...searching },
  { name: 'search, English', requests: get(`${address}/search?q=bang rak`, `${address}/search?q=San`), ...searching },
  { name: 'search, one letter', requests: get(`${address}/search?q=ก`), ...searching },
  { name: 'search, no hit', requests: get(`${address}/search?q=ไม่มีชื่อนี้`), ...searching },
  { name: 'romanize, two words', requests: get(`${tools}/thai/romanize?text=สมชาย ใจดี`), atMost: 4, aim: 2.5 },
  {
    name: 'promptpay, build',
    requests: post(`${tools}/promptpay`, { target: '0812345678', amount: 120.5 }, { target: '1101700203451' }),
    atMost: 2,
    aim: 1.6,
  },
  {
    name: 'promptpay, decode',
    requests: post(`${tools}/promptpay/decode`, {
      payload: '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
    }),
    atMost: 2,
    aim: 1.6,
  },
  { name: 'QR SVG of a short link', requests: get(`${tools}/qr.svg?text=${shortLink}`), atMost: 7, aim: 4 },
  { name: 'QR PNG of a short link', requests: get(`${tools}/qr.png?text=${shortLink}`), atMost: 9, aim: 5 },
  { name: 'promptpay QR PNG', requests: get(`${tools}/promptpay/qr.png?target=0812345678&amount=20`) },
  { name: 'holidays feed (.ics)', requests: get(`${tools}/thai/holidays.ics`) },
  { name: 'openapi.json', requests: get('/api/v1/openapi.json') },
]

/** Routes that nobody calls often, to have them all. */
export const otherCases: readonly Case[] = [
  { name: 'all.json, whole', requests: get(`${address}/all.json`) },
  {
    name: 'QR of a Wi-Fi network, JSON',
    requests: post(`${tools}/qr`, { kind: 'wifi', ssid: 'Sala', password: 'sawasdee' }),
  },
  { name: 'index', requests: get('/api/v1') },
  { name: 'robots.txt', requests: get('/robots.txt') },
  { name: 'security.txt without a contact', requests: get('/.well-known/security.txt'), status: 404 },
]
