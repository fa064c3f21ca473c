/** Text as HTML. @example escape('a < b') // 'a &lt; b' */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** A sentence in both languages; the style sheet shows the chosen one. Both may hold HTML. */
export function t(th: string, en: string): string {
  return `<span class="th" lang="th">${th}</span><span class="en" lang="en">${en}</span>`
}

/** The text of an `<option>`, which can hold no elements; the page's script switches it. */
export function option(value: string, th: string, en: string, selected = false): string {
  return `<option value="${value}" data-th="${th}" data-en="${en}"${selected ? ' selected' : ''}>${th}</option>`
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
