import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { contactUri } from '../../http/contact-uri.ts'
import { mark } from './mark.ts'
import type { Bilingual } from '../../http/problem.ts'

/** A piece of a page. Hono's type also allows promises inside; these pages have none. */
export type Html = ReturnType<typeof html>

/** Needed by every page besides its own content. */
export interface PageSurroundings {
  /** Random for each answer; lets exactly this page's style and script run. */
  readonly nonce: string
  readonly operatorContact: string | undefined
}

interface PageContent {
  readonly title: Bilingual
  readonly main: Html
  /** The text of a link card (Open Graph), without a picture: the destination is a third party's. */
  readonly card?: Bilingual
  /** Text of a script; it must contain nothing from outside. */
  readonly script?: string
}

/** A sentence in Thai with the English one below it. */
export const both = ({ th, en }: Bilingual): Html => html`${th}<span class="en" lang="en">${en}</span>`

/** A whole page: one file, no outside resource, readable without script. */
export function page({ title, main, card, script }: PageContent, { nonce, operatorContact }: PageSurroundings): string {
  const whole = html`<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>${title.th} · ${title.en}</title>${card ? cardTags(card) : ''}
<meta name="color-scheme" content="light dark">
<style nonce="${nonce}">${raw(css)}</style></head>
<body><header><p>${raw(logo)}<b>ศาลา</b> <i lang="en">Sala</i></p><span>ลิงก์ย่อ · <span lang="en">short links</span></span></header>
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
  const shown = uri !== undefined ? html`<a href="${uri}">${contact.replace(/^mailto:/i, '')}</a>` : html`${contact}`
  return html`<p>ติดต่อผู้ให้บริการ <span lang="en">Contact</span>: ${shown}</p>`
}

function cardTags({ th, en }: Bilingual): Html {
  return html`<meta property="og:site_name" content="ศาลา Sala"><meta property="og:title" content="${th}"><meta property="og:description" content="${en}">`
}

const logo = `<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" fill="currentColor">${mark}</svg>`

/** The colours of the site (src/site/browser/style.css), and the reader's own Thai font: the page is one small file. */
const css = `
:root{color-scheme:light dark;--ground:#fbf9f4;--card:#fff;--ink:#1c282b;--soft:#566366;--line:#e5dfd1;--go:#0b5d56;--on-go:#fff;--gold:#b98524;--warn:#fdf3dc;--warn-ink:#5b3b00;--stop:#a3261d}
@media(prefers-color-scheme:dark){:root{--ground:#0f1718;--card:#162022;--ink:#e8ece8;--soft:#a4b2b1;--line:#2a393b;--go:#63c7b6;--on-go:#05221e;--gold:#dcae57;--warn:#33290f;--warn-ink:#ffe2a0;--stop:#f19a90}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 "Sarabun","Noto Sans Thai","Leelawadee UI",Thonburi,system-ui,sans-serif}
header,main,footer{max-width:38rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;gap:.5rem;align-items:center;justify-content:space-between;padding-block:1rem}
header p{display:flex;gap:.55rem;align-items:center;margin:0;font-size:1.2rem;line-height:1}
header i{color:var(--soft);font-style:normal;font-size:1rem}
header svg{color:var(--go)}
header .gold{fill:var(--gold)}
header>span{color:var(--soft);font-size:.85rem}
main{background:var(--card);border:1px solid var(--line);border-radius:1.1rem;padding-top:1.25rem;padding-bottom:1.5rem}
@media(max-width:40rem){main{border-width:1px 0;border-radius:0}}
footer{color:var(--soft);font-size:.875rem;padding-top:1rem;padding-bottom:2rem}
h1{font-size:1.35rem;line-height:1.4;margin:0 0 .75rem}
.en{display:block;color:var(--soft);font-size:.84em;font-weight:400;line-height:1.45}
.host{font-size:1.75rem;line-height:1.25;font-weight:700;margin:0;overflow-wrap:anywhere}
.also{margin:.25rem 0 0;color:var(--soft)}
.url{margin:.75rem 0;padding:.6rem .75rem;border:1px solid var(--line);border-radius:8px;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;word-break:break-all;max-height:13rem;overflow:auto}
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
#ask{font-weight:700}
#no{margin-top:.6rem;color:var(--ink);border:1px solid var(--line);font-weight:400}
[hidden]{display:none!important}
#said:not(:empty){margin:1rem 0 0;padding:.6rem .75rem;border-radius:8px;border:1px solid var(--line)}
a{color:var(--go)}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
`.replaceAll('\n', '')
