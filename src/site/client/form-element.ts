import type { Client } from '../../../public/client.d.ts'
import { dress } from './element-style.ts'
import { clientOf, waiting } from './home.ts'

/** Why a value is rejected. */
export type Refusal = readonly [flag: keyof ValidityStateFlags, message: string]

/** The languages of the elements; every other `lang` counts as Thai. */
export type ElementLanguage = 'th' | 'en'

const tryAgain = { th: 'ลองใหม่', en: 'Try again' }

/** Boolean attributes; all others are text. */
const flags = new Set(['required', 'disabled'])

/** The language of an element's nearest `lang`, through shadow roots; case-insensitive (BCP 47, 2.1.1). */
function languageOf(element: Element): ElementLanguage {
  const lang = element.closest('[lang]')?.getAttribute('lang')
  if (lang) return /^en(?![a-z])/i.test(lang) ? 'en' : 'th'
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageOf(root.host) : 'th'
}

/** Requests wait for the next task: until then a framework may move the element, or the page may call `setService`. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A value as text: numbers are written out as in an input; other types become ''. */
const textOf = (value: unknown): string => (/^(?:string|number|bigint)$/.test(typeof value) ? String(value) : '')

/** Node imports this module too: without a document the classes exist but cannot be constructed. */
const Base = (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement)

/**
 * The life cycle of a form element, as of `<input>`: the value survives creation, connection and moves, is restored in
 * copies, and follows the attribute until it is changed; properties may be set before the element is defined. A subclass
 * defines how a value is shown (`write`), read (`read`) and validated (`report`), ends its constructor with `begin`, and is
 * registered by `define`.
 */
export abstract class FormElement extends Base {
  static readonly formAssociated = true
  static readonly observedAttributes: readonly string[]
  declare name: string
  declare required: boolean
  declare disabled: boolean

  protected readonly internals = this.attachInternals()
  protected language: ElementLanguage = 'th'
  /** The element's content: ordinary elements without a shadow root, so that the page's own styles apply. */
  protected readonly box = document.createElement('div')
  protected readonly status = document.createElement('small')
  /** Whether a person has changed the content since a program set it. */
  protected isTouched = false
  /** Whether the value has left the attribute's. */
  #isDirty = false
  #message = ''
  #again: (() => void) | undefined
  readonly #button = document.createElement('button')
  readonly #languages = new MutationObserver(() => {
    if (this.#readLanguage()) this.render()
  })
  readonly #retry = (): void => this.#again?.()

  /** Rewrites all texts and states of the element, and reports its validity. */
  protected abstract render(): void
  /** Shows a value that was set by a program. */
  protected abstract write(value: string): void
  protected abstract read(): string
  /** Loads missing data; runs whenever the element is connected. */
  protected abstract load(): void

  /** The last line of a constructor: applies properties that were set before the element was defined. */
  protected begin(): void {
    this.box.dataset['sala'] = ''
    this.status.role = 'status'
    this.#button.type = 'button'
    this.#button.addEventListener('click', this.#retry)
    // Only the element's own events leave it.
    for (const type of ['input', 'change', 'invalid'])
      this.box.addEventListener(type, (event) => event.stopPropagation(), type === 'invalid')
    this.addEventListener('focusin', ({ target }) => target === this.#button || this.#retry())
    this.#adopt()
    const given = this as unknown as Record<string, unknown>
    for (const name of Object.keys(given).filter((each) => each in this.constructor.prototype)) {
      const value = given[name]
      delete given[name]
      given[name] = value
    }
  }

  /** The controls of a copy (`cloneNode`, `innerHTML`, a page cache) are dead: their values move to our own. */
  #adopt(): void {
    for (const copy of this.querySelectorAll<HTMLElement>(':scope > [data-sala]')) {
      if (copy === this.box) continue
      const { value } = copy.dataset
      copy.replaceWith(this.box)
      if (value !== undefined && !this.#isDirty) this.value = value
    }
    if (this.isConnected && this.box.parentNode !== this) this.append(this.box)
  }

  connectedCallback(): void {
    this.#readLanguage()
    const watched = { subtree: true, attributes: true, attributeFilter: ['lang'] }
    const root = this.getRootNode()
    for (const each of new Set([root, this.ownerDocument.documentElement])) this.#languages.observe(each, watched)
    dress(this)
    this.#adopt()
    this.render()
    this.load()
  }

  disconnectedCallback(): void {
    this.#languages.disconnect()
    waiting.delete(this.#retry)
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name !== 'value') this.render()
    else if (!this.#isDirty) this.write(value ?? '')
    if (name === 'service') this.#retry()
  }

  formDisabledCallback(): void {
    this.render()
  }

  formResetCallback(): void {
    this.#isDirty = this.isTouched = false
    this.write(this.getAttribute('value') ?? '')
  }

  formStateRestoreCallback(value: string): void {
    this.value = value
  }

  get value(): string {
    return this.read()
  }
  set value(given: unknown) {
    const value = textOf(given)
    // A framework sets back the value it received: a person's unfinished input stays.
    if (this.isTouched && value === this.value) return
    this.#isDirty = true
    this.isTouched = false
    this.write(value)
  }

  get form(): HTMLFormElement | null {
    return this.internals.form
  }
  /** Takes the id of a form, as the attribute does: React sets a property wherever an element has one. */
  set form(given: unknown) {
    const id = given instanceof HTMLFormElement ? given.id || null : given
    if (id === null || id === undefined) this.removeAttribute('form')
    else this.setAttribute('form', textOf(id))
  }

  get labels(): NodeList {
    return this.internals.labels
  }

  get validity(): ValidityState {
    return this.internals.validity
  }

  get validationMessage(): string {
    return this.internals.validationMessage
  }

  get willValidate(): boolean {
    return this.internals.willValidate
  }

  checkValidity(): boolean {
    return this.internals.checkValidity()
  }

  reportValidity(): boolean {
    return this.internals.reportValidity()
  }

  setCustomValidity(message: string): void {
    this.#message = message
    this.render()
  }

  override focus(options?: FocusOptions): void {
    this.box.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus(options)
  }

  /**
   * The validity while nothing can be checked yet: a value that the page set is valid, as in an input, so that an outage of
   * the service blocks no order with a saved value; a person's new choice or input is invalid until it is checked.
   */
  protected unchecked(loading: string, failed: string): Refusal | undefined {
    return this.value && !this.isTouched ? undefined : ['customError', this.isFailing ? failed : loading]
  }

  /** Whether something failed and awaits a retry. */
  protected get isFailing(): boolean {
    return this.#again !== undefined
  }

  protected get api(): Client {
    return clientOf(this.getAttribute('service'))
  }

  /** Sets the form's value, and the refusal if there is one. */
  protected submit(value: FormData | string, state: string, anchor: HTMLElement, refusal?: Refusal): void {
    this.internals.setFormValue(value, state)
    if (this.#isDirty) this.box.dataset['value'] = state
    else delete this.box.dataset['value']
    const [flag, message] = this.#message ? (['customError', this.#message] as const) : (refusal ?? [])
    if (flag === undefined) this.internals.setValidity({})
    else this.internals.setValidity({ [flag]: true }, message, this.contains(anchor) ? anchor : undefined)
  }

  /** Marks a change by a person. */
  protected touch(): void {
    this.#isDirty = this.isTouched = true
  }

  protected announce(types: readonly string[], detail: unknown): void {
    for (const type of types) this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }))
  }

  /** Reports a failure and offers a retry: by a button, on focus, and when the network returns. */
  protected fail(error: unknown, message: string, again?: () => void): void {
    if (again) {
      waiting.add(this.#retry)
      if (!this.#again) this.box.append(this.#button)
      this.#again = again
    } else this.recover()
    this.status.textContent = message
    this.announce(['problem'], error)
  }

  /** Ends a failure that was resolved or became irrelevant. */
  protected recover(): void {
    if (!this.#again) return
    this.#again = undefined
    waiting.delete(this.#retry)
    this.status.textContent = ''
    const hadFocus = this.#button.matches(':focus')
    this.#button.remove()
    if (hadFocus) this.focus()
  }

  /** Whether the language has changed. */
  #readLanguage(): boolean {
    const before = this.language
    this.language = languageOf(this)
    this.#button.textContent = tryAgain[this.language]
    return this.language !== before
  }
}

const ignore = (): void => undefined

/**
 * Registers an element once; each observed attribute becomes a property, and `null` removes it. Properties without a setter
 * ignore assignments.
 */
export function define(tag: string, element: typeof FormElement & { prototype: FormElement }): void {
  for (const name of element.observedAttributes) {
    if (name in element.prototype) continue
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: FormElement) {
        return flags.has(name) ? this.hasAttribute(name) : (this.getAttribute(name) ?? '')
      },
      set(this: FormElement, value: unknown) {
        if (flags.has(name)) this.toggleAttribute(name, Boolean(value))
        else if (value === null || value === undefined) this.removeAttribute(name)
        else this.setAttribute(name, textOf(value))
      },
    })
  }
  // A framework may set the others too; an error would stop its whole page.
  for (const { prototype } of [FormElement, element])
    for (const [name, accessor] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (accessor.get && !accessor.set) Object.defineProperty(prototype, name, { ...accessor, set: ignore })
  const registry = globalThis.customElements as CustomElementRegistry | undefined
  if (registry && !registry.get(tag)) registry.define(tag, element as unknown as CustomElementConstructor)
}
