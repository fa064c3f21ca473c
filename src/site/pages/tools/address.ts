import { html } from 'hono/html'
import { searchAddress } from '../../../address/contract.ts'
import type { Area } from '../../../address/dataset.ts'
import { addressSearch } from '../../../address/indexes.ts'
import { search } from '../../../address/search.ts'
import { fieldsOf } from '../fields.ts'
import { pathTo, t, words } from '../language.ts'
import type { Tool } from './tool.ts'

/** The first hit of the service's own search, as a line. */
function firstHit(query: string): string {
  const { page: found, total } = search(addressSearch(), query, { limit: 1, offset: 0, level: undefined })
  const area = found[0]?.area
  if (!area) throw new Error(`nothing is found for ${query}`)
  const line = lineOf(area)
  const [th, en] = [line.map(({ nameTh }) => nameTh).join(' '), line.map(({ nameEn }) => nameEn).join(', ')]
  const postcode = area.level === 'subdistrict' ? ` ${area.record.postcode}` : ''
  const more = total > 1 ? words(` และอีก ${total - 1} แห่ง`, ` and ${total - 1} more`) : ''
  return `${words(th, en)}${postcode}${more}`
}

/** An area and its parents. */
function lineOf(area: Area): Area['record'][] {
  if (area.level === 'province') return [area.record]
  return [area.record, ...lineOf(area.level === 'district' ? area.province : area.district)]
}

const fields = fieldsOf(searchAddress.query, {
  q: {
    label: ['ตำบล อำเภอ จังหวัด หรือรหัสไปรษณีย์', 'Subdistrict, district, province or postcode'],
    value: 'บางรัก',
    size: 'wide',
  },
  limit: 'left',
  offset: 'left',
  level: 'left',
})

export const address: Tool = {
  id: 'address',
  name: [html`ที่อยู่และ<span class="nb">รหัสไปรษณีย์</span>`, 'Addresses and postcodes'],
  lead: [
    'พิมพ์ชื่อตำบลหรือรหัสไปรษณีย์ หรือวางที่อยู่ทั้งบรรทัดจากแชท ได้ครบทุกช่องพร้อมฉลากพัสดุ แม้สะกดผิดก็อ่านให้',
    'Type a subdistrict or a postcode, or paste a whole address from a chat: every field is filled and a parcel label made, misspelt names included.',
  ],
  operation: 'parseAddresses',
  body: html`<form class="fields" data-address>
<thai-address-search class="wide" for="home"></thai-address-search>
<thai-address class="wide" id="home"></thai-address></form>
<p class="actions">${t('ลองวาง', 'Try pasting:')} <button type="button" class="quiet small" data-paste>${t('ที่อยู่จากแชท', 'an address from a chat')}</button></p>
<p><a href="${pathTo('/labels')}">${t('หลายออเดอร์: พิมพ์ฉลากทุกใบที่โต๊ะฉลาก', 'Several orders: print all their labels at the label desk')}</a></p>`,
  plain: html`<form class="fields" action="/api/v1/tools/thai/address/search">${fields}<button class="button">${t('ค้นหา', 'Search')}</button></form>
<p><a href="${pathTo('/postcode')}">${t('รหัสไปรษณีย์ทั้งหมด แยกตามจังหวัด', 'All postcodes by province')}</a></p>`,
  page: {
    title: ['ค้นหาที่อยู่ไทย และแยกที่อยู่จากข้อความ', 'Find a Thai address, or read a pasted one'],
    examples: {
      columns: { th: ['พิมพ์', 'พบ'], en: ['Type', 'Finds'] },
      rows: [
        ...['สุเทพ', 'สุเทบ', 'l6gmr', 'Suthep', 'กทม'].map((query) => [query, firstHit(query)]),
        ['10500', words('ทุกแขวงที่ใช้รหัสนี้', 'every subdistrict of the postcode')],
      ],
    },
    notes: [
      [
        'พิมพ์ผิดแป้น (l6gmr คือ สุเทพ) หรือสะกดผิดเล็กน้อยก็พบ',
        'A name typed on the wrong keyboard (l6gmr is สุเทพ) or slightly misspelt is found too.',
      ],
      [
        'ที่อยู่ที่วางจะบอกว่าแก้หรือเติมอะไรให้ เมื่อไม่แน่ใจจะให้เลือก ไม่เดา',
        'For a pasted address the answer says what was corrected or added; in doubt it offers the candidates and does not guess.',
      ],
      ['ชื่อ เบอร์โทร และที่อยู่ที่วางไม่ถูกเก็บ', 'Names, telephone numbers and addresses are not stored.'],
      [
        html`<a href="${pathTo('/postcode')}">รหัสไปรษณีย์ทั้ง 974 รหัส</a> มีหน้าของตัวเอง`,
        html`Each of the <a href="${pathTo('/postcode')}">974 postcodes</a> has a page of its own.`,
      ],
    ],
  },
}
