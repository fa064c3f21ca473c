type Names = Readonly<Record<string, string>>

/** Root objects (EMVCo, "Root Data"; 80 and 81 are Thai). Ranges follow below. */
const rootNames: Names = {
  '00': 'payloadFormatIndicator',
  '01': 'pointOfInitiation',
  '52': 'merchantCategoryCode',
  '53': 'currency',
  '54': 'amount',
  '55': 'tipIndicator',
  '56': 'convenienceFeeFixed',
  '57': 'convenienceFeePercentage',
  '58': 'country',
  '59': 'merchantName',
  '60': 'merchantCity',
  '61': 'postalCode',
  '62': 'additionalData',
  '63': 'crc',
  '64': 'languageTemplate',
  '80': 'valueAddedTax',
  '81': 'message',
}

const rootRanges = [
  { from: '02', to: '03', name: 'visa' },
  { from: '04', to: '05', name: 'mastercard' },
  { from: '09', to: '10', name: 'discover' },
  { from: '11', to: '12', name: 'amex' },
  { from: '13', to: '14', name: 'jcb' },
  { from: '15', to: '16', name: 'unionPay' },
  { from: '02', to: '25', name: 'cardScheme' },
  { from: '26', to: '51', name: 'merchantAccountInformation' },
  { from: '65', to: '79', name: 'reserved' },
] as const

/** Sub-objects by the kind of their template. An account of another network is known by its 00 only. */
const templateNames = {
  transfer: {
    '00': 'applicationId',
    '01': 'mobile',
    '02': 'nationalId',
    '03': 'eWallet',
    '04': 'bankAccount',
    '05': 'oneTimeAccount',
  },
  bill: { '00': 'applicationId', '01': 'billerId', '02': 'reference1', '03': 'reference2' },
  innovation: { '00': 'applicationId', '01': 'acquirer', '02': 'shopReference', '03': 'transactionReference' },
  account: { '00': 'applicationId' },
  additionalData: {
    '01': 'billNumber',
    '02': 'mobileNumber',
    '03': 'storeLabel',
    '04': 'loyaltyNumber',
    '05': 'referenceLabel',
    '06': 'customerLabel',
    '07': 'terminalLabel',
    '08': 'purpose',
    '09': 'additionalDataRequest',
  },
  language: { '00': 'language', '01': 'merchantName', '02': 'merchantCity' },
  vat: { '00': 'branchId', '01': 'vatRate', '02': 'vatAmount' },
  slip: { '00': 'slipType', '01': 'sendingBank', '02': 'transactionReference' },
  walletSlip: { '00': 'slipType', '01': 'slipVersion', '02': 'event', '03': 'transactionReference', '04': 'date' },
  unknown: {},
} as const satisfies Record<string, Names>

export type TemplateKind = keyof typeof templateNames

/** The name of a root object, null when it has none. @example rootName('54') // 'amount' */
export function rootName(id: string): string | null {
  return rootNames[id] ?? rootRanges.find(({ from, to }) => id >= from && id <= to)?.name ?? null
}

/** The name of an object inside a template. @example subName('bill', '02') // 'reference1' */
export function subName(kind: TemplateKind, id: string): string | null {
  return (templateNames[kind] as Names)[id] ?? null
}
