import type { ThaiAddress } from '../../../public/client.d.ts'
import type { EndpointName } from '../client/endpoints.generated.ts'
import type { SearchApi } from '../client/address-suggestions.ts'
import { define } from '../client/form-element.ts'
import { ThaiAddressElement } from '../client/thai-address.ts'
import { ThaiAddressSearchElement } from '../client/thai-address-search.ts'
import { el, facts, find, say } from './dom.ts'
import { onAsked } from './fragment.ts'
import { ageOf, belongsTo, renew, showNow } from './fresh.ts'
import { whenSeen } from './live-form.ts'
import { linesOf, Panel } from './panel.ts'
import { client, Problem, type Params } from './service.ts'

/** An order from a chat, with a misspelt name and the postcode of another place. */
const PASTED = `ส่งที่
สมชาย ใจดี 081-234-5678
99/1 ม.5 ถ.สุขุมวิท ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ 10240
ฝากป้อมยามได้`

/** One box for names, postcodes and pasted addresses, and three dropdowns that it fills. */
export function startAddress(): void {
  const section = find('#address')
  const panel = new Panel(section)
  const place = find('[data-result]', section)
  let lastRead = ''
  const api = shownIn(panel, (text) => (lastRead = text))
  /** The label of the box's text, if that is a pasted order. */
  let label: Awaited<ReturnType<(typeof import('./parcel.ts'))['parcelOf']>> | undefined
  define(
    'thai-address',
    class extends ThaiAddressElement {
      protected override get api() {
        return client
      }
    },
  )
  define(
    'thai-address-search',
    class extends ThaiAddressSearchElement {
      protected override get api() {
        return { ...client, ...api }
      }
    },
  )
  // Before any input, the panel shows the search box's request for an example name.
  whenSeen(section, () => void api.searchAddress({ q: 'บางรัก', limit: 8 }).catch(() => undefined))
  const dropdowns = find<HTMLElementTagNameMap['thai-address']>('thai-address', section)
  const search = find<HTMLElementTagNameMap['thai-address-search']>('thai-address-search', section)

  find('form', section).addEventListener('submit', (event) => event.preventDefault())
  belongsTo(place, find('form', section))
  let chosenAt = -1
  dropdowns.addEventListener('input', () => (chosenAt = ageOf(place)))
  dropdowns.addEventListener('change', () => {
    const { address } = dropdowns
    // A label stays, dimmed, until a place is chosen down to the subdistrict.
    if (!address) return label ? undefined : showNow(place)
    // A choice in the search box has already shown its own request and answer. The box fills the dropdowns a moment later,
    // when other text may be typed, so a label becomes valid again only if a person chose the same place again.
    if (search.value === address.subdistrict.code && search.parsed) {
      if (chosenAt === ageOf(place)) renew(place)
      return
    }
    const ask = async (): Promise<void> => {
      const answer = await panel.run('subdistricts', { district: address.district.code }, place, () => void ask())
      if (!answer) return
      label?.setPlace(address)
      showNow(place, ...(label ? [label.element] : []), whole(address))
    }
    void ask()
  })
  find('input', search).addEventListener(
    'input',
    ({ target }) => {
      // Only a pasted text has a label.
      label = undefined
      if ((target as HTMLInputElement).value === '') showNow(place)
    },
    { capture: true },
  )
  search.addEventListener('change', async () => {
    const { address, parsed } = search
    label = undefined
    if (!address || !parsed) return
    const [age, text] = [ageOf(place), lastRead]
    const { parcelOf } = await import('./parcel.ts')
    if (ageOf(place) !== age) return
    label = parcelOf(parsed, text)
    label.setPlace(address)
    showNow(place, label.element, whole(address))
  })
  find('[data-paste]', section).addEventListener('click', () => paste(PASTED, search))
  onAsked(section, (values) => {
    const [name, pasted] = [values.get('q'), values.get('text')]
    if (pasted) paste(pasted, search)
    if (!name) return
    const input = find<HTMLInputElement>('input', search)
    input.value = name
    input.focus()
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Dispatches a paste event to the search box, as if the visitor had pasted the text. */
function paste(text: string, search: HTMLElement): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const input = find<HTMLInputElement>('input', search)
  input.focus()
  input.select()
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** The calls of the search box, each with its request and answer in the panel. */
function shownIn(panel: Panel, onText: (text: string) => void): SearchApi {
  const shown =
    <A extends unknown[], R>(name: EndpointName, call: (...input: A) => Promise<R>) =>
    async (...input: A): Promise<R> => {
      panel.lines(linesOf(name, input[0] as Params))
      try {
        const answer = await call(...input)
        panel.answer(answer, '200')
        return answer
      } catch (error) {
        if (error instanceof Problem) panel.problem(error)
        throw error
      }
    }
  const parse = shown('parseAddresses', client.parseAddresses)
  return {
    searchAddress: shown('searchAddress', client.searchAddress) as SearchApi['searchAddress'],
    parseAddresses: (input, options) => {
      onText(input?.text ?? '')
      return parse(input, options)
    },
    subdistricts: client.subdistricts,
  }
}

function whole({ province, district, subdistrict, postcode }: ThaiAddress): HTMLElement {
  return facts([
    ['ตำบล/แขวง', 'Subdistrict', say(subdistrict.nameTh, subdistrict.nameEn)],
    ['อำเภอ/เขต', 'District', say(district.nameTh, district.nameEn)],
    ['จังหวัด', 'Province', say(province.nameTh, province.nameEn)],
    ['รหัสไปรษณีย์', 'Postcode', el('b', { class: 'postcode' }, postcode)],
  ])
}
