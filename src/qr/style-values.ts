import { textRule, type Bilingual, type Judged } from '../http/values.ts'
import { qrCaptionCharsMax } from '../limits.ts'
import { undrawable } from './caption.ts'
import { parseColour, TRANSPARENT, type Colour } from './colour.ts'
import { readLogo, type Logo, type LogoFault, type LogoLimits } from './logo.ts'

/** A colour; the ground may be transparent. */
export const judgedColour =
  (mayBeTransparent: boolean) =>
  (raw: unknown): Judged<Colour> => {
    if (typeof raw !== 'string') return {}
    const value = raw === 'transparent' && mayBeTransparent ? TRANSPARENT : parseColour(raw)
    return value ? { value } : {}
  }

const undrawn: Bilingual = {
  en: 'must be one line of Thai and Latin letters, digits and common signs: the caption font has no other characters, such as emoji',
  th: 'ต้องเป็นบรรทัดเดียวของอักษรไทย อักษรละติน ตัวเลข และเครื่องหมายทั่วไป แบบอักษรไม่มีอักขระอื่น เช่น อีโมจิ',
}

/** A line that the caption font can write. Its length is judged before. */
export function judgedCaption(raw: unknown): Judged<string> {
  if (typeof raw !== 'string') return { refused: textRule(qrCaptionCharsMax) }
  return raw.trim() !== '' && undrawable(raw) === undefined ? { value: raw } : { refused: undrawn }
}

const logoFaults = (form: Bilingual, { bytesMax, sideMax, scansMax }: LogoLimits): Record<LogoFault, Bilingual> => ({
  encoding: form,
  bytes: { en: `must be at most ${bytesMax} bytes when decoded`, th: `ต้องไม่เกิน ${bytesMax} ไบต์เมื่อถอดรหัสแล้ว` },
  format: {
    en: 'must be a whole picture of the type it says',
    th: 'ต้องเป็นรูปภาพสมบูรณ์ตรงตามชนิดที่ระบุ',
  },
  side: { en: `must be at most ${sideMax} px wide and high`, th: `ต้องกว้างและสูงไม่เกิน ${sideMax} พิกเซล` },
  scans: { en: `must be a JPEG of at most ${scansMax} scans`, th: `ต้องเป็น JPEG ที่มีไม่เกิน ${scansMax} สแกน` },
  bomb: {
    en: 'must not unpack to more than its width and height need',
    th: 'เมื่อคลายการบีบอัดแล้วต้องไม่ใหญ่เกินความกว้างและความสูงที่ระบุ',
  },
})

/** A logo within limits, its header read. */
export const judgedLogo =
  (limits: LogoLimits, form: Bilingual) =>
  (raw: unknown): Judged<Logo> => {
    if (typeof raw !== 'string') return {}
    const logo = readLogo(raw, limits)
    return typeof logo === 'string' ? { refused: logoFaults(form, limits)[logo] } : { value: logo }
  }
