import sarabun from './sarabun.generated.json' with { type: 'json' }

/** Advance widths of Sarabun Regular by code point, in the font's units; 0 for marks, and for letters with marks. */
const widths = new Map<number, number>()
let code = 0
for (const run of sarabun.runs.split(';')) {
  const [leftOut = 0, ...advances] = run.split(',').map((number) => Number.parseInt(number, 36))
  code += leftOut
  for (const width of advances) widths.set(code++, width)
}

/** A letter with marks is as wide as its base letter, unless the table has its own width. */
const widthOf = (character: string): number =>
  widths.get(character.codePointAt(0) ?? 0) || (widths.get(character.normalize('NFD').codePointAt(0) ?? 0) ?? 0)

/** Height of the strip under the symbol as a fraction of the picture's width, and the text in it. */
const STRIP_PER_WIDTH = 3 / 32
/** 7 % of the picture's width, unless the caption's marks need room. */
const FONT_PER_STRIP_MAX = 0.75
/** Leaves 2 % of the strip free, because letters are drawn between pixels. */
const USED_PER_STRIP = 0.96
const TEXT_PER_WIDTH = 0.94

/** Followed by the viewer's own Thai fonts, because an SVG in an img element cannot load one. */
const FONTS = "Sarabun, 'Noto Sans Thai', Thonburi, 'Leelawadee UI', Tahoma, sans-serif"

/** The first character without a glyph in the caption font, if any. */
export function undrawable(caption: string): string | undefined {
  return Array.from(caption).find((character) => !widths.has(character.codePointAt(0) ?? 0))
}

/** Height of the caption's strip under a picture of this width, px. @example stripPx(512, 'สแกนเลย') // 48 */
export function stripPx(widthPx: number, caption: string): number {
  const height = widthPx * STRIP_PER_WIDTH
  return Math.round(linesOf(caption, widthPx, height).length > 1 ? height * TWO_LINES : height)
}

/** Width of a line of text set in Sarabun at a font size of 1. */
function lineWidth(caption: string): number {
  let units = 0
  for (const character of caption) units += widthOf(character)
  return units / sarabun.unitsPerEm
}

/** The strip of a caption, in any unit. */
export interface Strip {
  readonly top: number
  readonly width: number
  readonly height: number
  /** A colour generated here, never the caller's text. */
  readonly fill: string
}

const STACKED = /[\u0e31\u0e33\u0e34-\u0e37\u0e47\u0e4d][\u0e47-\u0e4e]|[\u0e47-\u0e4e]\u0e33/
const BELOW = /[\u0e38-\u0e3aญฎฏฐ]/

/** The extent of a caption's letters above and below the baseline, in font sizes: the bounds of Sarabun's glyphs, rounded up. */
function reach(caption: string): { above: number; below: number } {
  return { above: STACKED.test(caption) ? 1.28 : 1, below: BELOW.test(caption) ? 0.55 : 0.25 }
}

/** A line that would shrink below this fraction of its natural size is broken in two, in a higher strip. */
const BROKEN_BELOW = 0.55
/** Height of the strip of two lines, as a multiple of the strip of one. */
const TWO_LINES = 5 / 3

/**
 * The caption as a centred line of SVG text, shrunk to fit, or as two lines if it would shrink too much. `textLength` keeps
 * a shrunk line to its width in any viewer's font.
 *
 * @param spelt rewrites a line for the renderer, after the line breaks are chosen.
 */
export function captionText(caption: string, strip: Strip, spelt = (line: string): string => line): string {
  const { top, width, height } = strip
  const lines = linesOf(caption, width, width * STRIP_PER_WIDTH)
  const each = height / lines.length
  return lines.map((line, i) => lineText(spelt(line), { ...strip, top: top + i * each, height: each })).join('')
}

/** The caption's lines for a strip of one line. */
function linesOf(caption: string, width: number, height: number): string[] {
  const fitting = (width * TEXT_PER_WIDTH) / lineWidth(caption)
  return fitting < naturalSize(caption, height) * BROKEN_BELOW ? inTwo(caption) : [caption]
}

/** Broken between the words where the longer line is shortest; one line if there is only one word. */
function inTwo(caption: string): string[] {
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(caption)]
  const [best] = words
    .slice(1)
    .map(({ index }) => [caption.slice(0, index).trim(), caption.slice(index).trim()])
    .filter((pair) => pair.every((line) => line !== ''))
    .map((pair) => ({ pair, width: Math.max(...pair.map(lineWidth)) }))
    .toSorted((a, b) => a.width - b.width)
  return best?.pair ?? [caption]
}

function naturalSize(line: string, height: number): number {
  const { above, below } = reach(line)
  return Math.min(height * FONT_PER_STRIP_MAX, (height * USED_PER_STRIP) / (above + below))
}

function lineText(line: string, { top, width, height, fill }: Strip): string {
  const { above, below } = reach(line)
  const natural = naturalSize(line, height)
  const room = width * TEXT_PER_WIDTH
  const fitting = room / lineWidth(line)
  const isShrunk = fitting < natural
  const size = isShrunk ? fitting : natural
  const baseline = top + height / 2 + ((above - below) / 2) * size
  const held = isShrunk ? ` textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  return (
    `<text x="${short(width / 2)}" y="${short(baseline)}" text-anchor="middle" font-size="${short(size)}"${held}` +
    ` font-family="${FONTS}" fill="${fill}">${escapeXml(line)}</text>`
  )
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
