import type { ListName } from './calendar.ts'

/** The lists in sentences. */
export const listWords: Readonly<Record<ListName, { readonly en: string; readonly th: string }>> = {
  government: { en: 'government', th: 'วันหยุดราชการ' },
  bank: { en: 'bank', th: 'วันหยุดธนาคาร' },
}
