/** Copied from client.d.ts, which this file does not import because the pages are built with it. */
interface SegmentOptions {
  readonly locale?: string
  readonly all?: boolean
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(locale: string): Intl.Segmenter {
  let known = segmenters.get(locale)
  if (!known) segmenters.set(locale, (known = new Intl.Segmenter(locale, { granularity: 'word' })))
  return known
}

/**
 * The words of a text, segmented by the browser's (or Node's) own dictionary; nothing is sent anywhere. With `all`, spaces
 * and punctuation too, so that the joined parts equal the text.
 *
 * @example segmentWords('ฉันรักภาษาไทย') // ['ฉัน', 'รัก', 'ภาษา', 'ไทย']
 */
export function segmentWords(text: string, { locale = 'th', all = false }: SegmentOptions = {}): string[] {
  return [...segmenter(locale).segment(text)].flatMap(({ segment, isWordLike }) => (all || isWordLike ? [segment] : []))
}

/** The number of words. @example countWords('ฉันรักภาษาไทย') // 4 */
export function countWords(text: string, options: Pick<SegmentOptions, 'locale'> = {}): number {
  return segmentWords(text, options).length
}
