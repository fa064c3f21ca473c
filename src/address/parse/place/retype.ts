import { retype } from '../../names/keyboard.ts'
import type { Span } from '../text/span.ts'

const KEYS = /[!-~]+/g
/** A key for a Thai letter. */
const THAI_KEY = /[A-Za-z;'[\]]|[90]"/

/** A text with its Latin runs retyped on the Thai layout, and their spans; undefined if there are none. */
export function retypedText(text: string, cut: Uint8Array): { text: string; spans: Span[] } | undefined {
  const spans: Span[] = []
  const other = text.replace(KEYS, (keys, start: number) => {
    if (keys.length < 2 || cut[start] === 1 || !THAI_KEY.test(keys)) return keys
    // The point of ต. is not retyped.
    const point = keys.startsWith('.') && /[ก-ฮ]/.test(text[start - 1] ?? '') ? 1 : 0
    spans.push({ start: start + point, end: start + keys.length })
    return keys.slice(0, point) + retype(keys.slice(point)).replaceAll('ๅ', 'า')
  })
  return spans.length > 0 && other.length === text.length ? { text: other, spans } : undefined
}
