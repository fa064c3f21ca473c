import { html } from 'hono/html'
import { ORIGIN } from '../../../http/site-origin.ts'
import { t, words, type Content, type Html } from '../language.ts'
import { chapter } from './heading.ts'

/** A way to use the service that is no endpoint. */
interface Way {
  readonly id: string
  readonly th: string
  readonly en: string
  /** Search words for it, besides its name. */
  readonly find: string
  readonly text: Content
  readonly code: string
}

/** client.js under its versioned name, which never changes. */
export interface PinnedClient {
  readonly version: string
  /** Values of `integrity`: of the module, and of the rules that it loads for `<thai-date>`. */
  readonly integrity: string
  readonly dateIntegrity: string
}

const ways = ({ version, integrity, dateIntegrity }: PinnedClient): readonly Way[] => [
  {
    id: 'base',
    th: 'ที่อยู่ฐาน',
    en: 'Base address',
    find: 'base url origin',
    text: t('ทุก path ในหน้านี้ต่อท้ายที่อยู่นี้', 'Every path on this page follows this address.'),
    code: ORIGIN,
  },
  {
    id: 'elements',
    th: 'ช่องกรอกในหน้าเว็บ',
    en: 'Elements for forms',
    find: '<thai-address> <thai-address-search> <thai-date> html custom element form react vue',
    text: t(
      html`ช่องเดียวรับชื่อ รหัสไปรษณีย์ หรือที่อยู่ที่วางทั้งก้อน แล้วเติมให้ <code>&lt;thai-address&gt;</code> ซึ่งส่งไปกับฟอร์มเป็น <code>home.province</code>, <code>home.district</code>, <code>home.subdistrict</code>, <code>home.postcode</code>`,
      html`One box takes a name, a postcode or a whole pasted address and fills <code>&lt;thai-address&gt;</code>, which a form sends as <code>home.province</code>, <code>home.district</code>, <code>home.subdistrict</code> and <code>home.postcode</code>.`,
    ),
    code: `<!doctype html>
<meta charset="utf-8">
<script type="module" src="${ORIGIN}/client.js"></script>
<form>
  <thai-address-search for="home"></thai-address-search>
  <thai-address id="home" name="home" required></thai-address>
  <thai-date name="due"></thai-date>
  <button>สั่งซื้อ</button>
</form>`,
  },
  {
    id: 'pinned-client',
    th: 'ล็อกรุ่นของ client.js',
    en: 'A version that never changes',
    find: 'client.js version pinned immutable integrity sri hash',
    text: t(
      html`ไฟล์ที่มีเลขรุ่นไม่เปลี่ยนแปลงอีก เบราว์เซอร์จึงตรวจได้ว่าได้ไฟล์เดิม และเก็บไว้ได้หนึ่งปี ส่วน <code>importmap</code> ตรวจกฎของ <code>&lt;thai-date&gt;</code>`,
      html`A file with a version in its name never changes: the browser checks that it is the same, and keeps it for a year. The import map checks the rules of <code>&lt;thai-date&gt;</code>.`,
    ),
    code: `<script type="importmap">
{ "integrity": { "${ORIGIN}/client-date@${version}.js": "${dateIntegrity}" } }
</script>
<script type="module" src="${ORIGIN}/client@${version}.js" integrity="${integrity}"></script>`,
  },
  {
    id: 'create-client',
    th: 'ฟังก์ชันสำหรับเบราว์เซอร์',
    en: 'Functions for browsers',
    find: 'createclient client.js client.d.ts typescript javascript problem import',
    text: t(
      html`หนึ่งฟังก์ชันต่อหนึ่งเอนด์พอยต์ มีชนิดข้อมูลใน <a href="/client.d.ts">client.d.ts</a> คำตอบที่ผิดพลาดจะโยน <code>Problem</code> ซึ่งมี <code>code</code>, <code>status</code>, <code>detail</code> และ <code>detailTh</code>`,
      html`One function for each endpoint, with types in <a href="/client.d.ts">client.d.ts</a>. A refusal is thrown as a <code>Problem</code> with <code>code</code>, <code>status</code>, <code>detail</code> and <code>detailTh</code>.`,
    ),
    code: `import { createClient, Problem } from '${ORIGIN}/client.js'

const sala = createClient({ baseUrl: '${ORIGIN}' })
try {
  console.log(await sala.bahtText({ amount: '12.345' }))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.log(error.code, error.detailTh)
}`,
  },
  {
    id: 'generators',
    th: 'สร้างไคลเอนต์จากสเปก',
    en: 'Clients made from the contract',
    find: 'openapi-typescript openapi-fetch hey-api orval codegen sdk generator typescript',
    text: t(
      html`ด้วย openapi-fetch ให้บอกชนิดสื่อสองชนิดนี้ คำตอบจึงเป็น JSON เสมอ และ <code>error</code> มีชนิดของปัญหา หรือใช้ hey-api หรือ orval`,
      html`To openapi-fetch name these two media types: then <code>data</code> is JSON alone, and <code>error</code> has the type of a problem. Or use hey-api or orval.`,
    ),
    code: `npm install openapi-fetch openapi-typescript
npx openapi-typescript ${ORIGIN}/api/v1/openapi.json -o sala.ts

import createClient from 'openapi-fetch'
import type { paths } from './sala.ts'
type Media = 'application/json' | 'application/problem+json'
const sala = createClient<paths, Media>({ baseUrl: '${ORIGIN}' })
const { data, error } = await sala.GET('/api/v1/tools/thai/baht-text', { params: { query: { amount: '12.50' } } })
console.log(data?.text ?? error?.detailTh)

npx @hey-api/openapi-ts -i ${ORIGIN}/api/v1/openapi.json -o sala
npx orval --input ${ORIGIN}/api/v1/openapi.json --output sala.ts --client fetch`,
  },
  {
    id: 'mcp',
    th: 'ผู้ช่วย AI (MCP)',
    en: 'Assistants (MCP)',
    find: 'mcp claude model context protocol agent llm cursor vscode',
    text: t(
      'เครื่องมือเดียวกันผ่าน Model Context Protocol แบบ streamable HTTP ไม่ใช้คีย์',
      'The same tools by the Model Context Protocol, streamable HTTP, without a key.',
    ),
    code: `claude mcp add --transport http sala ${ORIGIN}/mcp`,
  },
]

/** Ways to use the endpoints without writing requests: the base URL, elements, client.js and MCP. */
export const waysChapter = (client: PinnedClient): Html =>
  chapter(
    'ways',
    'ใช้ในหน้าเว็บ แอป และผู้ช่วย AI',
    'In pages, apps and assistants',
    ways(client).map(
      ({ id, th, en, text, code }) => html`<section aria-labelledby="${id}"><h3 id="${id}">${t(th, en)}</h3>
<p>${text}</p>
<pre tabindex="0"><code>${code}</code></pre></section>`,
    ),
  )

/** Their entries in the table of contents. */
export const waysContents = (client: PinnedClient): Html =>
  html`<li><a href="#ways"><b>${words('ในหน้าเว็บและแอป', 'Pages and apps')}</b></a><ul>${ways(client).map(
    ({ id, th, en, find }) =>
      html`<li><a href="#${id}" data-find="${`${th} ${en} ${find}`.toLowerCase()}">${words(th, en)}</a></li>`,
  )}</ul></li>`
