import type { Language } from './language.ts'

/** What search engines show of a description without cutting it, in letters. */
const [LETTERS_MIN, LETTERS_MAX] = [120, 155]

/** True of every page. Each is shorter than the gap between the two limits, so one of them always fits. */
const endings = {
  th: ['ฟรี ไม่ต้องสมัคร ไม่มีโฆษณา', 'ใช้ได้ทันทีบนมือถือและคอมพิวเตอร์', 'โปรแกรมเรียกใช้ได้โดยไม่ต้องมีคีย์'],
  en: ['Free, no account, no advertising.', 'Works on a phone, at once.', 'Programs call it without a key.'],
} as const

/** A sentence, with as many of the names as fit, padded with `endings`. */
export function description(sentence: string, names: readonly string[], language: Language): string {
  const [comma, others, stop] = language === 'th' ? [' ', ' และอื่น ๆ', ''] : [', ', ' and others', '.']
  const list = (count: number): string =>
    `${sentence}: ${names.slice(0, count).join(comma)}${count < names.length ? others : ''}${stop}`
  let shown = names.length
  while (shown > 0 && list(shown).length > LETTERS_MAX) shown--
  let text = shown > 0 ? list(shown) : sentence
  for (const ending of endings[language]) if (text.length < LETTERS_MIN) text += ` ${ending}`
  return text
}
