import { bankOf } from './bank.ts'
import { only, type DataObject } from './tlv.ts'

/**
 * What the mini-QR on a transfer slip names. It proves a transfer that was made; it cannot be paid. Bank slips hold 01 bank and
 * 02 reference; TrueMoney's say `01` there, then 02 event, 03 reference, 04 DDMMYYYY.
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
