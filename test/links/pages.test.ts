import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/http/problem.ts'
import { ageWords, decodeThai, interstitialPage } from '../../src/links/pages/interstitial.ts'
import { CODE_ALPHABET } from '../../src/links/code.ts'
import { LinkClosed } from '../../src/links/problems.ts'
import { closedPage, notFoundPage, problemPage, reportedPage } from '../../src/links/pages/notices.ts'

const surroundings = { nonce: 'bm9uY2U=', operatorContact: 'abuse@sala.example' }
const code = 'k7m2wq9n'
const young = (url: string): string =>
  interstitialPage({ code, url: new URL(url).href, ageMs: 5 * 60_000 }, surroundings)
const bytes = (page: string): number => new TextEncoder().encode(page).length

const withContact = (operatorContact: string | undefined): string => notFoundPage({ nonce: 'x', operatorContact })

const CLOSED_MS = Date.parse('2026-11-20T22:05:00Z')

const pages: Record<string, string> = {
  interstitial: young('https://www.example.org/page?x=1'),
  closed: closedPage(new LinkClosed('reports', CLOSED_MS), surroundings),
  'closed by the operator': closedPage(new LinkClosed('operator', CLOSED_MS), surroundings),
  'host blocked': closedPage(new LinkClosed('blocked-host', null), surroundings),
  'not found': notFoundPage(surroundings),
  reported: reportedPage({ reports: 1, isClosed: false, counted: true }, surroundings),
  'reported, closed': reportedPage({ reports: 3, isClosed: true, counted: true }, surroundings),
  'reported again': reportedPage({ reports: 1, isClosed: false, counted: false }, surroundings),
  problem: problemPage(new Problem('rate_limited', { en: 'Wait.', th: 'โปรดรอ' }), surroundings),
}

it('a code without a link: the page says which characters a code has, in both languages', () => {
  const page = notFoundPage(surroundings)
  for (const character of '0o1li') expect(CODE_ALPHABET).not.toContain(character)
  expect(page).toContain('รหัสมี 8 ตัว เป็นตัวอักษรอังกฤษและตัวเลข โดยไม่มี 0, o, 1, l และ i')
  expect(page).toContain('8 letters and digits, never 0, o, 1, l or i')
})

describe.for(Object.entries(pages))('the page "%s"', ([, page]) => {
  it('is under 10 KB', () => expect(bytes(page)).toBeLessThan(10_240))
  it('is Thai first with English below', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="th">/)
    expect(page).toMatch(/<h1>[ก-๙][^<]*<span class="en" lang="en">[A-Z]/)
  })
  it('loads nothing from outside and forwards nobody by itself', () => {
    expect(page).not.toMatch(/<link|<img|<iframe|\ssrc=|@import|url\(|http-equiv|og:image/i)
  })
  it('gives its nonce to every style and script, and has no inline handler or style', () => {
    expect(page.match(/<(?:style|script)\b[^>]*>/g)?.every((tag) => tag.includes('nonce="bm9uY2U="'))).toBe(true)
    expect(page).not.toMatch(/\son\w+=|\sstyle=/i)
  })
  it('names the contact of the operator', () => {
    expect(page).toContain('<a href="mailto:abuse@sala.example">abuse@sala.example</a>')
  })
})

it('names a sign that looks like a slash, and warns of it', () => {
  const page = young('https://google.com∕login.evil.example/')
  expect(page).toContain('<bdi>google.com[U+2215]login.evil.example</bdi>')
  expect(page).toContain('The name holds a sign that only looks like / or ?.')
  expect(page).not.toContain('∕')
  expect(young('https://ไทย.com/')).not.toContain('only looks like')
})

describe('the interstitial page', () => {
  it('shows the host, the whole URL once as text, and continues by a plain link without a referrer', () => {
    const page = pages['interstitial'] ?? ''
    expect(page).toContain('<p class="host"><bdi dir="ltr">www.example.org</bdi></p>')
    expect(page).toContain('<bdi>https://www.example.org/page?x=1</bdi>')
    expect(page).toContain(
      '<a class="go" id="go" href="https://www.example.org/page?x=1" rel="noopener noreferrer nofollow" referrerpolicy="no-referrer">',
    )
    expect(page).toContain(`<form method="post" action="/api/v1/links/${code}/report">`)
  })

  it('escapes & < > " and \'', () => {
    const page = young(`https://example.org/?a=1&b='"<script>alert(1)</script>`)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('?a=1&amp;b=%27%22%3Cscript%3E')
    // Neither a fragment nor a path encodes ' and &.
    expect(young("https://example.org/'&'#'&")).toContain('https://example.org/&#39;&amp;&#39;#&#39;&amp;')
  })

  it.for([
    ['http://example.org/', ['ไม่เข้ารหัส', 'not encrypted']],
    ['https://93.184.216.34/', ['หมายเลข IP', 'IP address']],
    ['https://[2606:2800:220:1::1]/', ['หมายเลข IP', 'IP address']],
    ['https://bit.ly/abc', ['ลิงก์ย่ออีกชั้น', 'another short link']],
    ['https://www.tinyurl.com/abc', ['another short link']],
    ['https://xn--e1awd7f.com/', ['>xn--e1awd7f.com<', 'еріс.com', 'not verified']],
    ['https://example.org:8443/', ['>example.org:8443<']],
  ] as const)('%s: warns', ([url, words]) => {
    for (const word of words) expect(young(url)).toContain(word)
  })

  it('warns of nothing at an ordinary https site', () => {
    expect(pages['interstitial']).not.toContain('class="warn"')
    expect(young('https://notbit.ly.example.org/')).not.toContain('class="warn"')
  })

  it('grows only by the destination: twice in the page, escaped', () => {
    const longest = `https://example.org/${'a'.repeat(4076)}`
    expect(bytes(young(longest)) - bytes(young('https://example.org/'))).toBe(2 * 4076)
    expect(bytes(young(`https://example.org/${'a'.repeat(1000)}`))).toBeLessThan(10_240)
  })

  it('works without OPERATOR_CONTACT and shows a URL contact as a link, other text as text', () => {
    expect(withContact(undefined)).not.toContain('ติดต่อผู้ให้บริการ')
    expect(withContact('https://sala.example/contact')).toContain('href="https://sala.example/contact"')
    expect(withContact('mailto:a@sala.example')).toContain('<a href="mailto:a@sala.example">a@sala.example</a>')
    expect(withContact('https://sala.example/?to=mailto:a')).toContain('>https://sala.example/?to=mailto:a</a>')
    expect(withContact('javascript:alert(1)')).not.toContain('href')
    expect(withContact('<b>')).toContain('&lt;b&gt;')
  })
})

const closed = (operatorContact: string | undefined): string =>
  closedPage(new LinkClosed('reports', 0), { nonce: 'n', operatorContact })

describe('the owner of a closed link', () => {
  it('is sent to the operator only if there is a contact', () => {
    expect(closed('a@sala.example')).toContain('โปรดติดต่อผู้ให้บริการ')
    expect(closed('a@sala.example')).not.toContain('ยังไม่ระบุช่องทาง')
    expect(closed(undefined)).not.toContain('โปรดติดต่อ')
    expect(closed(undefined)).not.toContain('write to the operator')
    expect(closed(undefined)).toContain('ผู้ดูแลสำเนานี้ยังไม่ระบุช่องทาง')
  })
})

describe('a closed page says who closed the link, truly', () => {
  it.for([
    ['closed', 'มีผู้รายงาน 3 คน', '3 people reported', '21 November 2026'],
    [
      'closed by the operator',
      'ผู้ให้บริการปิดลิงก์นี้เมื่อวันที่ 21 พฤศจิกายน พ.ศ. 2569',
      'operator of this service closed it',
      '21 November 2026',
    ],
    ['host blocked', 'ผู้ให้บริการปิดกั้นเว็บไซต์ปลายทาง', 'operator of this service blocks', 'This link is closed'],
  ] as const)('%s', ([name, ...words]) => {
    for (const word of words) expect(pages[name]).toContain(word)
    if (name !== 'closed') expect(pages[name]).not.toContain('มีผู้รายงาน')
    expect(pages[name]).not.toMatch(/href="http/)
  })
})

describe('after a report', () => {
  it.for([
    ['counted', { reports: 1, isClosed: false, counted: true }, ['(1 of 3 people)', 'closes at once when 3'], ['is closed now', 'adds nothing']],
    ['again', { reports: 1, isClosed: false, counted: false }, ['adds nothing', 'closes at once when 3'], ['is closed now', 'of 3 people)']],
    ['the third', { reports: 3, isClosed: true, counted: true }, ['(3 of 3 people)', 'is closed now'], ['adds nothing', 'closes at once']],
    ['on a closed link', { reports: 3, isClosed: true, counted: false }, ['adds nothing', 'is closed now'], ['closes at once']],
  ] as const)('%s', ([, report, says, saysNot]) => {
    const page = reportedPage(report, surroundings)
    for (const words of says) expect(page).toContain(words)
    for (const words of saysNot) expect(page).not.toContain(words)
  }) // prettier-ignore
  it('thanks whoever helped, and tells the others that they reported before', () => {
    const titles = [true, false].map(
      (counted) => /<h1>([^<]*)/.exec(reportedPage({ reports: 1, isClosed: false, counted }, surroundings))?.[1],
    )
    expect(titles[0]).not.toBe(titles[1])
  })
})

/** Shorteners named by Wikipedia's article "URL shortening" or their own sites; their destinations are unknown here. */
it.for([
  'bit.ly', 'bitly.com', 'buff.ly', 'cutt.ly', 'goo.gl', 'is.gd', 'j.mp', 'lin.ee', 'ow.ly', 'rebrand.ly', 's.id', 'shorturl.at',
  'shorturl.asia', 't.co', 't.ly', 'tiny.cc', 'tinyurl.com', 'v.gd', 'adf.ly', 'rb.gy', 'dub.sh',
])('the page of %s warns of a second shortener', (host) => {
  const words = 'The destination is another short link'
  expect(young(`https://${host}/abc`)).toContain(words)
  expect(young(`https://www.${host}/abc`)).toContain(words)
  expect(young(`https://${host}.example.org/abc`)).not.toContain(words)
}) // prettier-ignore

describe('decodeThai', () => {
  // UTF-8 of U+0E01 … U+0E5B is E0 B8 81 … E0 B9 9B (Unicode, Thai block; RFC 3629).
  it.for([
    ['https://example.org/%E0%B8%81', 'https://example.org/ก'],
    [
      'https://example.org/%e0%b8%aa%e0%b8%a7%e0%b8%b1%e0%b8%aa%e0%b8%94%e0%b8%b5?q=%E0%B9%91',
      'https://example.org/สวัสดี?q=๑',
    ],
    ['https://example.org/#%E0%B9%9B', 'https://example.org/#๛'],
    ['https://example.org/%E0%B8%80', 'https://example.org/%E0%B8%80'], // U+0E00, before the first letter
    ['https://example.org/%E0%B9%9C', 'https://example.org/%E0%B9%9C'], // U+0E5C, after the last
    ['https://example.org/%E0%B9%9F', 'https://example.org/%E0%B9%9F'],
    ['https://example.org/%E0%BA%81', 'https://example.org/%E0%BA%81'], // Lao
    ['https://example.org/%E0%B8', 'https://example.org/%E0%B8'], // cut in the middle
    ['https://example.org/%25E0%25B8%2581', 'https://example.org/%25E0%25B8%2581'], // a second layer
    ['https://example.org/%20%2F%3C%E2%80%AE%E2%80%8B%00', 'https://example.org/%20%2F%3C%E2%80%AE%E2%80%8B%00'],
    ['https://example.org/%D0%B0', 'https://example.org/%D0%B0'], // Cyrillic
  ] as const)('%s → %s', ([url, decoded]) => {
    expect(decodeThai(url)).toBe(decoded)
  })

  it('is shown beside the exact address, and only if it has Thai', () => {
    const page = young('https://example.org/ร้าน?q=ผ้าไหม&x=<b>')
    expect(page).toContain('<bdi>https://example.org/%E0%B8%A3')
    expect(page).toContain('<bdi>https://example.org/ร้าน?q=ผ้าไหม&amp;x=%3Cb%3E</bdi>')
    expect(pages['interstitial']).not.toContain('id="thai"')
  })
})

describe('ageWords', () => {
  it.for([
    [0, 'New link, made just now.', 'ลิงก์ใหม่ สร้างเมื่อสักครู่นี้'],
    [60_000, 'New link, made 1 minute ago.', 'ลิงก์ใหม่ สร้างเมื่อ 1 นาทีที่แล้ว'],
    [3_599_999, 'New link, made 59 minutes ago.', 'ลิงก์ใหม่ สร้างเมื่อ 59 นาทีที่แล้ว'],
    [3_600_000, 'New link, made 1 hour ago.', 'ลิงก์ใหม่ สร้างเมื่อ 1 ชั่วโมงที่แล้ว'],
    [86_399_999, 'New link, made 23 hours ago.', 'ลิงก์ใหม่ สร้างเมื่อ 23 ชั่วโมงที่แล้ว'],
    [5 * 86_400_000, 'New link, made 5 days ago.', 'ลิงก์ใหม่ สร้างเมื่อ 5 วันที่แล้ว'],
  ] as const)('%i ms → %s', ([ms, en, th]) => {
    expect(ageWords(ms)).toEqual({ en, th })
  })
})
