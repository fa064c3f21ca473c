import type * as Rules from './date-rules.ts'
import { FormElement, type Refusal } from './form-element.ts'

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

let rules: typeof Rules | undefined

/** A day of the Christian era as forms store it: a value set by a program needs no rules. */
const ISO_DAY = /^(?:1[89]|2[01])\d\d-\d\d-\d\d$/

/**
 * `<thai-date>`: one box that takes a date as people in Thailand type it (`10/10/2561`, `10 ต.ค. 61`, `2018-10-10`,
 * `10102561`), and a button for the platform's own picker. The form gets the day as `YYYY-MM-DD` of the Christian era;
 * the person sees the weekday and both eras.
 *
 * The rules are those of the endpoint `date`, in a module of their own, which a page without the element does not load.
 * No date is sent anywhere.
 */
export class ThaiDateElement extends FormElement {
  static override readonly observedAttributes = [
    'label',
    'name',
    'placeholder',
    'value',
    'required',
    'disabled',
    'min',
    'max',
  ]
  declare label: string
  declare placeholder: string
  declare min: string
  declare max: string

  readonly #label = document.createElement('span')
  readonly #input = document.createElement('input')
  readonly #button = document.createElement('button')
  readonly #picker = document.createElement('input')
  #read: Rules.ReadDate | undefined
  /** Whether a person has left the box or submitted the form: only then is an unfinished date an error. */
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
    this.status.id = `thai-date-${Math.random().toString(36).slice(2)}`
    this.#input.setAttribute('aria-describedby', this.status.id)
    this.box.append(label, this.#button, this.#picker, this.status)
    this.#listen()
    this.begin()
  }

  protected read(): string {
    return this.#read?.value ?? (!rules && ISO_DAY.test(this.#input.value) ? this.#input.value : '')
  }

  protected write(text: string): void {
    this.#isLeft = text !== ''
    this.#input.value = text
    this.render()
  }

  protected load(): void {
    void this.#loadRules()
  }

  protected render(): void {
    const { label, placeholder, pick } = words[this.language]
    this.#label.textContent = this.getAttribute('label') ?? label
    this.#input.placeholder = this.getAttribute('placeholder') ?? placeholder
    this.#input.required = this.required
    this.#button.textContent = pick
    for (const control of [this.#input, this.#button, this.#picker]) control.disabled = this.matches(':disabled')
    this.#judge()
    if (this.#read && !this.isTouched) this.#input.value = this.#read.shown[this.language]
  }

  #listen(): void {
    this.#input.addEventListener('input', () => {
      this.touch()
      this.#isLeft = false
      this.#judge()
      this.announce(['input'], this.value)
      if (!rules) this.load()
    })
    this.#input.addEventListener('change', () => {
      this.#isLeft = true
      this.#judge()
      this.announce(['change'], this.value)
    })
    this.#button.addEventListener('click', () => this.#pick())
    this.#picker.addEventListener('change', () => {
      this.value = this.#picker.value
      this.announce(['input', 'change'], this.value)
    })
    this.addEventListener('invalid', () => {
      this.#isLeft = true
      this.#judge()
    })
  }

  /** Opens the platform's picker at the current day, or focuses the box if there is none. */
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

  async #loadRules(): Promise<void> {
    try {
      rules ??= await import('./date-rules.ts')
      this.recover()
      this.render()
    } catch (error) {
      this.fail(error, words[this.language].failed, () => this.load())
      this.#judge()
    }
  }

  #limit(name: 'min' | 'max'): Rules.ReadDate | undefined {
    const limit = rules?.readDate(this[name])
    return limit && 'value' in limit ? limit : undefined
  }

  /** Reads the box: form value, validity, and the text shown. */
  #judge(): void {
    const text = this.#input.value
    const refusal = this.#refusal(text.trim())
    this.submit(this.value, text, this.#input, refusal)
    const isShown = this.#isLeft && refusal !== undefined
    this.#input.ariaInvalid = String(isShown)
    this.status.textContent = isShown
      ? refusal[1]
      : this.isFailing
        ? words[this.language].failed
        : (this.#read?.words[this.language] ?? '')
  }

  /** Why the text is rejected; stores its reading. */
  #refusal(text: string): Refusal | undefined {
    const said = words[this.language]
    const label = this.getAttribute('label') ?? said.label
    this.#read = undefined
    if (text === '') return this.required ? ['valueMissing', said.missing(label)] : undefined
    const reading = rules?.readDate(text)
    if (!reading) return this.unchecked(said.loading, said.failed)
    if ('refused' in reading) return ['badInput', said.refused(label, reading.refused[this.language])]
    this.#read = reading
    const [min, max] = [this.#limit('min'), this.#limit('max')]
    if (min && reading.value < min.value) return ['rangeUnderflow', said.early(label, min.words[this.language])]
    if (max && reading.value > max.value) return ['rangeOverflow', said.late(label, max.words[this.language])]
    return undefined
  }
}
