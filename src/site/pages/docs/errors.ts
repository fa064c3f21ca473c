import { html } from 'hono/html'
import { parametersMax, qrLogo, ratePeriodSeconds } from '../../../limits.ts'
import { problems, type ProblemCode } from '../../../http/problem.ts'
import { anchor } from './heading.ts'
import { joined, t, type Content } from '../language.ts'

interface Help {
  readonly whatTh: Content
  readonly whatEn: Content
  readonly fixTh: Content
  readonly fixEn: Content
}

const waitAndRetry = {
  fixTh: html`รอตามส่วนหัว <code>Retry-After</code> (ถ้ามี) แล้วลองใหม่ เว้นช่วงให้นานขึ้นทุกครั้ง`,
  fixEn: html`Wait as long as <code>Retry-After</code> says (if it is there), try again, and wait longer each time.`,
}

/** Cause and remedy for every code; a code without them does not compile. */
export const help: Readonly<Record<ProblemCode, Help>> = {
  missing_parameter: {
    whatTh: html`ขาดพารามิเตอร์ที่จำเป็น <code>errors</code> บอกชื่อทั้งหมดที่ขาด`,
    whatEn: html`A required parameter is absent. <code>errors</code> names each one.`,
    fixTh: html`ใส่พารามิเตอร์ที่ระบุไว้ใน <code>errors</code>`,
    fixEn: html`Add the parameters named in <code>errors</code>.`,
  },
  invalid_parameter: {
    whatTh: 'ค่าของพารามิเตอร์ไม่เป็นไปตามกติกา (รวมถึงค่าว่าง)',
    whatEn: 'A value does not follow its rule; an empty value counts as invalid too.',
    fixTh: html`แก้ค่าตามกติกาใน <code>errors[].message</code> ศาลาไม่แก้ค่าที่ผิดให้เองเงียบ ๆ`,
    fixEn: html`Correct the value by the rule in <code>errors[].message</code>. Bad input is never repaired silently.`,
  },
  conflicting_parameters: {
    whatTh: 'ใส่ชื่อหลักและชื่อแทนของพารามิเตอร์เดียวกันด้วยค่าต่างกัน',
    whatEn: 'A parameter and one of its other names were given with different values.',
    fixTh: 'ใช้เพียงชื่อเดียว',
    fixEn: 'Use one of the names only.',
  },
  repeated_parameter: {
    whatTh: 'พารามิเตอร์เดียวกันปรากฏมากกว่าหนึ่งครั้ง',
    whatEn: 'The same parameter appears more than once.',
    fixTh: 'ส่งครั้งเดียว',
    fixEn: 'Send it once.',
  },
  unknown_parameter: {
    whatTh: 'มีชื่อที่ไม่รู้จักในเนื้อหา JSON หรือในคำขอของพร้อมเพย์ คำตอบบอกชื่อที่ใกล้เคียง',
    whatEn: 'The JSON body, or a PromptPay request, has a name we do not know; the answer names the nearest known one.',
    fixTh: html`แก้ชื่อที่สะกดผิด เราปฏิเสธเพราะ <code>amount</code> ที่สะกดผิดจะกลายเป็นคิวอาร์ไม่จำกัดจำนวนเงิน`,
    fixEn: html`Correct the spelling. It is refused because a misspelt <code>amount</code> would make a code with an open amount.`,
  },
  not_in_bulk: {
    whatTh:
      'คำขอย่อยนี้ไม่ใช่คำสั่งที่เรียกรวมได้ เช่น ลิงก์ย่อ เสียง รูปภาพ ไฟล์ หรือเขียนเส้นทางไม่ตรงตัว หรือผลลัพธ์ก่อนหน้ายาวครบที่ตอบได้ในครั้งเดียวแล้ว',
    whatEn:
      'The entry is not an operation that can be called in bulk: a short link, sound, a picture, a file, or a path not written as it is; or the results before it are as long as one bulk may answer.',
    fixTh: 'เรียกเอนด์พอยต์นั้นโดยตรง หรือในคำขอรวมครั้งถัดไป',
    fixEn: 'Call that endpoint by itself, or in the next bulk.',
  },
  too_many_parameters: {
    whatTh: `คิวรีมีพารามิเตอร์เกิน ${parametersMax} รายการ หรือออบเจกต์หนึ่งในเนื้อหามีเกิน ${parametersMax} รายการ จึงไม่อ่านส่วนอื่น`,
    whatEn: `The query has more than ${parametersMax} parameters, or one object of the body more than ${parametersMax} properties. Nothing else was read.`,
    fixTh: 'ส่งเฉพาะพารามิเตอร์ที่เอนด์พอยต์นี้รู้จัก',
    fixEn: 'Send only the parameters that the endpoint knows.',
  },
  malformed_encoding: {
    whatTh: html`URL มีการเข้ารหัส % ที่ไม่ถูกต้อง เช่น <code>%FF</code> หรือไม่ใช่ UTF-8`,
    whatEn: html`The URL has a broken percent-encoding, such as <code>%FF</code>, or is not UTF-8.`,
    fixTh: html`ใช้ <code>encodeURIComponent</code>, <code>URLSearchParams</code> หรือ <code>curl --data-urlencode</code>`,
    fixEn: html`Use <code>encodeURIComponent</code>, <code>URLSearchParams</code> or <code>curl --data-urlencode</code>.`,
  },
  invalid_json: {
    whatTh: 'เนื้อหาไม่ใช่ออบเจกต์ JSON ใน UTF-8 หรือขาดก่อนจบ',
    whatEn: 'The body is not a JSON object in UTF-8, or breaks off before its end.',
    fixTh: html`ส่งออบเจกต์ เช่น <code>{"url": "https://example.org"}</code>`,
    fixEn: html`Send an object, such as <code>{"url": "https://example.org"}</code>.`,
  },
  text_too_long: {
    whatTh: 'ข้อความยาวเกินขีดจำกัดของเอนด์พอยต์นั้น หรือเกินความจุของคิวอาร์',
    whatEn: 'The text is longer than the endpoint takes, or than a QR symbol holds.',
    fixTh: 'ตัดข้อความให้สั้นลงตามจำนวนที่คำตอบบอก',
    fixEn: 'Shorten it to the number the answer names, or send it in parts.',
  },
  ambiguous_amount: {
    whatTh: html`คำลงท้ายแบบพูดตีความได้หลายจำนวน เช่น สองหมื่นห้า <code>candidates</code> แสดงทั้งหมด`,
    whatEn: html`The words end as in speech and may mean several amounts (สองหมื่นห้า); <code>candidates</code> lists them.`,
    fixTh: html`เขียนให้ครบทุกหลักแล้วลงท้ายด้วย ถ้วน หรือส่งตัวเลขมาด้วยใน <code>amount</code>`,
    fixEn: html`Write every place and end with ถ้วน, or send the figures in <code>amount</code>.`,
  },
  ambiguous_district: {
    whatTh: html`ชื่ออำเภอนี้มีหลายแห่ง <code>candidates</code> แสดงทั้งหมด`,
    whatEn: html`Several districts have this name; <code>candidates</code> lists them.`,
    fixTh: html`เพิ่ม <code>province</code> หรือใช้รหัส 4 หลัก`,
    fixEn: html`Add <code>province</code>, or use the 4-digit code.`,
  },
  destination_not_allowed: {
    whatTh: 'ปลายทางไม่ใช่ http หรือ https มีชื่อผู้ใช้ในลิงก์ เป็นเครื่องภายใน มีชื่อโฮสต์ xn-- ที่หลอกตา ถูกผู้ให้บริการปิดกั้น หรือเป็นลิงก์สั้นอยู่แล้ว',
    whatEn:
      'The destination is not http or https, has a user name in it, is a private host, has a deceptive xn-- host, is blocked by the operator, or is itself a short link.',
    fixTh: 'ใช้ลิงก์สาธารณะของปลายทางจริง',
    fixEn: 'Use the public address of the final destination.',
  },
  nothing_to_speak: {
    whatTh: 'ข้อความไม่มีตัวอักษรหรือตัวเลขให้อ่าน',
    whatEn: 'The text has no letter or digit to read.',
    fixTh: 'ใส่ข้อความที่อ่านออกเสียงได้',
    fixEn: 'Send text that can be read aloud.',
  },
  unauthorized: {
    whatTh: 'closeToken ไม่ตรงกับลิงก์นี้ หรือเป็นเส้นทางของผู้ให้บริการซึ่งต้องมีรหัสลับ',
    whatEn: 'The closeToken is not that of this link, or the route is the operator’s and takes a secret.',
    fixTh: html`ใช้ <code>closeToken</code> ที่ตอบตอนสร้างลิงก์ ผู้ดูแล: ส่ง <code>Authorization: Bearer …</code> ด้วยค่า <code>OPERATOR_SECRET</code>`,
    fixEn: html`Send the <code>closeToken</code> that the creation of this link answered. Operator: send <code>Authorization: Bearer …</code> with the <code>OPERATOR_SECRET</code>.`,
  },
  cross_site_report: {
    whatTh: 'รายงานถูกส่งจากหน้าเว็บของเว็บไซต์อื่น',
    whatEn: 'The report was sent by a page of another web site.',
    fixTh: 'กดรายงานจากหน้าเตือนของลิงก์เอง',
    fixEn: 'Report from the link’s own page.',
  },
  route_not_found: {
    whatTh: 'ไม่มีเอนด์พอยต์ที่ path นี้',
    whatEn: 'No endpoint has this path.',
    fixTh: html`ดูรายการที่ <a href="/api/v1">/api/v1</a>`,
    fixEn: html`See the list at <a href="/api/v1">/api/v1</a>.`,
  },
  province_not_found: {
    whatTh: 'ไม่มีจังหวัดตามรหัสหรือชื่อนี้',
    whatEn: 'No province has this code or name.',
    fixTh: html`ใช้รหัส 2 หลัก หรือชื่อจาก <code>/provinces</code> หรือลองค้นด้วย <code>/search</code>`,
    fixEn: html`Use a 2-digit code or a name from <code>/provinces</code>, or look it up with <code>/search</code>.`,
  },
  district_not_found: {
    whatTh: 'ไม่มีอำเภอหรือเขตตามรหัสหรือชื่อนี้',
    whatEn: 'No district has this code or name.',
    fixTh: html`ใช้รหัส 4 หลัก หรือชื่อจาก <code>/districts</code>`,
    fixEn: html`Use a 4-digit code or a name from <code>/districts</code>.`,
  },
  postcode_not_found: {
    whatTh: 'ไม่มีตำบลหรือแขวงใดใช้รหัสไปรษณีย์นี้',
    whatEn: 'No subdistrict uses this postcode.',
    fixTh: 'ตรวจตัวเลขอีกครั้ง รหัสของตู้ไปรษณีย์และหน่วยงานไม่อยู่ในข้อมูล',
    fixEn: 'Check the digits; codes of post-office boxes and single institutions are not in the data.',
  },
  link_not_found: {
    whatTh: 'ไม่มีลิงก์สั้นรหัสนี้',
    whatEn: 'No short link has this code.',
    fixTh: 'ตรวจการสะกด รหัสมี 8 ตัวและไม่มี 0 o 1 l i',
    fixEn: 'Check the spelling: a code has 8 characters and never 0 o 1 l i.',
  },
  year_not_announced: {
    whatTh: html`คำตอบหรือตาราง CSV ต้องใช้วันหยุดของปีที่ยังไม่ประกาศ <code>announcedYears</code> บอกปีที่มี`,
    whatEn: html`The answer, or a table in CSV, would need a year whose holidays are not announced; <code>announcedYears</code> lists those that are.`,
    fixTh: html`ถามภายในปีที่ประกาศแล้ว หรือเลือก <code>type</code> ที่ประกาศแล้ว ศาลาไม่เดา`,
    fixEn: html`Ask within announced years, or for the <code>type</code> that is announced. Nothing is guessed.`,
  },
  method_not_allowed: {
    whatTh: 'path นี้ไม่รับเมธอดนี้',
    whatEn: 'The path does not take this method.',
    fixTh: html`ใช้เมธอดในส่วนหัว <code>Allow</code>`,
    fixEn: html`Use a method of the <code>Allow</code> header.`,
  },
  link_closed: {
    whatTh: 'ลิงก์ถูกปิดเพราะมีผู้รายงานครบ 3 ราย หรือผู้ให้บริการปิด',
    whatEn: 'The link was closed after three distinct reports, or by the operator.',
    fixTh: 'อย่าใช้ลิงก์นี้ หากปิดผิด ผู้ดูแลบริการเปิดให้ใหม่ได้',
    fixEn: 'Do not use it. If it was closed wrongly, the operator can open it again.',
  },
  precondition_failed: {
    whatTh: html`คำตอบไม่ตรงกับที่ <code>If-Match</code> หรือ <code>If-Unmodified-Since</code> ระบุ`,
    whatEn: html`The answer is not the one that <code>If-Match</code> or <code>If-Unmodified-Since</code> names.`,
    fixTh: html`ขอใหม่โดยไม่ใส่เงื่อนไข แล้วเก็บ <code>ETag</code> ใหม่`,
    fixEn: html`Ask again without the condition, and keep the new <code>ETag</code>.`,
  },
  body_too_large: {
    whatTh: 'เนื้อหาใหญ่เกินขีดจำกัดของเอนด์พอยต์',
    whatEn: 'The body is larger than the endpoint takes.',
    fixTh: `ลดขนาดตามที่คำตอบบอก โลโก้ต้องไม่เกิน ${qrLogo.bytesMax / 1024} KB`,
    fixEn: `Make it smaller than the answer says; a logo may have ${qrLogo.bytesMax / 1024} KB.`,
  },
  unsupported_media_type: {
    whatTh: html`<code>Content-Type</code> ไม่ใช่ชนิดที่รับ`,
    whatEn: html`The <code>Content-Type</code> is not one that this endpoint accepts.`,
    fixTh: html`ส่ง <code>application/json</code>, <code>text/plain</code> หรือไม่ระบุ`,
    fixEn: html`Send <code>application/json</code>, <code>text/plain</code> or none.`,
  },
  range_not_satisfiable: {
    whatTh: 'ช่วงไบต์ที่ขออยู่นอกไฟล์เสียง',
    whatEn: 'The requested byte range lies outside the audio.',
    fixTh: html`ขอใหม่โดยไม่ใส่ <code>Range</code>`,
    fixEn: html`Ask again without <code>Range</code>.`,
  },
  misdirected_request: {
    whatTh: html`พร็อกซีหน้าบริการส่ง <code>Host</code> ของตนเองมา ลิงก์สั้นจึงจะวนกลับมาที่เดิม`,
    whatEn: html`The proxy in front of the service sends its own address as <code>Host</code>, so a short link would lead to itself.`,
    fixTh: html`ผู้ให้บริการตั้งพร็อกซีให้ส่งต่อ <code>Host</code> ของผู้ใช้`,
    fixEn: html`The operator lets the proxy pass on the visitor’s <code>Host</code>.`,
  },
  rate_limited: {
    whatTh: 'เรียกถี่เกินขีดจำกัดของกลุ่มเอนด์พอยต์นี้ในหนึ่งนาที',
    whatEn: 'More requests in a minute than this group of endpoints takes from one client.',
    fixTh: html`รอ ${ratePeriodSeconds} วินาที เก็บคำตอบไว้ใช้ซ้ำ โหลด <code>all.json</code> ครั้งเดียว หรือวาดคิวอาร์เองจาก <code>payload</code>`,
    fixEn: html`Wait ${ratePeriodSeconds} seconds; keep answers, load <code>all.json</code> once, or draw QR codes yourself from <code>payload</code>.`,
  },
  internal_error: {
    whatTh: 'มีข้อผิดพลาดฝั่งเรา',
    whatEn: 'Something went wrong on our side.',
    fixTh: html`ลองใหม่ หากยังเกิด โปรดแจ้ง <code>requestId</code>`,
    fixEn: html`Try again; if it happens again, report the <code>requestId</code>.`,
  },
  speech_upstream_error: { whatTh: 'ผู้ให้บริการเสียงตอบผิดพลาด', whatEn: 'The speech provider failed.', ...waitAndRetry },
  links_budget_exhausted: {
    whatTh: 'จำนวนลิงก์ใหม่ของวันนี้สำหรับทั้งบริการหมดแล้ว',
    whatEn: 'The day’s new links of the whole service are used up.',
    fixTh: html`ลองใหม่หลังเวลาใน <code>Retry-After</code> (เที่ยงคืนตามเวลาไทย)`,
    fixEn: html`Try again after <code>Retry-After</code> (midnight in Bangkok).`,
  },
  limits_unavailable: {
    whatTh: 'ระบบนับจำนวนคำขอขัดข้อง จึงหยุดรับคำขอที่ต้องนับ (สร้างลิงก์ รายงาน และเสียง)',
    whatEn: 'Requests cannot be counted, so those that must be (new links, reports, speech) are not taken.',
    ...waitAndRetry,
  },
  reports_not_configured: {
    whatTh: html`ผู้ดูแลยังไม่ได้ตั้ง <code>REPORTER_SECRET</code> จึงนับผู้รายงานไม่ได้`,
    whatEn: html`The operator has set no <code>REPORTER_SECRET</code>, so reporters cannot be counted.`,
    fixTh: html`ผู้ดูแล: <code>wrangler secret put REPORTER_SECRET</code>`,
    fixEn: html`Operator: <code>wrangler secret put REPORTER_SECRET</code>.`,
  },
  speech_not_configured: {
    whatTh: 'บริการนี้ยังไม่ได้ตั้งผู้ให้บริการเสียง',
    whatEn: 'The operator has set no speech provider.',
    fixTh: html`ใช้เสียงของเบราว์เซอร์ (<code>speechSynthesis</code>) หรือให้ผู้ดูแลตั้งค่า <code>SPEECH_PROVIDER</code>`,
    fixEn: html`Use the browser’s own voice (<code>speechSynthesis</code>), or let the operator set <code>SPEECH_PROVIDER</code>.`,
  },
  speech_budget_exhausted: {
    whatTh: 'จำนวนตัวอักษรของวันนี้สำหรับทั้งบริการหมดแล้ว',
    whatEn: 'The day’s characters of the whole service are used up.',
    fixTh: 'ลองใหม่พรุ่งนี้ หรือใช้เสียงของเบราว์เซอร์',
    fixEn: 'Try again tomorrow, or use the browser’s own voice.',
  },
  speech_busy: {
    whatTh: 'ผู้ให้บริการเสียงไม่ว่าง หรือเพิ่งล้มเหลวหลายครั้งติดกัน',
    whatEn: 'The speech provider is busy, or has just failed several times in a row.',
    ...waitAndRetry,
  },
  storage_unavailable: {
    whatTh: 'ที่เก็บข้อมูลไม่ตอบสนองชั่วคราว',
    whatEn: 'The storage does not answer for the moment.',
    ...waitAndRetry,
  },
  speech_timeout: {
    whatTh: 'ผู้ให้บริการเสียงตอบช้าเกินกำหนด',
    whatEn: 'The speech provider took too long.',
    ...waitAndRetry,
  },
}

/** One entry per code, with the anchor in `type` of a problem. */
export function errorList(): Content[] {
  const entries = (Object.keys(problems) as ProblemCode[]).map((code) => {
    const { status, title, titleTh } = problems[code]
    const { whatTh, whatEn, fixTh, fixEn } = help[code]
    return html`<article class="error" id="error-${code}">${anchor(`error-${code}`, code, code)}<details class="fold" data-wide><summary><h3><code>${code}</code> <span class="status">${status}</span> ${t(titleTh, title)}</h3></summary>
<p>${t(whatTh, whatEn)}</p><p class="fix"><b>${t('วิธีแก้:', 'What to do:')}</b> ${t(fixTh, fixEn)}</p></details></article>`
  })
  return joined(entries, '\n')
}

/** The codes in the table of contents, shown only by a search. */
export const errorContents = Object.keys(problems).map(
  (code) => html`<li hidden><a href="#error-${code}" data-found><code>${code}</code></a></li>`,
)
