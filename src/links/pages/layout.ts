import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { contactUri } from '../../http/contact-uri.ts'
import type { Bilingual } from '../../http/problem.ts'

/** A piece of a page. The helper's type allows for promises inside; these pages have none. */
export type Html = ReturnType<typeof html>

/** What every page needs besides its own content. */
export interface PageSurroundings {
  /** Random for each answer; lets exactly this page's style and script run. */
  readonly nonce: string
  readonly operatorContact: string | undefined
}

interface PageContent {
  readonly title: Bilingual
  readonly main: Html
  /** Text of a script; nothing from outside may stand in it. */
  readonly script?: string
}

/** A sentence in Thai with the English one below it. */
export const both = ({ th, en }: Bilingual): Html => html`${th}<span class="en" lang="en">${en}</span>`

/** A whole page: one file, no outside resource, readable without script. */
export function page({ title, main, script }: PageContent, { nonce, operatorContact }: PageSurroundings): string {
  const whole = html`<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>${title.th} · ${title.en}</title>
<style nonce="${nonce}">${raw(css)}</style></head>
<body><header>${raw(mark)}<b>ศาลา</b> Sala <span>ลิงก์ย่อ · short links</span></header>
<main>${main}</main>
<footer>${operatorContact ? contactLine(operatorContact) : ''}${both(footer)}</footer>
${script ? html`<script nonce="${nonce}">${raw(script)}</script>` : ''}</body></html>` as HtmlEscapedString
  return whole.toString()
}

const footer: Bilingual = {
  th: 'ลิงก์ย่อนี้สร้างโดยผู้ใช้ทั่วไป ศาลาไม่ได้เป็นเจ้าของและไม่ได้รับรองเว็บไซต์ปลายทาง',
  en: 'Anyone can make a short link. Sala neither owns nor endorses the website behind it.',
}

function contactLine(contact: string): Html {
  const uri = contactUri(contact)
  const shown = uri !== undefined ? html`<a href="${uri}">${contact}</a>` : html`${contact}`
  return html`<p>ติดต่อผู้ให้บริการ <span lang="en">Contact</span>: ${shown}</p>`
}

/** The pavilion: a roof, two posts, a floor. */
const mark =
  '<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><path fill="currentColor" d="M12 1 1 10h3l1-1h14l1 1h3zM5 11h2v8H5zm12 0h2v8h-2zM2 20h20v3H2z"/></svg>'

const css = `
:root{color-scheme:light dark;--ground:#f3f5f4;--card:#fff;--ink:#17211f;--soft:#52605d;--line:#cfd8d5;--go:#0b6b57;--on-go:#fff;--warn:#fff3d6;--warn-ink:#5b3b00;--stop:#a8261c}
@media(prefers-color-scheme:dark){:root{--ground:#121816;--card:#1b2320;--ink:#eaf0ee;--soft:#a9b7b3;--line:#3a4743;--go:#5fd0b4;--on-go:#06231c;--warn:#3b2e0d;--warn-ink:#ffe2a0;--stop:#ff9d92}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 "Sarabun","Noto Sans Thai","Leelawadee UI",Thonburi,system-ui,sans-serif}
header,main,footer{max-width:38rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;gap:.5rem;align-items:center;padding-top:1rem;padding-bottom:1rem;color:var(--go)}
header span{color:var(--soft);font-size:.85rem;margin-left:auto}
main{background:var(--card);border:1px solid var(--line);border-radius:14px;padding-top:1.25rem;padding-bottom:1.5rem}
@media(max-width:40rem){main{border-width:1px 0;border-radius:0}}
footer{color:var(--soft);font-size:.875rem;padding-top:1rem;padding-bottom:2rem}
h1{font-size:1.35rem;line-height:1.4;margin:0 0 .75rem}
.en{display:block;color:var(--soft);font-size:.84em;font-weight:400;line-height:1.45}
.host{font-size:1.75rem;line-height:1.25;font-weight:700;margin:0;overflow-wrap:anywhere}
.also{margin:.25rem 0 0;color:var(--soft)}
.url{margin:.75rem 0;padding:.6rem .75rem;border:1px solid var(--line);border-radius:8px;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;max-height:13rem;overflow:auto}
ul{list-style:none;margin:1rem 0;padding:0}
li{padding:.5rem 0;border-top:1px solid var(--line)}
li.warn,.note{background:var(--warn);color:var(--warn-ink);padding:.6rem .75rem;border-radius:8px;border:0;margin:.5rem 0}
.warn .en,.note .en{color:inherit}
.go,button{display:block;width:100%;min-height:3.25rem;padding:.6rem 1rem;border-radius:10px;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.go{background:var(--go);color:var(--on-go);border:0}
.go .en{color:inherit}
button{background:none;color:var(--stop);border:2px solid var(--stop)}
button .en{color:inherit}
button:disabled{opacity:.55;cursor:default}
form{margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--line)}
form p{margin:0 0 .75rem}
#said:not(:empty){margin:1rem 0 0;padding:.6rem .75rem;border-radius:8px;border:1px solid var(--line)}
a{color:var(--go)}
:focus-visible{outline:3px solid var(--go);outline-offset:3px}
`.replaceAll('\n', '')
