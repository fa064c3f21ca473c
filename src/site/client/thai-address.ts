import type { Client, ThaiAddress } from '../../../public/client.d.ts'
import { AddressControls, levels, type Level, type Place } from './address-controls.ts'
import { formDataOf } from './chosen-address.ts'
import { formElement } from './form-element.ts'

type Api = Pick<Client, 'provinces' | 'districts' | 'subdistricts' | 'postcode'>

const messages = {
  th: {
    failed: 'โหลดข้อมูลไม่สำเร็จ โปรดลองใหม่',
    unknown: 'ไม่พบรหัสไปรษณีย์นี้',
    incomplete: 'โปรดเลือกถึงระดับตำบลหรือแขวง',
  },
  en: {
    failed: 'Loading failed, please try again',
    unknown: 'No place has this postcode',
    incomplete: 'Please choose down to the subdistrict',
  },
}

/** The places of a level within the one above. */
async function load(api: Api, level: Level, parent: string): Promise<readonly Place[]> {
  if (level === 'province') return (await api.provinces()).provinces
  if (level === 'district') return (await api.districts({ province: parent })).districts
  return (await api.subdistricts({ district: parent })).subdistricts
}

/** The code of what all subdistricts of a postcode have in common: 6, 4, 2 or no digits. */
async function sharedCode(api: Api, postcode: string): Promise<string> {
  const codes = (await api.postcode({ postcode })).subdistricts.map(({ code }) => code)
  const shared = [6, 4, 2].find((length) => new Set(codes.map((code) => code.slice(0, length))).size === 1) ?? 0
  return codes[0]?.slice(0, shared) ?? ''
}

/**
 * Makes and registers `<thai-address>`: province, district and subdistrict as dropdowns, and a postcode that is filled
 * in by the subdistrict or narrows the choice when typed. Its controls are ordinary elements without a shadow, so a
 * page's own styles reach them; codes nest (10 → 1004 → 100404), so one subdistrict code says everything.
 *
 * Outside a browser there is nothing to define: undefined.
 */
export function defineThaiAddress(api: Api) {
  if (typeof HTMLElement === 'undefined') return undefined

  class ThaiAddressElement extends formElement() {
    static readonly observedAttributes = ['name', 'value', 'required', 'disabled']

    readonly #controls = new AddressControls({
      onChoice: (code) => void this.choose(code),
      onPostcode: (postcode) => void this.#typed(postcode),
    })
    /** Counts the fills: an answer that comes after a newer choice is dropped. */
    #turn = 0

    override connectedCallback(): void {
      super.connectedCallback()
      this.#controls.attachTo(this)
      this.render()
      void this.#fill(this.getAttribute('value') ?? '')
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      // While the element is made from markup its controls are not inside yet: connectedCallback reads all attributes.
      if (!this.#controls.isAttached) return
      if (name === 'value') void this.#fill(value ?? '')
      else this.render()
      this.#report()
    }

    formResetCallback(): void {
      this.#controls.setPostcode('')
      void this.#fill(this.getAttribute('value') ?? '')
    }

    formStateRestoreCallback(code: string): void {
      void this.#fill(code)
    }

    /** The whole address, or null while it is not chosen down to the subdistrict. */
    get address(): ThaiAddress | null {
      return this.#controls.address
    }

    /** The subdistrict's code, or '' while none is chosen. Setting it chooses all three levels. */
    get value(): string {
      return this.#controls.chosen('subdistrict')
    }

    set value(code: string) {
      void this.#fill(code)
    }

    /**
     * Chooses a subdistrict for the visitor, as `<thai-address-search for>` does: like a choice in the dropdowns it is
     * announced by `input` and `change`. The postcode counts if the subdistrict has it.
     */
    async choose(code: string, postcode = ''): Promise<void> {
      if (await this.#fill(code, postcode)) this.#announce()
    }

    protected render(): void {
      this.#controls.render(this.language, this.matches(':disabled'))
      if (this.#controls.isAttached) this.#report()
    }

    /**
     * Fills the lists down to a code of 0, 2, 4 or 6 digits and chooses it; of a wrong code, its right part. False if a
     * newer choice came first or the lists could not be loaded.
     */
    async #fill(code: string, postcode = ''): Promise<boolean> {
      const turn = ++this.#turn
      this.#controls.say('')
      // What does not belong to the new code is gone at once, so that no state is half old and half new.
      this.#controls.keepOnly(code)
      this.#show(postcode)
      try {
        let parent = ''
        for (const [i, level] of levels.entries()) {
          if (this.#controls.parentOf(level) !== parent) {
            const places = parent.length === i * 2 ? await load(api, level, parent) : []
            if (turn !== this.#turn) return false
            this.#controls.offer(level, parent, places)
            this.render()
          }
          parent = this.#controls.choose(level, code)
        }
        this.#show(postcode)
        return true
      } catch (error) {
        this.#fail(turn, error, 'failed')
        return false
      }
    }

    #show(postcode: string): void {
      this.#controls.showPostcode(postcode)
      this.#report()
    }

    /** A typed postcode chooses as much as all its subdistricts have in common. */
    async #typed(postcode: string): Promise<void> {
      this.#controls.setPostcode(postcode)
      if (this.address?.subdistrict.postcodes.includes(postcode)) {
        this.#report()
        return this.#announce()
      }
      if (!/^\d{5}$/.test(postcode)) return
      const turn = ++this.#turn
      try {
        const code = await sharedCode(api, postcode)
        if (turn === this.#turn) await this.choose(code, postcode)
      } catch (error) {
        this.#fail(turn, error, 'unknown')
      }
    }

    #fail(turn: number, error: unknown, message: keyof (typeof messages)['th']): void {
      if (turn !== this.#turn) return
      this.#controls.say(messages[this.language][message])
      this.dispatchEvent(new CustomEvent('problem', { detail: error, bubbles: true }))
    }

    /** Form value and validity. */
    #report(): void {
      const { address } = this
      this.internals.setFormValue(formDataOf(address, this.name, this.language), this.value)
      const { incomplete } = messages[this.language]
      if (!address && this.required) this.internals.setValidity({ valueMissing: true }, incomplete, this.#controls.open)
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
