import { html } from 'hono/html'
import type { OpenApi } from '../openapi.ts'
import { limitsChapter, privacy, rules, sourcesChapter, type Source } from './chapters.ts'
import { chapter } from './heading.ts'
import { errorContents, errorList } from './errors.ts'
import { contents, reference } from './reference.ts'
import { waysChapter, waysContents, type PinnedClient } from './ways.ts'
import { firstCall } from '../first-call.ts'
import { frame, type Assets } from '../frame.ts'
import { t, words, type Html } from '../language.ts'

/** The reference at `/docs`, generated from openapi.json at build time: readable without script. */
export function docsPage(contract: OpenApi, sources: readonly Source[], client: PinnedClient, assets: Assets): Html {
  return frame(
    {
      title: ['เอกสาร', 'Documentation'],
      description: [
        'เอกสารอ้างอิง API ของศาลา: เอนด์พอยต์ทั้งหมด ข้อผิดพลาด ขีดจำกัด ความเป็นส่วนตัว และแหล่งข้อมูล',
        'Reference of the Sala API: every endpoint, error, limit, privacy and where the data comes from.',
      ],
      path: '/docs',
    },
    assets,
    html`<div class="docs">
<nav class="contents" aria-labelledby="contents-title">
<h2 id="contents-title" class="vh">${t('สารบัญ', 'Contents')}</h2>
<label class="find"><span class="vh">${t('ค้นหาในเอกสาร', 'Search this page')}</span><input type="search" id="find" autocomplete="off" placeholder="${words('ค้นหา เช่น พร้อมเพย์ wifi', 'Search: wifi, rate limit')}"></label>
<details data-wide><summary class="small">${t('สารบัญ', 'Contents')}</summary>
<ul><li><a href="#start"><b>${t('เริ่มใช้', 'Start')}</b></a></li><li><a href="#rules"><b>${t('กติการ่วม', 'Rules')}</b></a></li>
${waysContents(client)}
${contents(contract)}
<li><a href="#errors"><b>${t('ข้อผิดพลาด', 'Errors')}</b></a><ul>${errorContents}</ul></li><li><a href="#limits" data-find="rate limit quota 429"><b>${t('ขีดจำกัด', 'Limits')}</b></a></li><li><a href="#privacy"><b>${t('ความเป็นส่วนตัว', 'Privacy')}</b></a></li><li><a href="#sources" data-find="licence license"><b>${t('แหล่งข้อมูล', 'Data sources')}</b></a></li></ul>
<p class="small" role="status" data-nothing></p></details>
</nav>
<div class="pages">
<h1 id="start">${t('เอกสาร', 'Documentation')}</h1>
<p class="lead">${t(
      html`เรียกได้ทันที ทุกตัวอย่างในหน้านี้คัดลอกไปใช้หรือกดลองได้เลย สเปก OpenAPI อยู่ที่ <a href="/api/v1/openapi.json">openapi.json</a> (3.1) ฉบับย่อสำหรับโมเดลภาษาอยู่ที่ <a href="/llms.txt">llms.txt</a> เบราว์เซอร์ใช้ <a href="/client.js">client.js</a> กับ<a href="/client.d.ts">ชนิดข้อมูล</a>`,
      html`Call it right away; every sample on this page can be copied or tried in place. The contract for machines is <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1), in short for language models <a href="/llms.txt">llms.txt</a>; browsers import <a href="/client.js">client.js</a> with its <a href="/client.d.ts">types</a>.`,
    )}</p>
<div class="code"><div>${firstCall(contract)}</div></div>
${rules}
${waysChapter(client)}
${reference(contract)}
${chapter(
  'errors',
  'ข้อผิดพลาด',
  'Errors',
  html`<p>${t(html`ลิงก์ <code>type</code> ของข้อผิดพลาดทุกข้อชี้มาที่นี่`, html`The <code>type</code> of every problem links here.`)}</p>
${errorList()}`,
)}
${limitsChapter()}
${privacy}
${sourcesChapter(sources)}
</div></div>`,
  )
}
