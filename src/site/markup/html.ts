/** Text as HTML. @example escape('a < b') // 'a &lt; b' */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

export type Language = 'th' | 'en'

/** Private-use characters that enclose a text in both languages until `inLanguage` chooses. */
const [OPEN, BETWEEN, CLOSE] = ['\u{e000}', '\u{e001}', '\u{e002}']

/** Plain text in both languages, also for attributes: a page is written once, and `inLanguage` makes its twins. */
export function words(th: string, en: string): string {
  return `${OPEN}${th}${BETWEEN}${en}${CLOSE}`
}

/** A sentence in both languages, as its own element. Both may hold HTML. */
export function t(th: string, en: string): string {
  return `<span>${words(th, en)}</span>`
}

/**
 * One of the two pages written as one with `words`; texts may be nested.
 *
 * @example inLanguage(`<p>${words('ศาลา', 'Sala')}</p>`, 'en') // '<p>Sala</p>'
 */
export function inLanguage(html: string, language: Language): string {
  const innermost = new RegExp(
    `${OPEN}([^${OPEN}${BETWEEN}${CLOSE}]*)${BETWEEN}([^${OPEN}${BETWEEN}${CLOSE}]*)${CLOSE}`,
    'gu',
  )
  const chosen = html.replace(innermost, language === 'th' ? '$1' : '$2')
  return chosen === html ? html : inLanguage(chosen, language)
}

/** The path of a page in the reader's language. @example `<a href="${page('/docs')}">` */
export function page(path: string): string {
  return words(path, `/en${path}`)
}

/** An `<option>`, which can hold no elements. */
export function option(value: string, th: string, en: string, selected = false): string {
  return `<option value="${value}"${selected ? ' selected' : ''}>${words(th, en)}</option>`
}

interface Field {
  readonly name: string
  readonly th: string
  readonly en: string
  /** Attributes of the input, as HTML. */
  readonly attributes?: string
  readonly value?: string
  readonly wide?: boolean
}

export function input({ name, th, en, attributes = '', value = '', wide = false }: Field): string {
  return `<label${wide ? ' class="wide"' : ''}><span>${t(th, en)}</span><input name="${name}" value="${escape(value)}" autocomplete="off" ${attributes}></label>`
}

export function textarea({ name, th, en, attributes = '', value = '' }: Field): string {
  return `<label class="wide"><span>${t(th, en)}</span><textarea name="${name}" rows="3" ${attributes}>${escape(value)}</textarea></label>`
}

export function select(name: string, th: string, en: string, options: readonly string[]): string {
  return `<label><span>${t(th, en)}</span><select name="${name}">${options.join('')}</select></label>`
}

export function icon(name: string): string {
  return `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`
}
