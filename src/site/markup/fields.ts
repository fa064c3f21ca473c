import { html } from 'hono/html'
import { t, words, type Content, type Html } from './language.ts'

/** An `<option>`, which can hold no elements. */
export function option(value: string, th: string, en: string, selected = false): Html {
  return html`<option value="${value}"${selected && ' selected'}>${words(th, en)}</option>`
}

interface Field {
  readonly name: string
  readonly th: string
  readonly en: string
  /** Attributes of the input. */
  readonly attributes?: Html
  readonly value?: string
  readonly wide?: boolean
}

export function input({ name, th, en, attributes = html``, value = '', wide = false }: Field): Html {
  return html`<label${wide && html` class="wide"`}><span>${t(th, en)}</span><input name="${name}" value="${value}" autocomplete="off" ${attributes}></label>`
}

export function textarea({ name, th, en, attributes = html``, value = '' }: Field): Html {
  return html`<label class="wide"><span>${t(th, en)}</span><textarea name="${name}" rows="3" ${attributes}>${value}</textarea></label>`
}

export function select(name: string, th: string, en: string, options: readonly Content[]): Html {
  return html`<label><span>${t(th, en)}</span><select name="${name}">${options}</select></label>`
}
