/** How the body of a success is handed over. */
type Body = 'json' | 'text' | 'blob'

/**
 * Every endpoint with the name of its function. The declarations (client.d.ts) are made from this table and
 * openapi.json, and a test holds the two complete, so a function cannot promise what the service does not answer.
 */
export const endpoints = {
  index: ['GET', '', 'json'],
  contract: ['GET', '/openapi.json', 'json'],
  health: ['GET', '/health', 'json'],
  provinces: ['GET', '/tools/thai/address/provinces', 'json'],
  districts: ['GET', '/tools/thai/address/districts', 'json'],
  subdistricts: ['GET', '/tools/thai/address/subdistricts', 'json'],
  postcode: ['GET', '/tools/thai/address/postcode/{postcode}', 'json'],
  searchAddress: ['GET', '/tools/thai/address/search', 'json'],
  addressDataset: ['GET', '/tools/thai/address/all.json', 'json'],
  createLink: ['POST', '/links', 'json'],
  link: ['GET', '/links/{code}', 'json'],
  linkQr: ['GET', '/links/{code}/qr.png', 'blob'],
  reportLink: ['POST', '/links/{code}/report', 'json'],
  bahtText: ['GET', '/tools/thai/baht-text', 'json'],
  speak: ['GET', '/tools/thai/speak.mp3', 'blob'],
  date: ['GET', '/tools/thai/date', 'json'],
  digits: ['GET', '/tools/thai/digits', 'json'],
  checkId: ['GET', '/tools/thai/id', 'json'],
  romanize: ['GET', '/tools/thai/romanize', 'json'],
  holidays: ['GET', '/tools/thai/holidays', 'json'],
  nextBusinessDay: ['GET', '/tools/thai/holidays/next-business-day', 'json'],
  holiday: ['GET', '/tools/thai/holidays/{date}', 'json'],
  holidayFeed: ['GET', '/tools/thai/holidays.ics', 'text'],
  promptpay: ['POST', '/tools/promptpay', 'json'],
  promptpayQr: ['GET', '/tools/promptpay/qr.png', 'blob'],
  decodePromptpay: ['POST', '/tools/promptpay/decode', 'json'],
  qr: ['POST', '/tools/qr', 'json'],
  qrSvg: ['GET', '/tools/qr.svg', 'text'],
  qrPng: ['GET', '/tools/qr.png', 'blob'],
} as const satisfies Record<string, readonly ['GET' | 'POST', string, Body]>

export type EndpointName = keyof typeof endpoints
