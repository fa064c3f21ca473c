import { readText } from '../text/read/read.ts'
import type { ReadOptions } from '../text/read/token.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * The text for the provider: the reading of a text, or with `raw` the clean text itself.
 *
 * @param text clean (`cleanText`).
 * @example spokenText('คิวที่ 125', { clock: 'official', phoneTwo: 'song', raw: false }) // 'คิวที่ หนึ่งร้อยยี่สิบห้า'
 */
export function spokenText(text: string, { raw, ...options }: ReadOptions & { readonly raw: boolean }): string {
  return raw ? text : readText(text, options).text
}

/** Whether there is anything to hear: a letter or a digit. @example isSpeakable('🙏 …!') // false */
export function isSpeakable(text: string): boolean {
  return LETTER_OR_DIGIT.test(text)
}
