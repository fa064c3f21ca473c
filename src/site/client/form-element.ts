/** The languages of the elements; every other `lang` is read as Thai. */
export type ElementLanguage = 'th' | 'en'

/** The language of an element's nearest `lang`, through shadow roots. */
function languageOf(element: Element): ElementLanguage {
  const lang = element.closest('[lang]')?.getAttribute('lang')
  if (lang) return lang.startsWith('en') ? 'en' : 'th'
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageOf(root.host) : 'th'
}

/**
 * What the elements share: they take part in forms like an input of their own, and follow the `lang` of what surrounds
 * them. A function, because a class of HTMLElement cannot be defined without a document (Node imports this
 * module too).
 */
export function formElement() {
  abstract class FormElement extends HTMLElement {
    static readonly formAssociated = true

    protected readonly internals = this.attachInternals()
    protected language: ElementLanguage = 'th'
    readonly #languages = new MutationObserver(() => {
      if (this.#readLanguage()) this.render()
    })

    /** Rewrites every word and state of the element. */
    protected abstract render(): void

    connectedCallback(): void {
      this.#readLanguage()
      const watched = { subtree: true, attributes: true, attributeFilter: ['lang'] }
      const root = this.getRootNode()
      for (const each of new Set([root, this.ownerDocument.documentElement])) this.#languages.observe(each, watched)
    }

    disconnectedCallback(): void {
      this.#languages.disconnect()
    }

    formDisabledCallback(): void {
      this.render()
    }

    get form(): HTMLFormElement | null {
      return this.internals.form
    }

    get name(): string {
      return this.getAttribute('name') ?? ''
    }
    set name(name: string) {
      this.setAttribute('name', name)
    }

    get required(): boolean {
      return this.hasAttribute('required')
    }
    set required(required: boolean) {
      this.toggleAttribute('required', required)
    }

    get disabled(): boolean {
      return this.hasAttribute('disabled')
    }
    set disabled(disabled: boolean) {
      this.toggleAttribute('disabled', disabled)
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

    /** Whether the language is another one than before. */
    #readLanguage(): boolean {
      const before = this.language
      this.language = languageOf(this)
      return this.language !== before
    }
  }
  return FormElement
}
