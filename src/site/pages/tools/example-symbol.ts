import { html, raw } from 'hono/html'
import { qrSymbol } from '../../../qr/symbol.ts'
import { words, type Html } from '../language.ts'

const { modules, size } = qrSymbol('ตัวอย่าง')
/** A finder pattern with its separator (ISO/IEC 18004, 5.3.2): without all three no reader finds a symbol. */
const FINDER = 8

const isFinder = (x: number, y: number): boolean =>
  (x < FINDER || x >= size - FINDER) && (y < FINDER || y >= size - FINDER) && !(x >= FINDER && y >= FINDER)

/** The dark modules as strokes, one per run; the three corners stay empty. */
function strokes(): string {
  const runs: string[] = []
  for (let y = 0; y < size; y++) {
    let length = 0
    for (let x = 0; x <= size; x++) {
      const isDark = x < size && modules[y * size + x] === 1 && !isFinder(x, y)
      if (isDark) length++
      else if (length > 0) {
        runs.push(`M${x - length} ${y}.5h${length}`)
        length = 0
      }
    }
  }
  return runs.join('')
}

const corner = (x: number, y: number): string => `<rect x="${x}" y="${y}" width="6" height="6" rx="1.5" fill="none"/>`
const far = size - 6.5

/** A code with ตัวอย่าง across it: no account and not scannable, so that it can be neither used nor paid. */
export const exampleSymbol: Html = html`${raw(`<svg viewBox="-2 -2 ${size + 4} ${size + 4}" width="240" height="240" aria-hidden="true"><g id="code" stroke="#9aa9ab" fill="none"><path d="${strokes()}"/>${corner(0.5, 0.5)}${corner(far, 0.5)}${corner(0.5, far)}</g>
<g transform="rotate(-24 ${size / 2} ${size / 2})"><rect x="-3" y="${size / 2 - 3.5}" width="${size + 6}" height="7" fill="#0b5d56"/><text x="${size / 2}" y="${size / 2 + 1.4}" font-size="`)}${words('4.6', '3.3')}${raw(`" font-weight="600" text-anchor="middle" fill="#fff">`)}${words('ตัวอย่าง', 'ตัวอย่าง · Example')}${raw('</text></g></svg>')}`
