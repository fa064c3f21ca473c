import { html } from 'hono/html'
import type { Bilingual } from '../../http/problem.ts'
import { reportsToClose } from '../../limits.ts'
import { namedSigns, unicodeHost } from '../host-name.ts'
import { isIpHost } from '../private-host.ts'
import { shorteners } from '../shorteners.ts'
import { both, page, type Html, type PageSurroundings } from './layout.ts'
import { linesAfterReport } from './report-answers.ts'

interface Young {
  readonly code: string
  /** As the URL parser writes it: pure ASCII. */
  readonly url: string
  readonly ageMs: number
}

const title: Bilingual = { th: 'ตรวจดูลิงก์ก่อนไปต่อ', en: 'Check this link first' }
const leadsTo: Bilingual = { th: 'ลิงก์นี้จะพาคุณออกไปที่เว็บไซต์', en: 'This link takes you to the website' }
const neverSent: Bilingual = {
  th: 'หน่วยงานรัฐและธนาคารในไทยไม่ส่งลิงก์ให้กดทาง SMS หรืออีเมล หากมีผู้อ้างชื่อหน่วยงานหรือธนาคารส่งลิงก์นี้มา อย่าไปต่อ',
  en: 'Government offices and banks in Thailand do not send links by SMS or e-mail. If somebody sent you this one in their name, do not continue.',
}
const goOn: Bilingual = { th: 'ไปที่เว็บไซต์นี้', en: 'Continue to this website' }
const reportIt: Bilingual = { th: 'รายงานลิงก์นี้', en: 'Report this link' }
const reallyReport: Bilingual = {
  th: 'แน่ใจหรือไม่? กดรายงานอีกครั้งเพื่อยืนยัน',
  en: 'Are you sure? Press report again to confirm.',
}
const rather: Bilingual = { th: 'ไม่รายงาน', en: 'Do not report' }
const reportWhy: Bilingual = {
  th: `หลอกลวงหรือมีมัลแวร์? ช่วยรายงานเพื่อปกป้องคนอื่น เมื่อมีผู้รายงานครบ ${reportsToClose} คน ลิงก์จะถูกปิดทันที`,
  en: `A scam or malware? Report it to protect others: the link closes at once when ${reportsToClose} people have reported it.`,
}

/** Warnings about a destination, the worst first. */
const cautions: readonly { applies: (url: URL) => boolean; words: Bilingual }[] = [
  {
    applies: ({ hostname }) => isIpHost(hostname),
    words: {
      th: 'ปลายทางเป็นหมายเลข IP ไม่มีชื่อเว็บไซต์ เว็บไซต์ทั่วไปไม่ทำแบบนี้',
      en: 'The destination is an IP address without a name. Ordinary websites have a name.',
    },
  },
  {
    applies: ({ hostname }) => holdsSign(unicodeHost(hostname) ?? ''),
    words: {
      th: 'ชื่อเว็บไซต์มีเครื่องหมายที่เพียงดูเหมือน / หรือ ? ชื่อทั้งบรรทัดเป็นเว็บไซต์เดียว เจ้าของคือส่วนท้าย ไม่ใช่ส่วนต้น',
      en: 'The name holds a sign that only looks like / or ?. The whole line is one website, and its end says whose it is, not its beginning.',
    },
  },
  {
    applies: ({ hostname }) => shorteners.has(hostname.replace(/^www\.|\.$/g, '')),
    words: {
      th: 'ปลายทางเป็นลิงก์ย่ออีกชั้นหนึ่ง จึงไม่รู้ว่าจะไปจบที่เว็บไซต์ใด',
      en: 'The destination is another short link; the final website is unknown.',
    },
  },
  {
    applies: ({ protocol }) => protocol === 'http:',
    words: {
      th: 'การเชื่อมต่อไม่เข้ารหัส (http) ผู้อื่นอาจเห็นสิ่งที่คุณกรอก อย่ากรอกรหัสผ่านหรือข้อมูลบัตร',
      en: 'The connection is not encrypted (http): others may read what you type. Enter no password or card number.',
    },
  },
]

const holdsSign = (host: string): boolean => namedSigns(host) !== host

/** The page between a young link and its destination. It names the destination and continues only on a click. */
export function interstitialPage({ code, url, ageMs }: Young, surroundings: PageSurroundings): string {
  const target = new URL(url)
  const warnings = cautions.filter(({ applies }) => applies(target))
  const main = html`<h1>${both(leadsTo)}</h1>
<p class="host"><bdi dir="ltr">${target.host}</bdi></p>${unicodeLine(target.hostname)}
${thaiLine(url)}<p class="url" dir="ltr" tabindex="0"><bdi>${url}</bdi></p>
<ul>${warnings.map(({ words }) => html`<li class="warn">${both(words)}</li>`)}<li>${both(ageWords(ageMs))}</li><li>${both(neverSent)}</li></ul>
<a class="go" id="go" href="${url}" rel="noopener noreferrer nofollow" referrerpolicy="no-referrer">${both(goOn)}</a>
<form method="post" action="/api/v1/links/${code}/report"><p>${both(reportWhy)}</p><p id="ask" role="alert" hidden>${both(reallyReport)}</p><button>${both(reportIt)}</button><button type="button" id="no" hidden>${both(rather)}</button><p id="said" role="status"></p></form>`
  const card = { th: `ลิงก์ไปยัง ${target.host}`, en: `A link to ${target.host}` }
  return page({ title, main, card, script }, surroundings)
}

/** The host in its own script, if that cannot deceive. */
function unicodeLine(hostname: string): Html | '' {
  const decoded = unicodeHost(hostname)
  if (decoded === undefined || decoded === hostname) return ''
  const unicode = namedSigns(decoded)
  return html`<p class="also">อ่านว่า <bdi>${unicode}</bdi> (ตัวอักษรอาจเลียนแบบเว็บไซต์อื่น)<span class="en" lang="en">Reads as <bdi>${unicode}</bdi> – not verified, letters may imitate another site</span></p>`
}

/** The URL with its Thai letters decoded, shown above the URL as sent; nothing if it has none. */
function thaiLine(url: string): Html | '' {
  const decoded = decodeThai(url)
  if (decoded === url) return ''
  return html`<p class="url" id="thai" dir="ltr" tabindex="0"><bdi>${decoded}</bdi></p>
<p class="also">ตามที่เบราว์เซอร์ส่ง <span class="en" lang="en">As the browser sends it</span></p>
`
}

/** U+0E01–0E3F and U+0E40–0E5B, the letters and marks of the Thai block, as UTF-8 in a URL. */
const ENCODED_THAI = /%E0%B8%(?:8[1-9A-F]|[9AB][0-9A-F])|%E0%B9%(?:[89][0-9A-F])/gi
const LAST_THAI = '\u0e5b'

/**
 * Decodes percent-encoded Thai and nothing else: no other script, no blank, no direction mark, no second layer.
 *
 * @example decodeThai('https://example.org/%E0%B8%81?a=%20%E0%B9%9B') // 'https://example.org/ก?a=%20๛'
 */
export function decodeThai(url: string): string {
  return url.replace(ENCODED_THAI, (encoded) => {
    const letter = decodeURIComponent(encoded)
    return letter <= LAST_THAI ? letter : encoded
  })
}

const MINUTE_MS = 60_000

/** @example ageWords(5 * 60_000).en // 'New link, made 5 minutes ago.' */
export function ageWords(ageMs: number): Bilingual {
  const minutes = Math.floor(ageMs / MINUTE_MS)
  const [count, th, en] =
    minutes < 60
      ? [minutes, 'นาที', 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'ชั่วโมง', 'hour']
        : [Math.floor(minutes / (24 * 60)), 'วัน', 'day']
  if (count < 1) return { th: 'ลิงก์ใหม่ สร้างเมื่อสักครู่นี้', en: 'New link, made just now.' }
  return { th: `ลิงก์ใหม่ สร้างเมื่อ ${count} ${th}ที่แล้ว`, en: `New link, made ${count} ${en}${count === 1 ? '' : 's'} ago.` }
}

const { counted, again, closed, failed } = linesAfterReport
const scriptLines = [counted, again, closed, failed].map(({ th, en }) => [th, en])

/** Confirms once, then reports without leaving the page. Without script the form posts, and the answer is a page. */
const script = `
const form=document.forms[0],[said,go,ask,no]=['said','go','ask','no'].map((id)=>document.getElementById(id));
const [counted,again,closed,failed]=${JSON.stringify(scriptLines)};
const asking=(is)=>{ask.hidden=no.hidden=!is;if(is)no.scrollIntoView({block:'nearest'})};
no.addEventListener('click',()=>asking(false));
form.addEventListener('submit',async(event)=>{event.preventDefault();if(ask.hidden)return asking(true);
asking(false);const button=form.querySelector('button');button.disabled=true;
let line;try{const answer=await fetch(form.action,{method:'POST',headers:{Accept:'application/json'}});const body=await answer.json();
if(!answer.ok){line=[body.detailTh,body.detail];button.disabled=answer.status===403}
else if(body.status==='closed'){line=closed;go.remove()}
else line=body.counted?counted.map((words)=>words.replace('#',body.reports)):again
}catch{line=failed;button.disabled=false}
said.textContent=line[0];const span=document.createElement('span');span.className=span.lang='en';span.textContent=line[1];said.append(span);said.scrollIntoView({block:'center'})})
`.replaceAll('\n', '')
