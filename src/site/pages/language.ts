import { html } from 'hono/html'

export type Language = 'th' | 'en'

/** A piece of a page. Hono's type also allows promises inside; these pages have none. */
export type Html = ReturnType<typeof html>

/** Content for `html`: plain text, which it escapes, or HTML. */
export type Content = string | Html

/** Private-use characters that enclose a text in both languages until `inLanguage` chooses. */
const [OPEN, BETWEEN, CLOSE] = ['\u{e000}', '\u{e001}', '\u{e002}']

/** A text in both languages, also for attributes: a page is written once, and `inLanguage` derives its twins. */
export function words(th: string, en: string): string
export function words(th: Content, en: Content): Content
export function words(th: Content, en: Content): Content {
  if (typeof th === 'string' && typeof en === 'string') return `${OPEN}${th}${BETWEEN}${en}${CLOSE}`
  return html`${OPEN}${th}${BETWEEN}${en}${CLOSE}`
}

/** A sentence in both languages, as its own element. */
export function t(th: Content, en: Content): Html {
  return html`<span>${words(th, en)}</span>`
}

/** A text in both languages without another one inside. */
const innermost = new RegExp(
  `${OPEN}([^${OPEN}${BETWEEN}${CLOSE}]*)${BETWEEN}([^${OPEN}${BETWEEN}${CLOSE}]*)${CLOSE}`,
  'gu',
)

/**
 * One language's page of a text written with `words`, which may be nested.
 *
 * @example inLanguage(`<p>${words('ศาลา', 'Sala')}</p>`, 'en') // '<p>Sala</p>'
 */
export function inLanguage(page: string, language: Language): string {
  const chosen = page.replace(innermost, language === 'th' ? '$1' : '$2')
  return chosen === page ? page : inLanguage(chosen, language)
}

/** The path of a page in the reader's language. @example html`<a href="${pathTo('/docs')}">` */
export function pathTo(path: string): string {
  return words(path, `/en${path}`)
}

/** A list with something between its items. @example joined(['a', 'b'], ' · ') // ['a', ' · ', 'b'] */
export function joined(items: readonly Content[], separator: Content): Content[] {
  return items.flatMap((item, i) => (i === 0 ? [item] : [separator, item]))
}
