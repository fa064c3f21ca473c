import type { District, Province, Subdistrict, ThaiAddress } from '../../../public/client.d.ts'
import { arabic } from './chosen-address.ts'
import type { ElementLanguage } from './form-element.ts'

export type Place = Province | District | Subdistrict
export type Level = 'province' | 'district' | 'subdistrict'

export const levels: readonly Level[] = ['province', 'district', 'subdistrict']

const words = {
  th: { province: 'จังหวัด', district: 'อำเภอ/เขต', subdistrict: 'ตำบล/แขวง', postcode: 'รหัสไปรษณีย์', choose: 'เลือก' },
  en: {
    province: 'Province',
    district: 'District',
    subdistrict: 'Subdistrict',
    postcode: 'Postcode',
    choose: 'Choose',
  },
}

/** The visitor's actions. */
interface Handlers {
  /** Another place: its code, or its parent's if the visitor undid the choice. */
  readonly onChoice: (code: string) => void
  readonly onPostcode: (postcode: string) => void
}

/**
 * The visible dropdowns of `<thai-address>` and the postcode beside them. They hold the offered and chosen places; the
 * element loads the places.
 */
export class AddressControls {
  readonly #selects = {} as Record<Level, HTMLSelectElement>
  readonly #labels = new Map<HTMLElement, Level | 'postcode'>()
  readonly #postcode = document.createElement('input')
  readonly #postcodes = document.createElement('datalist')
  readonly #places: Record<Level, readonly Place[]> = { province: [], district: [], subdistrict: [] }

  constructor(box: HTMLElement, { onChoice, onPostcode }: Handlers) {
    for (const [i, level] of levels.entries()) {
      const select = (this.#selects[level] = document.createElement('select'))
      select.autocomplete = `address-level${i + 1}` as AutoFill
      select.addEventListener('change', () => onChoice(select.value || this.chosen(levels[i - 1])))
      box.append(this.#field(level, select))
    }
    // A page-unique id connects the postcode with its suggestions.
    this.#postcodes.id = `thai-address-${Math.random().toString(36).slice(2)}`
    this.#postcode.setAttribute('list', this.#postcodes.id)
    this.#postcode.inputMode = 'numeric'
    this.#postcode.autocomplete = 'postal-code'
    this.#postcode.maxLength = 5
    this.#postcode.addEventListener('input', () => onPostcode(arabic(this.#postcode.value)))
    box.append(this.#field('postcode', this.#postcode), this.#postcodes)
  }

  #field(name: Level | 'postcode', control: HTMLElement): HTMLElement {
    const label = document.createElement('label')
    const text = document.createElement('span')
    this.#labels.set(text, name)
    label.append(text, control)
    return label
  }

  /** The whole address; null until it is chosen down to the subdistrict. */
  get address(): ThaiAddress | null {
    const [province, district, subdistrict] = levels.map((level) =>
      this.#places[level].find(({ code }) => code === this.#selects[level].value),
    )
    if (!province || !district || !subdistrict) return null
    return { province, district, subdistrict, postcode: this.#postcode.value } as ThaiAddress
  }

  /** The code chosen on a level, or ''. */
  chosen(level: Level | undefined): string {
    return level ? this.#selects[level].value : ''
  }

  /** Where the visitor continues: the first list with something to choose. */
  get open(): HTMLSelectElement {
    const level = levels.find((each) => !this.#selects[each].value && !this.#selects[each].disabled)
    return this.#selects[level ?? 'province']
  }

  /** Rewrites all texts; a list without places is disabled. */
  render(language: ElementLanguage, isDisabled: boolean): void {
    for (const [text, name] of this.#labels) text.textContent = words[language][name]
    const name = language === 'en' ? 'nameEn' : 'nameTh'
    for (const level of levels) {
      const select = this.#selects[level]
      const chosen = select.value
      const options = this.#places[level].map((place) => new Option(place[name], place.code))
      select.replaceChildren(new Option(`– ${words[language].choose} –`, ''), ...options)
      select.value = chosen
      select.disabled = isDisabled || options.length === 0
    }
    this.#postcode.disabled = isDisabled
  }

  /** The code whose places a level offers; undefined before the first. */
  parentOf(level: Level): string | undefined {
    return this.#selects[level].dataset['parent']
  }

  /** Offers the places within `parent`; `render` shows them. */
  offer(level: Level, parent: string, places: readonly Place[]): void {
    this.#places[level] = places
    this.#selects[level].dataset['parent'] = parent
  }

  /** Chooses a level's part of a code and returns the chosen code: '' if no place has it. */
  choose(level: Level, code: string): string {
    const select = this.#selects[level]
    const digits = levels.indexOf(level) * 2 + 2
    select.value = code.slice(0, digits).padEnd(digits, '-')
    if (select.selectedIndex < 0) select.value = ''
    return select.value
  }

  /** Undoes every choice that is not a prefix of a code. */
  keepOnly(code: string): void {
    for (const { value } of Object.values(this.#selects)) {
      if (code.startsWith(value)) continue
      for (const level of levels.slice(value.length / 2 - 1)) this.#selects[level].value = ''
    }
  }

  /** Shows a postcode: the given one if the chosen subdistrict has it or none is chosen, otherwise its main one. */
  showPostcode(postcode: string): void {
    const { postcodes = [], postcode: main = '' } = this.address?.subdistrict ?? {}
    this.#postcodes.replaceChildren(...postcodes.map((each) => new Option(each, each)))
    this.#postcode.value = postcodes.includes(postcode) ? postcode : main || postcode
  }

  /** Shows a typed postcode unchanged. */
  setPostcode(postcode: string): void {
    this.#postcode.value = postcode
  }
}
