import type { SearchResult, ThaiAddress } from '../../../public/client.d.ts'
import { el, facts, find, say } from './dom.ts'
import { fieldsOf, onInput, whenSeen } from './live-form.ts'
import { Panel } from './panel.ts'

const kinds: Readonly<Record<string, readonly [th: string, en: string]>> = {
  province: ['จังหวัด', 'Province'],
  amphoe: ['อำเภอ', 'Amphoe'],
  khet: ['เขต', 'Khet'],
  tambon: ['ตำบล', 'Tambon'],
  khwaeng: ['แขวง', 'Khwaeng'],
}

const kindOf = (kind: string | null): DocumentFragment => say(...(kinds[kind ?? 'province'] ?? ['', '']))

/** Three-level form with postcode, and search as you type. */
export function startAddress(): void {
  const section = find('#address')
  const panel = new Panel(section)
  const place = find('[data-result]', section)
  const element = find<HTMLElementTagNameMap['thai-address']>('thai-address', section)
  const form = find<HTMLFormElement>('[data-search]', section)

  element.addEventListener('change', () => {
    const { address } = element
    if (!address) return
    void panel.run('subdistricts', { district: address.district.code }, place).then((answer) => {
      if (answer) place.replaceChildren(whole(address))
    })
  })
  const choose = (hit: SearchResult): void => {
    element.value = hit.code
    const { code, nameTh, nameEn, kind, postcode, postcodes, district, province } = hit
    const isSubdistrict = kind === 'tambon' || kind === 'khwaeng'
    if (!isSubdistrict || postcode === null || !district || !province) return
    place.replaceChildren(
      whole({ province, district, subdistrict: { code, nameTh, nameEn, kind, postcode, postcodes }, postcode }),
    )
  }
  const search = async (): Promise<void> => {
    const { q = '' } = fieldsOf(form)
    const answer = await panel.run('searchAddress', { q, limit: 8 }, place)
    if (answer) place.replaceChildren(...hits(answer.results, answer.total, choose))
  }
  find('[data-address]', section).addEventListener('submit', (event) => event.preventDefault())
  onInput(form, () => void search())
  whenSeen(section, () => void search())
}

function whole({ province, district, subdistrict, postcode }: ThaiAddress): HTMLElement {
  return facts([
    ['ตำบล/แขวง', 'Subdistrict', say(subdistrict.nameTh, subdistrict.nameEn)],
    ['อำเภอ/เขต', 'District', say(district.nameTh, district.nameEn)],
    ['จังหวัด', 'Province', say(province.nameTh, province.nameEn)],
    ['รหัสไปรษณีย์', 'Postcode', el('b', { class: 'postcode' }, postcode)],
    ['รหัสตำบล', 'Subdistrict code', subdistrict.code],
  ])
}

/** The search results; each fills the form above. */
function hits(results: readonly SearchResult[], total: number, choose: (hit: SearchResult) => void): HTMLElement[] {
  const list = el(
    'ul',
    { class: 'hits' },
    ...results.map((hit) =>
      el(
        'li',
        {},
        el(
          'button',
          { type: 'button', onclick: () => choose(hit) },
          el('span', { class: 'level' }, kindOf(hit.kind)),
          el('b', {}, say(hit.nameTh, hit.nameEn)),
          el('span', { class: 'where' }, say(where(hit, 'nameTh'), where(hit, 'nameEn'))),
          hit.postcode && el('span', { class: 'postcode' }, hit.postcode),
        ),
      ),
    ),
  )
  const count = el('p', { class: 'small' }, say(`พบ ${total} รายการ`, `${total} found`))
  return [count, list]
}

function where({ district, province }: SearchResult, name: 'nameTh' | 'nameEn'): string {
  return [district?.[name], province?.[name]].filter(Boolean).join(', ')
}
