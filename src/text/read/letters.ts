/** Names of letters, Thai and Latin. */

import { words } from './table.ts'

/** A to Z (Royal Institute, transliteration of English, B.E. 2532; usage: เอ็กซ์, pronounced with its short vowel). */
const LATIN = words(String.raw`เอ บี ซี ดี อี เอฟ จี เอช ไอ เจ เค แอล เอ็ม เอ็น โอ พี คิว อาร์ เอส ที ยู วี ดับเบิลยู เอ็กซ์ วาย แซด`)

/** Consonants named with the sound of a more common one (usage: ศธ is ศอทอ, กฟภ กอฟอพอ). */
const SAME_SOUND: ReadonlyMap<string, string> = new Map(
  words(String.raw`ธท ภพ ญย ณน ฆค ฐถ ฎด ฏต ฑท ฒท ษส ฬล`).map(([letter = '', sound = '']) => [letter, sound]),
)

/**
 * Letters by name: a Thai consonant with its own sound and อ, a capital Latin letter by its English name; skips all other
 * characters.
 *
 * @example letterWords('ป.ป.ช.') // 'ปอปอชอ'
 * @example letterWords('BTS') // 'บีทีเอส'
 */
export function letterWords(letters: string): string {
  let names = ''
  for (const letter of letters) {
    const code = letter.charCodeAt(0)
    if (code >= 0x0e01 && code <= 0x0e2e) names += `${SAME_SOUND.get(letter) ?? letter}อ`
    else if (code >= 0x41 && code <= 0x5a) names += LATIN[code - 0x41] ?? ''
  }
  return names
}
