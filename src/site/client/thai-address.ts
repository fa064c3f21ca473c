import type { Client, ThaiAddress } from '../../../public/client.d.ts'
import { AddressControls, levels, type Level, type Place } from './address-controls.ts'
import { formDataOf } from './chosen-address.ts'
import { FormElement, soon } from './form-element.ts'
import { Problem } from './request.ts'

type Api = Pick<Client, 'provinces' | 'districts' | 'subdistricts' | 'postcode'>

const messages = {
  th: {
    failed: 'โหลดข้อมูลไม่สำเร็จ โปรดลองใหม่',
    unknown: 'ไม่พบรหัสไปรษณีย์นี้',
    incomplete: 'โปรดเลือกถึงระดับตำบลหรือแขวง',
    loading: 'กำลังโหลด โปรดรอสักครู่',
  },
  en: {
    failed: 'Loading failed, please try again',
    unknown: 'No place has this postcode',
    incomplete: 'Please choose down to the subdistrict',
    loading: 'Loading, please wait',
  },
}

/** The places of a level within `parent`. */
async function load(api: Api, level: Level, parent: string): Promise<readonly Place[]> {
  if (level === 'province') return (await api.provinces()).provinces
  if (level === 'district') return (await api.districts({ province: parent })).districts
  return (await api.subdistricts({ district: parent })).subdistricts
}

/** The longest code that all subdistricts of a postcode share: 6, 4, 2 or no digits. */
async function sharedCode(api: Api, postcode: string): Promise<string> {
  const codes = (await api.postcode({ postcode })).subdistricts.map(({ code }) => code)
  const shared = [6, 4, 2].find((length) => new Set(codes.map((code) => code.slice(0, length))).size === 1) ?? 0
  return codes[0]?.slice(0, shared) ?? ''
}

/**
 * `<thai-address>`: province, district and subdistrict as dropdowns, and a postcode, which is filled in by the subdistrict
 * or narrows the choice when typed. Codes nest (10 → 1004 → 100404), so one subdistrict code determines all.
 */
export class ThaiAddressElement extends FormElement {
  static override readonly observedAttributes = ['name', 'value', 'required', 'disabled', 'service']

  declare service: string

  readonly #controls = new AddressControls(this.box, {
    onChoice: (code) => void this.choose(code),
    onPostcode: (postcode) => void this.#typed(postcode),
  })
  /** Counts the fills: an answer that arrives after a newer choice is dropped. */
  #turn = 0
  /** The code that the lists do not show yet, or ''. */
  #wanted = ''
  /** Pending work, because the element is not connected or the service did not answer. */
  #unfinished: (() => void) | undefined

  constructor() {
    super()
    this.box.append(this.status)
    this.#unfinished = () => void this.#fill('')
    this.begin()
  }

  /** The whole address; null until it is chosen down to the subdistrict. */
  get address(): ThaiAddress | null {
    return this.#controls.address
  }

  /**
   * Chooses a subdistrict for the visitor, as `<thai-address-search for>` does, and fires `input` and `change` like a choice
   * in the dropdowns. The postcode is used if the subdistrict has it.
   */
  async choose(code: string, postcode = ''): Promise<void> {
    this.touch()
    await this.#fill(code, postcode, true)
  }

  protected read(): string {
    return this.#wanted || this.#controls.chosen('subdistrict')
  }

  protected write(code: string): void {
    void this.#fill(code)
  }

  protected load(): void {
    this.#unfinished?.()
  }

  protected render(): void {
    this.#controls.render(this.language, this.matches(':disabled'))
    this.#report()
  }

  /**
   * Fills the lists down to a code of 0, 2, 4 or 6 digits and chooses it; of an unknown code, its valid prefix. A visitor's
   * choice fires events.
   */
  async #fill(code: string, postcode = '', isChoice = false): Promise<void> {
    const turn = ++this.#turn
    this.#unfinished = () => void this.#fill(code, postcode, isChoice)
    this.#wanted = /^\d{6}$/.test(code) ? code : ''
    this.status.textContent = ''
    // Choices outside the new code are cleared at once, so that no state is half old and half new.
    this.#controls.keepOnly(code)
    this.#show(postcode)
    try {
      let parent = ''
      for (const [i, level] of levels.entries()) {
        if (this.#controls.parentOf(level) !== parent) {
          const isBelow = parent.length === i * 2
          if (isBelow) await soon()
          if (turn !== this.#turn || (isBelow && !this.isConnected)) return
          const places = isBelow ? await load(this.api, level, parent) : []
          if (turn !== this.#turn) return
          this.#controls.offer(level, parent, places)
          this.render()
        }
        parent = this.#controls.choose(level, code)
      }
      this.#unfinished = undefined
      this.#wanted = ''
      this.recover()
      this.#show(postcode)
      if (isChoice) this.announce(['input', 'change'], this.address)
    } catch (error) {
      if (turn !== this.#turn) return
      this.fail(error, messages[this.language].failed, this.#unfinished)
      this.#report()
    }
  }

  #show(postcode: string): void {
    this.#controls.showPostcode(postcode)
    this.#report()
  }

  /** A typed postcode chooses the code that all its subdistricts share. */
  async #typed(postcode: string): Promise<void> {
    this.touch()
    this.#controls.setPostcode(postcode)
    if (this.address?.subdistrict.postcodes.includes(postcode)) {
      this.#report()
      return this.announce(['input', 'change'], this.address)
    }
    if (!/^\d{5}$/.test(postcode)) return
    const turn = ++this.#turn
    try {
      const code = await sharedCode(this.api, postcode)
      if (turn === this.#turn) await this.choose(code, postcode)
    } catch (error) {
      if (turn !== this.#turn) return
      if (error instanceof Problem && error.status === 404) this.fail(error, messages[this.language].unknown)
      else this.fail(error, messages[this.language].failed, () => void this.#typed(postcode))
    }
  }

  /** Form value and validity. A code without loaded names is submitted alone. */
  #report(): void {
    const { address } = this
    const { incomplete, loading, failed } = messages[this.language]
    const data = formDataOf(address, this.name, this.language)
    if (this.#wanted) data.set(`${this.name && `${this.name}.`}code`, this.#wanted)
    this.submit(
      data,
      this.value,
      this.#controls.open,
      this.#wanted
        ? this.unchecked(loading, failed)
        : !address && this.required
          ? ['valueMissing', incomplete]
          : undefined,
    )
  }
}
