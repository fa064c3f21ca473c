import type { ParsedAddress, ThaiAddress } from '../../../public/client.d.ts'
import type { EndpointName } from '../client/endpoints.generated.ts'
import type { SearchApi } from '../client/address-suggestions.ts'
import { define } from '../client/form-element.ts'
import { ThaiAddressElement } from '../client/thai-address.ts'
import { ThaiAddressSearchElement } from '../client/thai-address-search.ts'
import { el, facts, find, loudCopy, para, say } from './dom.ts'
import { onAsked } from './fragment.ts'
import { ageOf, belongsTo, renew, showNow } from './fresh.ts'
import { whenSeen } from './live-form.ts'
import { linesOf, Panel } from './panel.ts'
import { client, Problem, type Params } from './service.ts'
import { unusedPieces } from './unused-pieces.ts'

/** An order as it comes in a chat, with a misspelt name and the postcode of another place. */
const PASTED = `ส่งที่
สมชาย ใจดี 081-234-5678
99/1 ม.5 ถ.สุขุมวิท ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ 10240
ฝากป้อมยามได้`

/** One box for names, postcodes and pasted addresses, and three dropdowns that it fills. */
export function startAddress(): void {
  const section = find('#address')
  const panel = new Panel(section)
  const place = find('[data-result]', section)
  const api = shownIn(panel)
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
  // The request that the box sends for a name, before anybody has typed one.
  whenSeen(section, () => void api.searchAddress({ q: 'บางรัก', limit: 8 }).catch(() => undefined))
  const dropdowns = find<HTMLElementTagNameMap['thai-address']>('thai-address', section)
  const search = find<HTMLElementTagNameMap['thai-address-search']>('thai-address-search', section)

  find('form', section).addEventListener('submit', (event) => event.preventDefault())
  belongsTo(place, find('form', section))
  let chosenAt = -1
  dropdowns.addEventListener('input', () => (chosenAt = ageOf(place)))
  dropdowns.addEventListener('change', () => {
    const { address } = dropdowns
    if (!address) return showNow(place)
    // A choice of the search box has shown its own request and answer. The box fills the dropdowns a moment later: by then
    // something else may be typed, so only a person who chose the same place again makes its label valid again.
    if (search.value === address.subdistrict.code && search.parsed) {
      if (chosenAt === ageOf(place)) renew(place)
      return
    }
    const ask = async (): Promise<void> => {
      const answer = await panel.run('subdistricts', { district: address.district.code }, place, () => void ask())
      if (answer) showNow(place, whole(address))
    }
    void ask()
  })
  search.addEventListener('change', () => {
    const { address, parsed } = search
    if (address && parsed) showNow(place, readAddress(parsed), whole(address))
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

/** Puts a text into the search box as a visitor's paste does. */
function paste(text: string, search: HTMLElement): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const input = find<HTMLInputElement>('input', search)
  input.focus()
  input.select()
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** The calls of the search box, each with its request and answer in the panel. */
function shownIn(panel: Panel): SearchApi {
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
  return {
    searchAddress: shown('searchAddress', client.searchAddress) as SearchApi['searchAddress'],
    parseAddresses: shown('parseAddresses', client.parseAddresses),
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

/** What was read from a pasted text: a label to copy, what was corrected, and what can be put on the label. */
function readAddress({ label, recipient, corrections, unparsed }: ParsedAddress): HTMLElement {
  let lines: readonly string[] = say(label.th, label.en)
  const onPaper = el('address')
  const write = (all: readonly string[]): void => {
    lines = all
    onPaper.replaceChildren(...lines.map((line) => el('div', {}, line)))
  }
  write(lines)
  const corrected = corrections.map(({ from, to }) => `${from} → ${to}`).join(', ')
  return el(
    'div',
    { class: 'parcel' },
    para('small', say('ฉลากพัสดุ', 'Parcel label')),
    onPaper,
    para(
      'actions',
      loudCopy(() => lines.join('\n'), 'คัดลอกฉลาก', 'Copy the label'),
    ),
    facts([...forInvoice(recipient), ['แก้ให้แล้ว', 'Corrected', corrected]]),
    unusedPieces(unparsed, () => [...lines], write),
  )
}

/** What an invoice needs and a parcel does not. */
function forInvoice({ taxId, branch, email }: ParsedAddress['recipient']): Parameters<typeof facts>[0] {
  const isWrong = taxId?.valid === false && say(' (เลขตรวจสอบไม่ถูกต้อง)', ' (wrong check digit)')
  const place = branch?.code === '00000' ? say('สำนักงานใหญ่', 'Head office') : (branch?.name ?? branch?.code)
  return [
    ['เลขผู้เสียภาษี', 'Tax number', taxId && taxId.number + (isWrong || '')],
    ['สาขา', 'Branch', place],
    ['อีเมล', 'E-mail', email],
  ]
}
