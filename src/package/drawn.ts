import { codePoints, tooLong, type Bilingual, type Judged, type Refusal } from '../http/values.ts'
import { qrCaptionCharsMax } from '../limits.ts'
import { judgedCaption } from '../qr/style-values.ts'
import type { Read } from './given.ts'
import { refusal } from './given.ts'

/** What judges a raw value, as what reads a text. */
export const readBy =
  <T>(judge: (raw: unknown) => Judged<T>): Read<T> =>
  (text) => {
    const judged = judge(text)
    return 'value' in judged ? judged.value : judged.refused && { refused: judged.refused }
  }

/** A caption, its length judged first. */
export function readCaption(text: string): string | Refusal | undefined {
  const length = codePoints(text)
  return length > qrCaptionCharsMax ? { refused: tooLong(qrCaptionCharsMax, length) } : readBy(judgedCaption)(text)
}

const renderer: Bilingual = {
  en: 'needs the renderer of the service, which this package leaves out',
  th: 'ต้องใช้ตัววาดภาพของบริการ ซึ่งไม่มีในแพ็กเกจนี้',
}

/** Refuses what only the service draws. @throws {SalaError} `invalid_parameter`. */
export function refuseUndrawn(params: object | null | undefined, prefix: string, ...names: readonly string[]): void {
  const found = names.find(
    (name) => ((params as Readonly<Record<string, unknown>> | undefined)?.[name] ?? null) !== null,
  )
  if (found === undefined) return
  throw refusal('invalid_parameter', [{ parameter: prefix + found, message: renderer.en, messageTh: renderer.th }])
}
