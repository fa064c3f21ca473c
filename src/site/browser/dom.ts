import { language } from './language.ts'

type Child = Node | string | null | undefined | false
type Attributes = Record<string, string | boolean | ((event: Event) => void) | undefined>

/**
 * An element. Attributes that are functions are listeners; text children are text, never HTML.
 *
 * @example el('button', { type: 'button', onclick: close }, say('ปิด', 'Close'))
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.replace(/^on/, ''), value)
    else if (value === true) element.setAttribute(name, '')
    else if (typeof value === 'string') element.setAttribute(name, value)
  }
  element.append(
    ...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false),
  )
  return element
}

/** A paragraph of one style: `big`, `small`, a `note` or a `problem`. */
export function para(look: string, ...children: Child[]): HTMLParagraphElement {
  return el('p', { class: look }, ...children)
}

/** Right or wrong, as a mark and in words. */
export function verdict(isRight: boolean, text: string): HTMLElement {
  return para(`big verdict ${isRight ? 'yes' : 'no'}`, text)
}

/** A small, inconspicuous button. */
export function quiet(text: string, onclick?: () => void): HTMLButtonElement {
  return el('button', { type: 'button', class: 'quiet small', onclick }, text)
}

/** The sentence in the language of the page. */
export function say<T = string>(th: T, en: T): T {
  return language() === 'th' ? th : en
}

/** Words in both languages, by key. */
export type Words = Readonly<Record<string, readonly [th: string, en: string]>>

/** The words of a key in the language of the page; empty if there are none. */
export function named(words: Words, name: string | null | undefined): string {
  return say(...(words[name ?? ''] ?? ['', '']))
}

export function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}

/** The element for a selector that our own markup guarantees. The caller names its type, as with querySelector. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function find<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Rarely needed content, folded under its title. */
export function folded(title: string, ...content: Child[]): HTMLDetailsElement {
  return el('details', {}, el('summary', {}, title), ...content)
}

/** The form's label of a field. */
export function labelOf(field: Element | null): string | undefined {
  return field?.closest('label')?.querySelector('span')?.textContent?.trim()
}

/** A list of terms and their values; empty values are left out. */
export function facts(rows: readonly (readonly [th: string, en: string, value: Child])[]): HTMLElement {
  const list = el('dl', { class: 'facts' })
  for (const [th, en, value] of rows) {
    if (value !== null && value !== undefined && value !== '' && value !== false)
      list.append(el('div', {}, el('dt', {}, say(th, en)), el('dd', {}, value)))
  }
  return list
}

/** A button that copies a text (or the result of a function, at the press) and confirms it. */
export function copyButton(text: string | (() => string), th = 'คัดลอก', en = 'Copy'): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'quiet small' }, icon('copy'), say(th, en))
  button.addEventListener('click', () => void copy(typeof text === 'string' ? text : text(), button))
  return button
}

/** The same as the main button of an answer. */
export function loudCopy(...what: Parameters<typeof copyButton>): HTMLButtonElement {
  const button = copyButton(...what)
  button.className = 'button'
  return button
}

/** Copies and briefly shows a tick on the button. */
export async function copy(text: string, button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(text)
  button.dataset['copied'] = ''
  setTimeout(() => delete button.dataset['copied'], 1500)
}

/** Runs `action` after a pause in the calls. */
export function afterPause(action: () => void, pauseMs = 350): (() => void) & { readonly cancel: () => void } {
  let timer = 0
  const cancel = (): void => clearTimeout(timer)
  const wait = (): void => {
    cancel()
    timer = window.setTimeout(action, pauseMs)
  }
  return Object.assign(wait, { cancel })
}

/** Resolves after the changes so far are painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
