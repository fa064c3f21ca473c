import { bankOf } from './bank.ts'
import { only, type DataObject } from './tlv.ts'

/**
 * The content of the mini-QR on a transfer slip. It proves a transfer that was made and cannot be paid. On bank slips 01 is
 * the bank and 02 the reference; on TrueMoney's 01 is `01`, 02 event, 03 reference, 04 DDMMYYYY.
 */
export function slipOf(objects: readonly DataObject[]) {
  const bank = only(objects, 1) ?? null
  if (bank !== '01') {
    return { sendingBank: bank, bank: bankOf(bank ?? ''), reference: only(objects, 2) ?? null, date: null }
  }
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(only(objects, 4) ?? '') ?? []
  return {
    sendingBank: null,
    bank: null,
    reference: only(objects, 3) ?? null,
    date: year === undefined ? null : `${year}-${month}-${day}`,
  }
}
