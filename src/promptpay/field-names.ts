type Names = Readonly<Record<number, string>>

/** Root objects (EMVCo, "Root Data"; 80 and 81 are Thai). Ranges follow below. */
const rootNames: Names = {
  0: 'payloadFormatIndicator',
  1: 'pointOfInitiation',
  52: 'merchantCategoryCode',
  53: 'currency',
  54: 'amount',
  55: 'tipIndicator',
  56: 'convenienceFeeFixed',
  57: 'convenienceFeePercentage',
  58: 'country',
  59: 'merchantName',
  60: 'merchantCity',
  61: 'postalCode',
  62: 'additionalData',
  63: 'crc',
  64: 'languageTemplate',
  80: 'valueAddedTax',
  81: 'message',
}

const rootRanges = [
  { from: 2, to: 3, name: 'visa' },
  { from: 4, to: 5, name: 'mastercard' },
  { from: 9, to: 10, name: 'discover' },
  { from: 11, to: 12, name: 'amex' },
  { from: 13, to: 14, name: 'jcb' },
  { from: 15, to: 16, name: 'unionPay' },
  { from: 2, to: 25, name: 'cardScheme' },
  { from: 26, to: 51, name: 'merchantAccountInformation' },
  { from: 65, to: 79, name: 'reserved' },
] as const

/** Sub-objects by the kind of their template. Of another network's account only 00 is known. */
const templateNames = {
  transfer: { 0: 'applicationId', 1: 'mobile', 2: 'nationalId', 3: 'eWallet', 4: 'bankAccount', 5: 'oneTimeAccount' },
  bill: { 0: 'applicationId', 1: 'billerId', 2: 'reference1', 3: 'reference2' },
  innovation: { 0: 'applicationId', 1: 'acquirer', 2: 'shopReference', 3: 'transactionReference' },
  account: { 0: 'applicationId' },
  additionalData: {
    1: 'billNumber',
    2: 'mobileNumber',
    3: 'storeLabel',
    4: 'loyaltyNumber',
    5: 'referenceLabel',
    6: 'customerLabel',
    7: 'terminalLabel',
    8: 'purpose',
    9: 'additionalDataRequest',
  },
  language: { 0: 'language', 1: 'merchantName', 2: 'merchantCity' },
  vat: { 0: 'branchId', 1: 'vatRate', 2: 'vatAmount' },
  slip: { 0: 'slipType', 1: 'sendingBank', 2: 'transactionReference' },
  walletSlip: { 0: 'slipType', 1: 'slipVersion', 2: 'event', 3: 'transactionReference', 4: 'date' },
  unknown: {},
} as const satisfies Record<string, Names>

export type TemplateKind = keyof typeof templateNames

/** The meaning of an ID at the root. */
export interface RootId {
  /** Null when it has no name. */
  readonly name: string | null
  /** One of 02 to 51: card schemes and account templates, of which every payment code has one. */
  readonly isAccount: boolean
  /** Account templates 26–51, 62, 64 and the unreserved 80–99 hold objects of their own; 81 is a message. */
  readonly isTemplate: boolean
}

/** All hundred IDs, computed once: one look-up per object instead of comparing ranges. */
const rootIds: readonly RootId[] = Array.from({ length: 100 }, (_, id) => ({
  name: rootNames[id] ?? rootRanges.find(({ from, to }) => id >= from && id <= to)?.name ?? null,
  isAccount: id >= 2 && id <= 51,
  isTemplate: (id >= 26 && id <= 51) || id === 62 || id === 64 || (id >= 80 && id !== 81),
}))
const noRootId: RootId = { name: null, isAccount: false, isTemplate: false }

/** @example rootId(54).name // 'amount' */
export function rootId(id: number): RootId {
  return rootIds[id] ?? noRootId
}

/** The name of an object inside a template. @example subName('bill', 2) // 'reference1' */
export function subName(kind: TemplateKind, id: number): string | null {
  return (templateNames[kind] as Names)[id] ?? null
}
