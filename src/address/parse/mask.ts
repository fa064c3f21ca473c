/** A text from which pieces are taken one after the other; a taken piece no longer matches anything. */
export interface Mask {
  readonly text: string
  /** 1 for every taken character. */
  readonly taken: Uint8Array
}

/** Replaces a taken character: neither a letter nor a blank. */
export const TAKEN = '¦'

export const maskOf = (text: string): Mask => ({ text, taken: new Uint8Array(text.length) })

export function take({ taken }: Mask, start: number, end: number): void {
  taken.fill(1, start, end)
}

/** The text with `TAKEN` for every taken character. */
export function rest({ text, taken }: Mask): string {
  let result = ''
  for (let i = 0; i < text.length; i++) result += taken[i] === 1 ? TAKEN : text[i]
  return result
}

/** The first match in the rest; the whole match is taken. */
export function takeMatch(mask: Mask, pattern: RegExp): RegExpExecArray | undefined {
  const match = pattern.exec(rest(mask))
  if (!match) return undefined
  take(mask, match.index, match.index + match[0].length)
  return match
}
