import type * as Rules from './date-rules.ts'
import { dress } from './element-style.ts'
import { formElement } from './form-element.ts'

const words = {
  th: {
    label: 'วันที่',
    placeholder: 'เช่น 10/10/2561',
    pick: 'ปฏิทิน',
    missing: (label: string) => `โปรดระบุ${label}`,
    early: (label: string, day: string) => `${label}ต้องไม่ก่อน${day}`,
    late: (label: string, day: string) => `${label}ต้องไม่หลัง${day}`,
    refused: (label: string, rule: string) => label + rule,
    loading: 'กำลังโหลด โปรดรอสักครู่',
    failed: 'โหลดไม่สำเร็จ โปรดลองใหม่',
  },
  en: {
    label: 'Date',
    placeholder: 'e.g. 10/10/2018 or 10/10/2561',
    pick: 'Calendar',
    missing: (label: string) => `Please fill in: ${label}`,
    early: (label: string, day: string) => `${label} must not be before ${day}`,
    late: (label: string, day: string) => `${label} must not be after ${day}`,
    refused: (label: string, rule: string) => `${label} ${rule}`,
    loading: 'Loading, please wait',
    failed: 'Loading failed, please try again',
  },
}

type Refusal = readonly [flag: keyof ValidityStateFlags, message: string]

let rules: typeof Rules | undefined

/**
 * Makes and registers `<thai-date>`: one box that takes a date as people in Thailand type it (`10/10/2561`, `10 ต.ค. 61`,
 * `2018-10-10`, `10102561`), and a button for the platform's own picker. The form gets the day as `YYYY-MM-DD` of the
 * Christian era; the person sees the weekday and both eras. Its controls are ordinary elements without a shadow.
 *
 * The rules are those of the endpoint `date`, in a module of their own, which a page without the element does not load.
 * No date is sent anywhere. Outside a browser there is nothing to define: undefined.
 */
export function defineThaiDate() {
  if (typeof HTMLElement === 'undefined') return undefined

  class ThaiDateElement extends formElement() {
    static readonly observedAttributes = ['label', 'name', 'placeholder', 'value', 'required', 'disabled', 'min', 'max']

    readonly #box = document.createElement('div')
    readonly #label = document.createElement('span')
    readonly #input = document.createElement('input')
    readonly #button = document.createElement('button')
    readonly #picker = document.createElement('input')
    readonly #status = document.createElement('small')
    #read: Rules.ReadDate | undefined
    /** What is in the box came from a person, so it stays as it was typed. */
    #isTyped = false
    /** A person has left the box or sent the form: only then an unfinished date is an error. */
    #isLeft = false

    constructor() {
      super()
      const label = document.createElement('label')
      label.append(this.#label, this.#input)
      this.#input.type = 'text'
      this.#input.autocomplete = 'off'
      this.#input.spellcheck = false
      this.#button.type = 'button'
      this.#picker.type = 'date'
      this.#picker.tabIndex = -1
      this.#picker.setAttribute('aria-hidden', 'true')
      this.#status.id = `thai-date-${Math.random().toString(36).slice(2)}`
      this.#status.role = 'status'
      this.#input.setAttribute('aria-describedby', this.#status.id)
      this.#box.append(label, this.#button, this.#picker, this.#status)
      this.#listen()
    }

    override connectedCallback(): void {
      super.connectedCallback()
      dress(this)
      if (!this.#isAttached) {
        this.append(this.#box)
        // A framework may have set the property before the element came into the page.
        this.#write(this.#input.value || (this.getAttribute('value') ?? ''))
      }
      void this.#load()
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      if (!this.#isAttached) return
      if (name === 'value') this.#write(value ?? '')
      else this.render()
    }

    formResetCallback(): void {
      this.#write(this.getAttribute('value') ?? '')
    }

    formStateRestoreCallback(text: string): void {
      this.#write(text)
    }

    /** The day as `YYYY-MM-DD` of the Christian era, or '' while none is read. Setting it takes either era. */
    get value(): string {
      return this.#read?.value ?? ''
    }
    set value(day: string) {
      // A framework hands back what it was told: the text of somebody who is typing must not change.
      if (day !== this.value || this.#input !== document.activeElement) this.#write(day)
    }

    get min(): string {
      return this.getAttribute('min') ?? ''
    }
    set min(day: string) {
      this.setAttribute('min', day)
    }

    get max(): string {
      return this.getAttribute('max') ?? ''
    }
    set max(day: string) {
      this.setAttribute('max', day)
    }

    override focus(options?: FocusOptions): void {
      this.#input.focus(options)
    }

    get #isAttached(): boolean {
      return this.#box.parentNode === this
    }

    protected render(): void {
      if (!this.#isAttached) return
      const { label, placeholder, pick } = words[this.language]
      this.#label.textContent = this.getAttribute('label') ?? label
      this.#input.placeholder = this.getAttribute('placeholder') ?? placeholder
      this.#input.required = this.required
      this.#button.textContent = pick
      for (const control of [this.#input, this.#button, this.#picker]) control.disabled = this.matches(':disabled')
      this.#judge()
      if (this.#read && !this.#isTyped) this.#input.value = this.#read.shown[this.language]
    }

    #listen(): void {
      this.#input.addEventListener('input', () => {
        this.#isTyped = true
        this.#isLeft = false
        this.#judge()
        this.#announce('input')
        if (!rules) void this.#load()
      })
      this.#input.addEventListener('change', () => {
        this.#isLeft = true
        this.#judge()
        this.#announce('change')
      })
      this.#button.addEventListener('click', () => this.#pick())
      this.#picker.addEventListener('change', () => {
        this.#write(this.#picker.value)
        this.#announce('input')
        this.#announce('change')
      })
      this.addEventListener('invalid', () => {
        this.#isLeft = true
        this.#judge()
      })
      // Only the element's own events leave it.
      for (const type of ['input', 'change', 'invalid'])
        this.#box.addEventListener(type, (event) => event.stopPropagation(), type === 'invalid')
    }

    /** Opens the platform's picker at the day that is read, or leaves the person in the box where there is none. */
    #pick(): void {
      this.#picker.value = this.value
      this.#picker.min = this.#limit('min')?.value ?? ''
      this.#picker.max = this.#limit('max')?.value ?? ''
      try {
        this.#picker.showPicker()
      } catch {
        this.focus()
      }
    }

    #write(text: string): void {
      this.#isTyped = false
      this.#isLeft = text !== ''
      this.#input.value = text
      this.render()
    }

    async #load(): Promise<void> {
      try {
        rules ??= await import('./date-rules.ts')
        this.render()
      } catch (error) {
        this.#status.textContent = words[this.language].failed
        this.dispatchEvent(new CustomEvent('problem', { detail: error, bubbles: true }))
      }
    }

    #limit(name: 'min' | 'max'): Rules.ReadDate | undefined {
      const limit = rules?.readDate(this[name])
      return limit && 'value' in limit ? limit : undefined
    }

    /** Reads the box: form value, validity, and what the person sees. */
    #judge(): void {
      const text = this.#input.value
      const refusal = this.#refusal(text.trim())
      this.internals.setFormValue(this.value, text)
      if (refusal) this.internals.setValidity({ [refusal[0]]: true }, refusal[1], this.#input)
      else this.internals.setValidity({})
      const isShown = this.#isLeft && refusal !== undefined
      this.#input.ariaInvalid = String(isShown)
      this.#status.textContent = isShown ? refusal[1] : (this.#read?.words[this.language] ?? '')
    }

    /** Why the text is not taken; sets what it was read as. */
    #refusal(text: string): Refusal | undefined {
      const said = words[this.language]
      const label = this.getAttribute('label') ?? said.label
      this.#read = undefined
      if (text === '') return this.required ? ['valueMissing', said.missing(label)] : undefined
      const reading = rules?.readDate(text)
      if (!reading) return ['customError', said.loading]
      if ('refused' in reading) return ['badInput', said.refused(label, reading.refused[this.language])]
      this.#read = reading
      const [min, max] = [this.#limit('min'), this.#limit('max')]
      if (min && reading.value < min.value) return ['rangeUnderflow', said.early(label, min.words[this.language])]
      if (max && reading.value > max.value) return ['rangeOverflow', said.late(label, max.words[this.language])]
      return undefined
    }

    #announce(type: 'input' | 'change'): void {
      this.dispatchEvent(new CustomEvent(type, { detail: this.value, bubbles: true }))
    }
  }

  if (!customElements.get('thai-date')) customElements.define('thai-date', ThaiDateElement)
  return ThaiDateElement
}
