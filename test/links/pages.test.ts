import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/http/problem.ts'
import { ageWords, interstitialPage } from '../../src/links/pages/interstitial.ts'
import { closedPage, notFoundPage, problemPage, reportedPage } from '../../src/links/pages/notices.ts'

const surroundings = { nonce: 'bm9uY2U=', operatorContact: 'abuse@sala.example' }
const code = 'k7m2wq9n'
const young = (url: string): string =>
  interstitialPage({ code, url: new URL(url).href, ageMs: 5 * 60_000 }, surroundings)
const bytes = (page: string): number => new TextEncoder().encode(page).length

const withContact = (operatorContact: string | undefined): string => notFoundPage({ nonce: 'x', operatorContact })

const pages: Record<string, string> = {
  interstitial: young('https://www.example.org/page?x=1'),
  closed: closedPage(Date.parse('2026-11-20T22:05:00Z'), surroundings),
  'not found': notFoundPage(surroundings),
  reported: reportedPage({ reports: 1, isClosed: false, counted: true }, surroundings),
  'reported, closed': reportedPage({ reports: 3, isClosed: true, counted: true }, surroundings),
  'reported again': reportedPage({ reports: 1, isClosed: false, counted: false }, surroundings),
  problem: problemPage(new Problem('rate_limited', { en: 'Wait.', th: 'โปรดรอ' }), surroundings),
}

describe.for(Object.entries(pages))('the page "%s"', ([, page]) => {
  it('is under 10 KB', () => expect(bytes(page)).toBeLessThan(10_240))
  it('is Thai first with English below', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="th">/)
    expect(page).toMatch(/<h1>[ก-๙][^<]*<span class="en" lang="en">[A-Z]/)
  })
  it('loads nothing from outside and forwards nobody by itself', () => {
    expect(page).not.toMatch(/<link|<img|<iframe|\ssrc=|@import|url\(|http-equiv|og:/i)
  })
  it('gives its nonce to every style and script, and has no inline handler or style', () => {
    expect(page.match(/<(?:style|script)\b[^>]*>/g)?.every((tag) => tag.includes('nonce="bm9uY2U="'))).toBe(true)
    expect(page).not.toMatch(/\son\w+=|\sstyle=/i)
  })
  it('names the contact of the operator', () => {
    expect(page).toContain('<a href="mailto:abuse@sala.example">abuse@sala.example</a>')
  })
})

describe('the interstitial page', () => {
  it('shows the host, the whole URL once as text, and continues by a plain link that tells no referrer', () => {
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
    // A fragment keeps ' and & as they are; a path keeps both too.
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
    expect(bytes(young(`https://example.org/${'a'.repeat(1500)}`))).toBeLessThan(10_240)
  })

  it('works without OPERATOR_CONTACT and shows a URL contact as a link, other text as text', () => {
    expect(withContact(undefined)).not.toContain('ติดต่อผู้ให้บริการ')
    expect(withContact('https://sala.example/contact')).toContain('href="https://sala.example/contact"')
    expect(withContact('javascript:alert(1)')).not.toContain('href')
    expect(withContact('<b>')).toContain('&lt;b&gt;')
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
