import { html, raw } from 'hono/html'
import { frame, type Assets } from './frame.ts'
import { pavilion } from './drawings.ts'
import { pathTo, t, type Html } from './language.ts'

/** The page for an unknown path. */
export function notFoundPage(assets: Assets): Html {
  return frame(
    { title: ['ไม่พบหน้านี้', 'Page not found'], description: ['', ''], path: '/', isUnlisted: true },
    assets,
    html`<div class="hero"><div>
<h1>${t('ไม่พบหน้านี้', 'Page not found')}</h1>
<p class="lead">${t('ลิงก์อาจพิมพ์ผิด หรือหน้านี้ย้ายไปแล้ว พักที่ศาลาก่อนก็ได้', 'The address may be mistyped or the page moved. Rest a while in the pavilion.')}</p>
<p class="actions"><a class="button" href="${pathTo('/')}">${t('กลับหน้าแรก', 'To the front page')}</a><a class="button quiet" href="${pathTo('/docs')}">${t('อ่านเอกสาร', 'Read the docs')}</a></p>
</div>${raw(pavilion)}</div>`,
  )
}
