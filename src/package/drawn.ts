import type { Input } from '../http/parameter.ts'
import type { Bilingual } from '../http/values.ts'

const rule: Bilingual = {
  en: 'needs the renderer of the service, which this package leaves out',
  th: 'ต้องใช้ตัววาดภาพของบริการ ซึ่งไม่มีในแพ็กเกจนี้',
}

/** Replaces an input that only the service can draw. */
export const undrawn: Input<undefined> = { judge: (raw) => (raw === undefined ? { value: raw } : undefined), rule }
