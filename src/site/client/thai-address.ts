import type { Client, District, Province, Subdistrict, ThaiAddress } from '../../../public/client.d.ts'
import { arabic, formDataOf } from './chosen-address.ts'
import { formElement } from './form-element.ts'

type Place = Province | District | Subdistrict
type Level = 'province' | 'district' | 'subdistrict'

const levels: readonly Level[] = ['province', 'district', 'subdistrict']

const words = {
  th: {
    province: 'จังหวัด',
    district: 'อำเภอ/เขต',
    subdistrict: 'ตำบล/แขวง',
    postcode: 'รหัสไปรษณีย์',
    choose: 'เลือก',
    failed: 'โหลดข้อมูลไม่สำเร็จ โปรดลองใหม่',
    unknown: 'ไม่พบรหัสไปรษณีย์นี้',
    incomplete: 'โปรดเลือกถึงระดับตำบลหรือแขวง',
  },
  en: {
    province: 'Province',
    district: 'District',
    subdistrict: 'Subdistrict',
    postcode: 'Postcode',
    choose: 'Choose',
    failed: 'Loading failed, please try again',
    unknown: 'No place has this postcode',
    incomplete: 'Please choose down to the subdistrict',
  },
}

/**
 * Makes and registers `<thai-address>`: province, district and subdistrict as dropdowns, and a postcode that is filled
 * in by the subdistrict or narrows the choice when typed. Its controls are ordinary elements without a shadow, so a
 * page's own styles reach them; codes nest (10 → 1004 → 100404), so one subdistrict code says everything.
 *
 * Outside a browser there is nothing to define: undefined.
 */
export function defineThaiAddress(api: Pick<Client, 'provinces' | 'districts' | 'subdistricts' | 'postcode'>) {
  if (typeof HTMLElement === 'undefined') return undefined

  class ThaiAddressElement extends formElement() {
    static readonly observedAttributes = ['name', 'value', 'required', 'disabled']

    readonly #box = document.createElement('div')
    readonly #selects = {} as Record<Level, HTMLSelectElement>
    readonly #labels = new Map<HTMLElement, Level | 'postcode'>()
    readonly #postcode = document.createElement('input')
    readonly #postcodes = document.createElement('datalist')
    readonly #status = document.createElement('small')
    readonly #places: Record<Level, readonly Place[]> = { province: [], district: [], subdistrict: [] }
    /** Counts the fills: an answer that comes after a newer choice is dropped. */
    #turn = 0

    constructor() {
      super()
      for (const level of levels) {
        const select = (this.#selects[level] = document.createElement('select'))
        select.autocomplete = `address-level${levels.indexOf(level) + 1}` as AutoFill
        select.addEventListener(
          'change',
          () => void this.#choose(select.value || this.#chosen(levels[levels.indexOf(level) - 1]), '', true),
        )
        this.#field(level, select)
      }
      this.#postcode.inputMode = 'numeric'
      this.#postcode.autocomplete = 'postal-code'
      this.#postcode.maxLength = 5
      this.#postcode.addEventListener('input', () => void this.#typed(arabic(this.#postcode.value)))
      this.#field('postcode', this.#postcode)
      this.#status.setAttribute('role', 'status')
      this.#box.append(this.#postcodes, this.#status)
      // Only the element's own events leave it.
      for (const type of ['input', 'change']) this.#box.addEventListener(type, (event) => event.stopPropagation())
    }

    override connectedCallback(): void {
      super.connectedCallback()
      const id = `thai-address-${Math.random().toString(36).slice(2)}`
      this.#postcodes.id = id
      this.#postcode.setAttribute('list', id)
      if (!this.#box.isConnected) this.append(this.#box)
      this.render()
      void this.#choose(this.getAttribute('value') ?? '')
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      // While the element is made from markup its controls are not inside yet: connectedCallback reads all attributes.
      if (!this.#box.isConnected) return
      if (name === 'value') void this.#choose(value ?? '')
      else this.render()
      this.#report()
    }

    formResetCallback(): void {
      this.#postcode.value = ''
      void this.#choose(this.getAttribute('value') ?? '')
    }

    formStateRestoreCallback(code: string): void {
      void this.#choose(code)
    }

    /** The whole address, or null while it is not chosen down to the subdistrict. */
    get address(): ThaiAddress | null {
      const [province, district, subdistrict] = levels.map((level) =>
        this.#places[level].find(({ code }) => code === this.#selects[level].value),
      )
      if (!province || !district || !subdistrict) return null
      return { province, district, subdistrict, postcode: this.#postcode.value } as ThaiAddress
    }

    /** The subdistrict's code, or '' while none is chosen. Setting it chooses all three levels. */
    get value(): string {
      return this.#chosen('subdistrict')
    }

    set value(code: string) {
      void this.#choose(code)
    }

    /**
     * Chooses a subdistrict for the visitor, as `<thai-address-search for>` does: like a choice in the dropdowns it is
     * announced by `input` and `change`. The postcode counts if the subdistrict has it.
     */
    choose(code: string, postcode = ''): Promise<void> {
      return this.#choose(code, postcode, true)
    }

    get #words() {
      return words[this.language]
    }

    #chosen(level: Level | undefined): string {
      return level ? this.#selects[level].value : ''
    }

    #field(name: Level | 'postcode', control: HTMLElement): void {
      const label = document.createElement('label')
      const text = document.createElement('span')
      this.#labels.set(text, name)
      label.append(text, control)
      this.#box.append(label)
    }

    protected render(): void {
      for (const [text, name] of this.#labels) text.textContent = this.#words[name]
      for (const level of levels) {
        const select = this.#selects[level]
        const chosen = select.value
        const name = this.language === 'en' ? 'nameEn' : 'nameTh'
        const options = this.#places[level].map((place) => new Option(place[name], place.code))
        select.replaceChildren(new Option(`– ${this.#words.choose} –`, ''), ...options)
        select.value = chosen
        select.disabled = this.matches(':disabled') || options.length === 0
      }
      this.#postcode.disabled = this.matches(':disabled')
      if (this.#box.isConnected) this.#report()
    }

    /** Fills the lists down to a code of 0, 2, 4 or 6 digits and chooses it; of a wrong code, its right part. */
    async #choose(code: string, postcode = '', byUser = false): Promise<void> {
      const turn = ++this.#turn
      this.#status.textContent = ''
      // What does not belong to the new code is gone at once, so that no state is half old and half new.
      for (const { value } of Object.values(this.#selects)) if (!code.startsWith(value)) this.#clear(value.length)
      this.#show(postcode)
      try {
        let parent = ''
        for (const [i, level] of levels.entries()) {
          const select = this.#selects[level]
          if (select.dataset['parent'] !== parent) {
            const places = parent.length === i * 2 ? await this.#load(level, parent) : []
            if (turn !== this.#turn) return
            this.#places[level] = places
            select.dataset['parent'] = parent
            this.render()
          }
          select.value = code.slice(0, i * 2 + 2).padEnd(i * 2 + 2, '-')
          if (select.selectedIndex < 0) select.value = ''
          parent = select.value
        }
        this.#show(postcode)
        if (byUser) this.#announce()
      } catch (error) {
        if (turn === this.#turn) this.#fail(error, this.#words.failed)
      }
    }

    /** Nothing is chosen from the level on whose codes have this many digits. */
    #clear(digits: number): void {
      for (const level of levels.slice(digits / 2 - 1)) this.#selects[level].value = ''
    }

    /** The postcode of the chosen place, and the state of the form. */
    #show(postcode: string): void {
      const { postcodes = [], postcode: main = '' } = this.address?.subdistrict ?? {}
      this.#postcodes.replaceChildren(...postcodes.map((each) => new Option(each, each)))
      this.#postcode.value = postcodes.includes(postcode) ? postcode : main || postcode
      this.#report()
    }

    async #load(level: Level, parent: string): Promise<readonly Place[]> {
      if (level === 'province') return (await api.provinces()).provinces
      if (level === 'district') return (await api.districts({ province: parent })).districts
      return (await api.subdistricts({ district: parent })).subdistricts
    }

    /** A typed postcode chooses as much as all its subdistricts have in common. */
    async #typed(postcode: string): Promise<void> {
      this.#postcode.value = postcode
      if (this.address?.subdistrict.postcodes.includes(postcode)) {
        this.#report()
        return this.#announce()
      }
      if (!/^\d{5}$/.test(postcode)) return
      const turn = ++this.#turn
      try {
        const codes = (await api.postcode({ postcode })).subdistricts.map(({ code }) => code)
        if (turn !== this.#turn) return
        const shared = [6, 4, 2].find((length) => new Set(codes.map((code) => code.slice(0, length))).size === 1) ?? 0
        await this.#choose(codes[0]?.slice(0, shared) ?? '', postcode, true)
      } catch (error) {
        if (turn === this.#turn) this.#fail(error, this.#words.unknown)
      }
    }

    #fail(error: unknown, message: string): void {
      this.#status.textContent = message
      this.dispatchEvent(new CustomEvent('problem', { detail: error, bubbles: true }))
    }

    /** Form value and validity. */
    #report(): void {
      const { address } = this
      this.internals.setFormValue(formDataOf(address, this.name, this.language), this.value)
      const missing = !address && this.required
      const open = levels.find((level) => !this.#selects[level].value && !this.#selects[level].disabled) ?? 'province'
      if (missing) this.internals.setValidity({ valueMissing: true }, this.#words.incomplete, this.#selects[open])
      else this.internals.setValidity({})
    }

    #announce(): void {
      for (const type of ['input', 'change'])
        this.dispatchEvent(new CustomEvent(type, { detail: this.address, bubbles: true }))
    }
  }

  if (!customElements.get('thai-address')) customElements.define('thai-address', ThaiAddressElement)
  return ThaiAddressElement
}
