/** A telephone as labels and people write it: nine digits of a landline, or ten of a mobile. */
const TELEPHONE = /(?<![\d/])0(?:-?\d){8,9}(?![\d/])/g
const LANDLINE_DIGITS = 9

/** `ต่อ 12`, `กด 3`, `ext. 12`: dialled after the number of an office. */
const EXTENSION = /^(?:เบอร์)?(?:ต่อ|กด|ภายใน|ext|extension)[\s.:]*\p{Nd}{1,6}$/iu

/** Whether a piece of an order is on its label: a line of its own, or whole words of a line. A name loses its @. */
export function hasPiece(lines: readonly string[], piece: string): boolean {
  const text = words(piece.replace(/^@\s*/, ''))
  return lines.some((line) => words(line).includes(text))
}

/** Between blanks, commas of numbers excepted. */
const words = (text: string): string => ` ${text.replaceAll(/,(?!\p{Nd})/gu, ' ,')} `

/**
 * The label with a piece: an extension directly after its telephone, anything else below the recipient, where shops and
 * landmarks belong.
 *
 * @example withPiece(['คุณก้อย โทร. 021234567', '99/1'], 'ต่อ 12') // ['คุณก้อย โทร. 021234567 ต่อ 12', '99/1']
 */
export function withPiece(lines: readonly string[], piece: string): string[] {
  const at = lines.findIndex((line) => line.search(TELEPHONE) !== -1)
  const end = EXTENSION.test(piece) ? endOfTelephone(lines[at] ?? '') : undefined
  if (end !== undefined)
    return lines.map((line, i) => (i === at ? `${line.slice(0, end)} ${piece}${line.slice(end)}` : line))
  const above = Math.max(at, 0) + 1
  return [...lines.slice(0, above), piece, ...lines.slice(above)]
}

/** The label without a piece that `withPiece` added. */
export function withoutPiece(lines: readonly string[], piece: string): string[] {
  if (lines.includes(piece)) return lines.filter((line) => line !== piece)
  return lines.map((line) => line.replace(` ${piece}`, ''))
}

/** Where the first landline of a line ends; without one, its first telephone. */
function endOfTelephone(line: string): number | undefined {
  const all = [...line.matchAll(TELEPHONE)]
  const found = all.find(([digits]) => digits.replaceAll('-', '').length === LANDLINE_DIGITS) ?? all[0]
  return found && found.index + found[0].length
}
