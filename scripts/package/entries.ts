/** The entries of the npm package and their functions, which have the names of the contracts. */
export const entries: Readonly<Record<string, readonly string[]>> = {
  'baht-text': ['bahtText'],
  date: ['date'],
  digits: ['digits'],
  id: ['checkId'],
  romanize: ['romanize'],
  read: ['readText'],
  address: ['provinces', 'districts', 'subdistricts', 'postcode', 'searchAddress', 'parseAddress'],
  promptpay: ['promptpay', 'decodePromptpay'],
  qr: ['qr', 'qrSvg', 'qrPng'],
  holidays: ['holidays', 'holiday', 'nextBusinessDay'],
}

/** Functions whose data is loaded when it is first needed. */
const loading = new Set(['address'])

/** Whether a function answers a promise. */
export const isAsync = (entry: string): boolean => loading.has(entry)
