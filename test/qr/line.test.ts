import { describe, expect, it } from 'vitest'
import { lineTarget, lineUrl } from '../../src/qr/line.ts'

/** Inputs by an author who had not seen the rule; addresses as in LINE's own documents and on shops' pages. */
describe('what a person puts where a LINE ID belongs', () => {
  it.for([
    ['nok_shop-99', 'nok_shop-99'],
    ['line.shop', 'line.shop'],
    ['@123abcde', '@123abcde'],
    ['  shop  ', 'shop'],
    ['\u200bshop', 'shop'],
    ['＠shop', '@shop'],
    ['SHOP', 'shop'],
    ['12345678901234567890', '12345678901234567890'],
    ['https://line.me/ti/p/~nyan', 'nyan'],
    ['http://line.me/ti/p/~shop', 'shop'],
    ['line.me/ti/p/~shop', 'shop'],
    ['https://line.me/ti/p/~shop/', 'shop'],
    ['https://line.me/ti/p/~shop?from=page', 'shop'],
    ['https://line.me/ti/p/%7Eshop', 'shop'],
    ['https://line.me/ti/p/~@shop', '@shop'],
    ['line.me/ti/p/@shop', '@shop'],
    ['https://line.me/R/ti/p/%40shop?utm_source=fb', '@shop'],
    ['HTTPS://LINE.ME/R/ti/p/@shop', '@shop'],
    ['http://line.naver.jp/ti/p/~shop', 'shop'],
    ['line://ti/p/@shop', '@shop'],
    // An address without an ID stays unchanged: its letters are a key.
    ['https://lin.ee/AbCd123', 'https://lin.ee/AbCd123'],
    ['lin.ee/AbCd123', 'https://lin.ee/AbCd123'],
    ['https://line.me/ti/p/AbC-dEf_12', 'https://line.me/ti/p/AbC-dEf_12'],
    [
      'https://line.me/ti/g2/AbCdEf123456?utm_source=invitation',
      'https://line.me/ti/g2/AbCdEf123456?utm_source=invitation',
    ],
    ['https://line.me/R/oaMessage/@shop/?hello', 'https://line.me/R/oaMessage/@shop/?hello'],
    ['https://page.line.me/shop', 'https://page.line.me/shop'],
    ['page.line.me/?accountId=shop', 'https://page.line.me/?accountId=shop'],
    ['line://oaMessage/@shop/?hi', 'https://line.me/R/oaMessage/@shop/?hi'],
    ['line://nv/addFriends', 'https://line.me/R/nv/addFriends'],
    ['https://line.me/R/share?text=๑๒–๓', 'https://line.me/R/share?text=%E0%B9%91%E0%B9%92%E2%80%93%E0%B9%93'],
  ] as const)('%s is %s', ([text, target]) => expect(lineTarget(text)).toBe(target))

  it.for([
    'ร้านกาแฟ',
    'nok shop',
    'LINE ID: shop',
    'abcdefghijklmnopqrstu',
    '@',
    '@@shop',
    'nok@example.com',
    '+66812345678',
    'shop😀',
    '-',
    'https://facebook.com/shop',
    'https://line.me.example.com/ti/p/~shop',
    'https://example.com/line.me/ti/p/~shop',
    'https://notlin.ee/AbCd123',
    'https://line.me/',
    'https://line.me/ti/p/',
    'https://line.me/R/',
    'https://line.me/R/ti/p/@@shop',
    'https://line.me/R/ti/p/~@',
    'https://user:secret@line.me/ti/p/~shop',
    'https://line.me/ti/p/~',
    'https://line.me/ti/p/~ร้าน',
    'https://line.me/ti/p/~nok%20shop',
    'https://line.me/ti/p/%E0%A4%A',
    'https://lin.ee/',
    'javascript:alert(1)',
  ])('%s is none', (text) => expect(lineTarget(text)).toBeUndefined())
})

describe('the address of a code', () => {
  it.for([
    ['shop', 'https://line.me/ti/p/~shop'],
    ['@shop', 'https://line.me/R/ti/p/%40shop'],
    ['https://lin.ee/AbCd123', 'https://lin.ee/AbCd123'],
  ] as const)('of %s is %s', ([target, url]) => expect(lineUrl(target)).toBe(url))
})
