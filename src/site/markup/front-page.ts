import { html, raw } from 'hono/html'
import { frame, type Assets } from './frame.ts'
import { icon, pavilion } from './drawings.ts'
import { toolSections, toolTiles } from './tools.ts'
import { pathTo, t, type Html } from './language.ts'

/** What the service is, in one look. */
const hero = html`<div class="hero"><div>
<h1>${t(html`เครื่องมือไทย<br>พร้อมใช้ทันที`, html`Thai utilities,<br>ready to use`)}</h1>
<p class="lead">${t(
  'ที่อยู่ วันหยุด พร้อมเพย์ คิวอาร์ และข้อความไทย เรียกผ่าน HTTP ได้จากทุกภาษา ไม่ต้องสมัคร ไม่ต้องมีคีย์',
  'Addresses, holidays, PromptPay, QR and Thai text over HTTP, from any language. No account, no key.',
)}</p>
<ul class="promises"><li>${t('ไม่ใช้คีย์ ไม่มีคุกกี้', 'No key, no cookies')}</li><li>${t('เก็บเท่าที่จำเป็นเท่านั้น', 'Stores only what it must')}</li><li>${t('เรียกจากเบราว์เซอร์ได้', 'Callable from the browser')}</li><li>${t('ฟรี โอเพนซอร์ส (MIT)', 'Free and open source (MIT)')}</li></ul>
<p class="actions"><a class="button" href="#tools">${t('ลองเลย', 'Try it')}</a><a class="button quiet" href="${pathTo('/docs')}">${t('อ่านเอกสาร', 'Read the docs')}</a></p>
</div>${raw(pavilion)}</div>`

/** How a web page calls the service. */
const client = html`<section class="client" id="client" aria-labelledby="client-title">
<h2 id="client-title">${icon('links')}${t('ใช้ในเว็บของคุณ', 'In your own web page')}</h2>
<p class="lead">${t(
  html`โมดูลเดียว ไม่มีสิ่งที่ต้องติดตั้ง: หนึ่งฟังก์ชันต่อหนึ่งปลายทาง พร้อมชนิดข้อมูล <code>&lt;thai-address&gt;</code> และ <code>&lt;thai-address-search&gt;</code>`,
  html`One module, nothing to install: a function per endpoint, with types, <code>&lt;thai-address&gt;</code> and <code>&lt;thai-address-search&gt;</code>.`,
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

/** The page at `/`. */
export function frontPage(assets: Assets): Html {
  return frame(
    {
      titleTh: 'ศาลา · เครื่องมือภาษาไทยผ่าน HTTP',
      titleEn: 'Sala · Thai utilities over HTTP',
      descriptionTh: 'API สาธารณะสำหรับงานไทย: ที่อยู่ วันหยุด พร้อมเพย์ คิวอาร์ ย่อลิงก์ และเครื่องมือข้อความ ไม่ต้องใช้คีย์',
      descriptionEn:
        'A public API for Thai software: addresses, holidays, PromptPay, QR codes, short links and text tools. No key needed.',
      path: '/',
    },
    assets,
    html`${hero}
<h2 class="vh" id="tools-title">${t('เครื่องมือ', 'Tools')}</h2>
${toolTiles}
${toolSections}
${client}`,
  )
}
