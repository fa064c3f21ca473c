/** Red, green, blue and opacity, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export const BLACK: Colour = [0, 0, 0, 255]
export const WHITE: Colour = [255, 255, 255, 255]
export const TRANSPARENT: Colour = [255, 255, 255, 0]

/** The minimum contrast of dark modules: jsQR still fails at 2.6 to 1. */
export const CONTRAST_MIN = 4

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/**
 * A colour of 3, 6 or 8 hex digits with or without `#`; undefined for anything else, so that no text of the caller reaches a
 * picture.
 *
 * @example parseColour('#06c') // [0, 102, 204, 255]
 */
export function parseColour(text: string): Colour | undefined {
  const digits = HEX.exec(text)?.[1]
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16)
  return [part(0), part(2), part(4), long.length === 8 ? part(6) : 255]
}

/** The digits of a colour, six, or eight when it is not opaque. @example hexOf(BLACK) // '000000' */
export function hexOf([red, green, blue, alpha]: Colour): string {
  return [red, green, blue, ...(alpha === 255 ? [] : [alpha])]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
}

/** Composites one colour over another (W3C Compositing, section 5.1). */
export function over(top: Colour, bottom: Colour): Colour {
  const upper = top[3] / 255
  const lower = (bottom[3] / 255) * (1 - upper)
  const opacity = upper + lower
  if (opacity === 0) return TRANSPARENT
  const channel = (at: 0 | 1 | 2): number => Math.round((top[at] * upper + bottom[at] * lower) / opacity)
  return [channel(0), channel(1), channel(2), Math.round(opacity * 255)]
}

/** The linear value of one channel, WCAG 2.2 "relative luminance". */
const linear = (channel: number): number =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * The contrast ratio of the background to the modules on it, by the WCAG formula; below 1 for light on dark. Transparency
 * shows white paper.
 *
 * @example contrast(BLACK, WHITE) // 21
 */
export function contrast(color: Colour, background: Colour): number {
  const paper = over(background, WHITE)
  return (luminance(paper) + 0.05) / (luminance(over(color, paper)) + 0.05)
}
