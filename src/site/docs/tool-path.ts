import { fragmentOf } from '../fragment.ts'

type Params = Readonly<Record<string, unknown>>

/** Operations with a form: its page and the form's id there. The front page is `/`. */
const tools: Readonly<Record<string, readonly [path: string, id: string]>> = {
  searchAddress: ['/address', 'address'],
  parseAddress: ['/address', 'address'],
  parseAddresses: ['/address', 'address'],
  bahtText: ['/baht-text', 'baht-text'],
  date: ['/date', 'date'],
  digits: ['/digits', 'digits'],
  checkId: ['/id', 'id'],
  romanize: ['/romanize', 'romanize'],
  readText: ['/read', 'read'],
  speak: ['/speech', 'speech'],
  holiday: ['/', 'holidays'],
  nextBusinessDay: ['/business-day', 'business-day'],
  holidayFeed: ['/', 'feed'],
  promptpay: ['/', 'promptpay'],
  promptpayQr: ['/promptpay', 'promptpay'],
  decodePromptpay: ['/', 'decode'],
  qr: ['/', 'qr'],
  qrSvg: ['/qr', 'qr'],
  qrPng: ['/qr', 'qr'],
  createLink: ['/links', 'links'],
}

/** Operations whose answer is a page. */
const answers: Readonly<Record<string, (params: Params) => string>> = {
  postcode: ({ postcode }) => `/postcode/${String(postcode)}`,
  holidays: ({ year }) => `/holidays/${String(year)}`,
}

/**
 * The path of an operation's tool with the parameters filled in; undefined if it has no tool.
 *
 * @example toolPath('bahtText', { amount: '21' }) // '/baht-text#baht-text?amount=21'
 */
export function toolPath(operation: string, params: Params): string | undefined {
  const answer = answers[operation]
  if (answer) return answer(params)
  const tool = tools[operation]
  return tool && `${tool[0]}${fragmentOf(tool[1], params)}`
}
