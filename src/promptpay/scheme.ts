import { TRANSFER_AID } from './payload.ts'

export const CROSS_BORDER_BILL_AID = 'A000000677012006'

type ThaiScheme = 'transfer' | 'bill' | 'innovation'

/**
 * Application identifiers of the Thai schemes by template. The template's ID alone is ambiguous: 29 belongs to a Chinese
 * network in EMVCo's own sample.
 */
const applications: Readonly<Record<number, { scheme: ThaiScheme; aids: readonly string[] }>> = {
  // …0111: the payee shows the code; …0114: the payer shows it, or it holds a one-time account in 05.
  29: { scheme: 'transfer', aids: [TRANSFER_AID, 'A000000677010114'] },
  30: { scheme: 'bill', aids: ['A000000677010112', CROSS_BORDER_BILL_AID] },
  31: { scheme: 'innovation', aids: ['A000000677010113', 'A000000677012004'] },
}

/** The Thai scheme of an account template. @example schemeOfTemplate(30, 'A000000677010112') // 'bill' */
export function schemeOfTemplate(id: number, applicationId: string | undefined): ThaiScheme | undefined {
  const known = applications[id]
  if (known) for (const aid of known.aids) if (aid === applicationId) return known.scheme
  return undefined
}
