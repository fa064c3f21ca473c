import type { ParsedAddress, ThaiAddress } from '../../../public/client.d.ts'
import { suggest } from './address-suggestions.ts'
import { formDataOf } from './chosen-address.ts'
import { FormElement, soon } from './form-element.ts'
import { Problem } from './request.ts'

const words = {
  th: {
    label: 'ค้นหาที่อยู่',
    placeholder: 'ชื่อตำบล รหัสไปรษณีย์ หรือวางทั้งที่อยู่',
    list: 'ที่อยู่ที่พบ',
    found: (count: number) => `พบ ${count} แห่ง`,
    none: 'ไม่พบ ลองพิมพ์ชื่อตำบล แขวง หรือรหัสไปรษณีย์',
    failed: 'ค้นหาไม่สำเร็จ โปรดลองใหม่',
    missing: 'โปรดเลือกที่อยู่จากรายการ',
  },
  en: {
    label: 'Find an address',
    placeholder: 'Subdistrict, postcode or whole address',
    list: 'Addresses found',
    found: (count: number) => `${count} found`,
    none: 'Nothing found. Try the name of a subdistrict or a postcode',
    failed: 'The search failed, please try again',
    missing: 'Please choose an address from the list',
  },
}

const PAUSE_MS = 180

/** The element named by the attribute `for`. */
interface Target extends HTMLElement {
  readonly address: ThaiAddress | null
  choose(code: string, postcode?: string): Promise<void>
}

/**
 * `<thai-address-search>`: one box that takes a name in either script, a postcode, a misspelt name or
 * a whole pasted address, and offers the subdistricts that it may mean (the combobox pattern of WAI-ARIA 1.2).
 * With `for="ID"` a choice also fills that `<thai-address>`.
 */
export class ThaiAddressSearchElement extends FormElement {
  static override readonly observedAttributes = [
    'label',
    'name',
    'placeholder',
    'value',
    'required',
    'disabled',
    'for',
    'service',
  ]

  declare label: string
  declare placeholder: string
  declare for: string
  declare service: string

  readonly #label = document.createElement('span')
  readonly #input = document.createElement('input')
  readonly #list = document.createElement('ul')
  readonly #id = `thai-address-search-${Math.random().toString(36).slice(2)}`
  #places: readonly ThaiAddress[] = []
  #active = -1
  /** Whether the text has changed since the list was made. */
  #isStale = false
  #address: ThaiAddress | null = null
  /** The code whose names are not loaded yet, or ''. */
  #wanted = ''
  #parsed: ParsedAddress | null = null
  /** The pasted text, line ends included, while the box shows it. */
  #pasted: { shown: string; text: string } | undefined
  #timer = 0
  #running: AbortController | undefined
  #target: Target | null = null

  constructor() {
    super()
    const label = document.createElement('label')
    label.append(this.#label, this.#input)
    this.#input.type = 'text'
    this.#input.autocomplete = 'off'
    this.#input.spellcheck = false
    this.#input.enterKeyHint = 'search'
    this.#list.id = this.#id
    this.#list.role = 'listbox'
    this.#list.hidden = true
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-controls': this.#id,
    }))
      this.#input.setAttribute(name, value)
    this.box.append(label, this.#list, this.status)
    this.#listen()
    this.begin()
  }

  protected read(): string {
    return this.#wanted || (this.#address?.subdistrict.code ?? '')
  }

  protected write(code: string): void {
    this.#clear()
    this.#wanted = /^\d{6}$/.test(code) ? code : ''
    this.#report()
    this.load()
  }

  protected load(): void {
    // The other element may come later in the document.
    queueMicrotask(() => this.#follow())
    if (this.#wanted) void this.#fill(this.#wanted)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop()
    this.#open(false)
    this.#target?.removeEventListener('change', this.#targetChanged)
    this.#target = null
  }

  /** The chosen address, or null. */
  get address(): ThaiAddress | null {
    return this.#address
  }

  /** The service's reading of a pasted text, with recipient, street and label; null for a name or postcode. */
  get parsed(): ParsedAddress | null {
    return this.#parsed
  }

  get #words() {
    return words[this.language]
  }

  protected render(): void {
    this.#follow()
    this.#label.textContent = this.getAttribute('label') ?? this.#words.label
    this.#input.placeholder = this.getAttribute('placeholder') ?? this.#words.placeholder
    this.#input.disabled = this.matches(':disabled')
    this.#list.setAttribute('aria-label', this.#words.list)
    if (this.#address) this.#input.value = lineOf(this.#address, this.language)
    this.#list.replaceChildren(...this.#places.map((place, i) => this.#option(place, i)))
    this.#report()
  }

  #listen(): void {
    this.#input.addEventListener('input', () => this.#typed())
    this.#input.addEventListener('paste', (event) => this.#paste(event))
    this.#input.addEventListener('keydown', (event) => this.#key(event))
    this.#input.addEventListener('focus', () => {
      this.#open(this.#places.length > 0 && !this.#address)
      // A return to the box means another search: typing replaces the old place, and a second tap sets the cursor.
      if (this.#address) this.#input.select()
    })
    this.#input.addEventListener('blur', () => this.#open(false))
    // The focus stays in the box while an option is tapped.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
      if (option) this.#choose(Number(option.dataset['index']))
    })
  }

  #typed(): void {
    this.touch()
    this.recover()
    this.#wanted = ''
    this.#keep(null)
    this.#stop()
    this.#isStale = true
    this.#activate(-1)
    const { value } = this.#input
    const pasted = this.#pasted
    this.#pasted = undefined
    const isPasted = pasted?.shown === value
    const text = isPasted ? pasted.text : value
    // Fewer than two letters, or the first digits of a postcode, match too much.
    if (text.trim().length < 2 || /^[\d๐-๙]{1,4}$/.test(text.trim())) return this.#offer([], '')
    this.#timer = window.setTimeout(() => void this.#ask(text, isPasted), isPasted ? 0 : PAUSE_MS)
  }

  /** An input drops line ends, but they separate a name from a street: so read the clipboard's own text. */
  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const { selectionStart, selectionEnd, value } = this.#input
    const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length)
    if (!replacesAll || text.trim() === '') return
    event.preventDefault()
    const shown = text.trim().replace(/\s+/g, ' ')
    this.#input.value = shown
    this.#pasted = { shown: this.#input.value, text }
    this.#typed()
  }

  async #ask(text: string, isPasted: boolean): Promise<void> {
    this.#running?.abort()
    const running = (this.#running = new AbortController())
    try {
      const { places, parsed } = await suggest(this.api, text, running.signal)
      if (running.signal.aborted) return
      this.recover()
      this.#parsed = parsed
      const sure = parsed?.confidence === 'exact' || parsed?.confidence === 'corrected'
      this.#offer(places, places.length > 0 ? this.#words.found(places.length) : this.#words.none)
      const [only] = isPasted && sure ? places : []
      if (only) {
        this.#take(only)
        // A single suggestion is already chosen; an open list would only cover the filled fields.
        if (places.length === 1) this.#open(false)
      }
    } catch (error) {
      if (running.signal.aborted) return
      this.#offer([], '')
      this.fail(error, this.#words.failed, () => void this.#ask(text, isPasted))
    }
  }

  #offer(places: readonly ThaiAddress[], status: string): void {
    this.#places = places
    this.#isStale = false
    this.status.textContent = status
    this.#list.replaceChildren(...places.map((place, i) => this.#option(place, i)))
    this.#open(places.length > 0)
  }

  #option(place: ThaiAddress, index: number): HTMLElement {
    const option = document.createElement('li')
    option.id = `${this.#id}-${index}`
    option.role = 'option'
    option.dataset['index'] = String(index)
    option.setAttribute('aria-selected', String(index === this.#active))
    const [name, ...where] = partsOf(place, this.language)
    const bold = document.createElement('b')
    bold.textContent = name ?? ''
    option.append(bold, ` ${where.join(' ')}`)
    return option
  }

  #open(isOpen: boolean): void {
    this.#list.hidden = !isOpen
    this.#input.setAttribute('aria-expanded', String(isOpen))
    this.#activate(isOpen && this.#places.length === 1 ? 0 : -1)
  }

  #activate(index: number): void {
    this.#active = index
    for (const [i, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(i === index))
      if (i === index) option.scrollIntoView({ block: 'nearest' })
    }
    if (index < 0) this.#input.removeAttribute('aria-activedescendant')
    else this.#input.setAttribute('aria-activedescendant', `${this.#id}-${index}`)
  }

  #key(event: KeyboardEvent): void {
    // While an input method composes, it owns the keys; Safari sends 229 instead (UI Events, 7.3.1).
    if (event.isComposing || event.keyCode === 229) return
    const isOpen = !this.#list.hidden
    // The keys choose only from suggestions for the current text.
    if (this.#isStale && /^(?:ArrowDown|ArrowUp|Enter)$/.test(event.key)) return event.preventDefault()
    const count = this.#places.length
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = isOpen ? this.#active : -1
      if (!isOpen) this.#open(true)
      this.#activate(from < 0 ? (step > 0 ? 0 : count - 1) : (from + step + count) % count)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      this.#choose(Math.max(this.#active, 0))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      this.#open(false)
    }
  }

  #choose(index: number): void {
    const place = this.#places[index]
    if (!place) return
    this.#open(false)
    this.#take(place)
  }

  /** Applies a visitor's choice: fills the box and the target element, and fires the events. */
  #take(place: ThaiAddress): void {
    this.touch()
    this.#keep(place)
    this.#input.value = lineOf(place, this.language)
    this.#follow()
    void this.#target?.choose(place.subdistrict.code, place.postcode)
    this.announce(['input', 'change'], this.#address)
  }

  /** Resets choice, text and pending work. */
  #clear(): void {
    this.#stop()
    this.recover()
    this.#wanted = ''
    this.#parsed = null
    this.#offer([], '')
    this.#input.value = ''
    this.#keep(null)
  }

  /** Loads the names of a code that a program has set. */
  async #fill(code: string): Promise<void> {
    this.#stop()
    const running = (this.#running = new AbortController())
    const { signal } = running
    await soon()
    if (signal.aborted || !this.isConnected) return
    try {
      const found = await this.api.subdistricts({ district: code.slice(0, 4) }, { signal })
      const subdistrict = found.subdistricts.find((each) => each.code === code)
      this.#filled(
        subdistrict
          ? { province: found.province, district: found.district, subdistrict, postcode: subdistrict.postcode }
          : null,
      )
    } catch (error) {
      if (signal.aborted) return
      // No such district: like a select without the value, nothing is chosen.
      if (error instanceof Problem && error.status === 404) this.#filled(null)
      else this.fail(error, this.#words.failed, () => void this.#fill(code))
      this.#report()
    }
  }

  #filled(place: ThaiAddress | null): void {
    this.#wanted = ''
    this.recover()
    this.#address = place
    this.render()
  }

  #keep(place: ThaiAddress | null): void {
    this.#address = place
    this.#report()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#running?.abort()
  }

  readonly #targetChanged = (): void => {
    const address = this.#target?.address ?? null
    if (address?.subdistrict.code === this.value) return
    this.#clear()
    this.#keep(address)
    this.#input.value = address ? lineOf(address, this.language) : ''
  }

  /** Listens to the `for` element, so that the box never shows another address than the dropdowns. */
  #follow(): void {
    const id = this.isConnected && this.getAttribute('for')
    const root = this.getRootNode() as Document | ShadowRoot
    const target = id ? (root.getElementById(id) as Target | null) : null
    if (target === this.#target) return
    this.#target?.removeEventListener('change', this.#targetChanged)
    target?.addEventListener('change', this.#targetChanged)
    this.#target = target
  }

  #report(): void {
    // With dropdowns to fill, it is not a form field, unless it has a name.
    const isField = this.name !== '' || !this.hasAttribute('for')
    const { missing } = this.#words
    const isOpen = this.#input.value.trim() !== ''
    const data = formDataOf(isField ? this.#address : null, this.name, this.language)
    if (isField && this.#wanted) data.set(`${this.name && `${this.name}.`}code`, this.#wanted)
    this.submit(
      data,
      this.value,
      this.#input,
      // A text without a chosen place is an error only if the form needs it.
      this.value || !(this.required || (isOpen && this.name))
        ? undefined
        : [isOpen ? 'customError' : 'valueMissing', missing],
    )
  }
}

/** Subdistrict, district, province and postcode as people write them. */
function partsOf({ subdistrict, district, province, postcode }: ThaiAddress, language: 'th' | 'en'): string[] {
  if (language === 'en') return [`${subdistrict.nameEn},`, `${district.nameEn},`, province.nameEn, postcode]
  const [khwaeng, khet, changwat] = subdistrict.kind === 'khwaeng' ? ['แขวง', 'เขต', ''] : ['ตำบล', 'อำเภอ', 'จังหวัด']
  return [khwaeng + subdistrict.nameTh, khet + district.nameTh, changwat + province.nameTh, postcode]
}

const lineOf = (place: ThaiAddress, language: 'th' | 'en'): string => partsOf(place, language).join(' ')
