import { html, raw } from 'hono/html'
import { frame, type Assets } from '../frame.ts'
import { icon, toolIcon, pavilion } from '../drawings.ts'
import { section } from './section.ts'
import { joined, pathTo, t, type Html } from '../language.ts'
import type { OpenApi } from '../openapi.ts'
import { labels } from '../tools/labels.ts'
import type { Tool } from '../tools/tool.ts'
import { tools } from '../tools/tools.ts'

/** What the service is, in one look: for people first, then for those who program. */
const hero = html`<div class="hero first"><div>
<h1>${t(html`เครื่องมือไทย<br>พร้อมใช้ทันที`, html`Thai utilities,<br>ready to use`)}</h1>
<p class="lead">${t(
  html`ที่อยู่ วันหยุด พร้อมเพย์ คิวอาร์ ย่อลิงก์ และข้อความไทย <span class="nb">ฟรี ไม่ต้องสมัคร ไม่มีโฆษณา</span>`,
  'Addresses, holidays, PromptPay, QR codes, short links and Thai text. Free, no account, no ads.',
)}</p>
<p>${t('นักพัฒนา: เรียกผ่าน HTTP ได้เลย ไม่ต้องมีคีย์', 'Developers: call it over HTTP, without a key.')} <a class="nb" href="${pathTo('/docs')}">${t('เอกสาร API →', 'API docs →')}</a></p>
</div>${raw(pavilion)}</div>`

const promises = html`<ul class="promises"><li>${t('ไม่ใช้คีย์ ไม่มีคุกกี้', 'No key, no cookies')}</li><li>${t('เก็บเท่าที่จำเป็นเท่านั้น', 'Stores only what it must')}</li><li>${t('เรียกจากเบราว์เซอร์ได้', 'Callable from the browser')}</li><li>${t('ฟรี โอเพนซอร์ส (MIT)', 'Free and open source (MIT)')}</li></ul>`

/** How a web page calls the service. */
const client = html`<section class="client" id="client" aria-labelledby="client-title">
<h2 id="client-title">${icon('links')}${t('ใช้ในเว็บของคุณ', 'In your own web page')}</h2>
<p class="lead">${t(
  html`โมดูลเดียว ไม่มีสิ่งที่ต้องติดตั้ง: หนึ่งฟังก์ชันต่อหนึ่งเอนด์พอยต์ พร้อมชนิดข้อมูล <code>&lt;thai-address&gt;</code> <code>&lt;thai-address-search&gt;</code> และ <code>&lt;thai-date&gt;</code>`,
  html`One module, nothing to install: a function per endpoint, with types, <code>&lt;thai-address&gt;</code>, <code>&lt;thai-address-search&gt;</code> and <code>&lt;thai-date&gt;</code>.`,
)}</p>
<div class="code"><div><div class="line"><span class="kind" id="client-kind">HTML</span>
<pre tabindex="0" role="region" aria-labelledby="client-title client-kind"><code data-fetch>&lt;form&gt;
  &lt;thai-address-search for="home"&gt;&lt;/thai-address-search&gt;
  &lt;thai-address id="home" name="home" required&gt;&lt;/thai-address&gt;
&lt;/form&gt;
&lt;script type="module"&gt;
  import { bahtText } from '<span data-origin></span>/client.js'
  const { text } = await bahtText({ amount: '1234.50' })
&lt;/script&gt;</code></pre>
<button type="button" class="copy" data-copy="fetch">${icon('copy')}<span class="vh">${t('คัดลอก HTML', 'Copy HTML')}</span></button></div></div></div>
</section>`

/** The way to a tool; what is asked of the calendar most has its own, and a page for pasted orders. */
function tile({ id, name }: Tool): Html {
  const own = html`<li><a href="#${id}">${toolIcon(id)}${t(...name)}</a></li>`
  if (id === 'address')
    return html`${own}<li><a href="${pathTo('/labels')}">${toolIcon('labels')}${t(...labels.name)}</a></li>`
  if (id !== 'holidays') return own
  return html`${own}<li><a href="#next-days">${toolIcon('date')}${t('วันทำการถัดไป', 'Next business day')}</a></li>`
}

/** The page at `/`. */
export function frontPage(contract: OpenApi, assets: Assets): Html {
  const shown = tools.filter(({ isApart }) => !isApart)
  return frame(
    {
      titleTh: 'ศาลา · เครื่องมือภาษาไทย ฟรี ไม่ต้องสมัคร',
      titleEn: 'Sala · Thai utilities, free and without an account',
      descriptionTh: 'API สาธารณะสำหรับงานไทย: ที่อยู่ วันหยุด พร้อมเพย์ คิวอาร์ ย่อลิงก์ และเครื่องมือข้อความ ไม่ต้องใช้คีย์',
      descriptionEn:
        'A public API for Thai software: addresses, holidays, PromptPay, QR codes, short links and text tools. No key needed.',
      path: '/',
    },
    assets,
    html`${hero}
<h2 class="vh" id="tools-title">${t('เครื่องมือ', 'Tools')}</h2>
<ul class="tiles" id="tools">${shown.map(tile)}</ul>
${promises}
${joined(
  shown.map((tool) => section(tool, contract)),
  '\n',
)}
${client}`,
  )
}
