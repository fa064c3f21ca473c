import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { app } from '../../src/app.ts'
import { decode } from '../../src/promptpay/decode.ts'
import { decodedExample, paymentQrExample } from '../../src/promptpay/words.ts'
import { DecodedPayment, PaymentQr } from '../../src/promptpay/words.ts'
import { operations } from '../http/client.ts'
import { pixelsOf, readPng } from '../qr/readers.ts'
import { sealed } from './independent.ts'

const BASE = '/api/v1/tools/promptpay'

const send = async (path: string, init: RequestInit = {}): Promise<Response> =>
  app.request(`https://example.com${BASE}${path}`, init, env)
const json = async (response: Response): Promise<Record<string, unknown>> => response.json()

const post = (body: unknown, path = ''): Promise<Response> =>
  send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const build = async (body: unknown): Promise<Record<string, unknown>> => json(await post(body))
const png = (query: string): Promise<Response> => send(`/qr.png?${query}`)

/** Code and refused parameters of a problem. */
async function problem(response: Response): Promise<{ code: unknown; parameters: string[] }> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const body = await json(response)
  return {
    code: body['code'],
    parameters: ((body['errors'] ?? []) as { parameter: string }[]).map((error) => error.parameter),
  }
}

describe('POST promptpay', () => {
  it('answers exactly the example of the contract', async () => {
    expect(await build({ target: '0812345678', amount: 100.5 })).toEqual(paymentQrExample)
    expect(await build({ target: '0812345678' })).toEqual({
      ...paymentQrExample,
      payload: '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
      amount: null,
      reusable: true,
      qrPngUrl: `https://example.com${BASE}/qr.png?target=0812345678`,
    })
  })

  it.for([
    [{ target: '0812345678', amount: '100.50' }, '0812345678', 'phone'],
    [{ id: '+66 81 234 5678', amount: null }, '0812345678', 'phone'],
    [{ phone: '๐๘๑-๒๓๔-๕๖๗๘' }, '0812345678', 'phone'],
    [{ target: '0066812345678', type: 'phone' }, '0812345678', 'phone'],
    [{ nationalId: '1-2345-67890-12-1' }, '1234567890121', 'nationalId'],
    [{ taxId: '0994000165501' }, '0994000165501', 'nationalId'],
    [{ taxId: '0994000165501', nationalId: '0994000165501' }, '0994000165501', 'nationalId'],
    [{ target: '0994000165501', taxId: '0994000165501', type: 'nationalId' }, '0994000165501', 'nationalId'],
    [{ eWallet: '140000812345678' }, '140000812345678', 'eWallet'],
    [{ target: '140000812345678', type: null }, '140000812345678', 'eWallet'],
  ] as const)('%j is for %s, %s', async ([body, target, type]) => {
    const built = await build(body)
    expect(built).toMatchObject({ target, type, warnings: [] })
    expect(PaymentQr.parse(built)).toEqual(built)
  })

  it('takes an amount in thousands groups, in a body and in a URL', async () => {
    const plain = await build({ target: '0812345678', amount: '1250.00' })
    expect(plain['amount']).toBe('1250.00')
    expect(await build({ target: '0812345678', amount: '1,250' })).toEqual(plain)
    const grouped = await png('target=0812345678&amount=1,250.00')
    expect(await grouped.bytes()).toEqual(await (await png('target=0812345678&amount=1250')).bytes())
  })

  it('builds 13 digits with a wrong check digit and says so', async () => {
    expect(await build({ target: '1234567890123' })).toMatchObject({
      payload: '00020101021129370016A0000006770101110213123456789012353037645802TH630433FC',
      warnings: [{ code: 'id_checksum' }],
    })
  })

  it.for([
    [{}, 'missing_parameter', ['target']],
    [{ amount: 5 }, 'missing_parameter', ['target']],
    [{ target: '' }, 'invalid_parameter', ['target']],
    [{ target: null }, 'invalid_parameter', ['target']],
    [{ target: 812345678 }, 'invalid_parameter', ['target']],
    [{ target: '812345678' }, 'invalid_parameter', ['target']],
    [{ target: 'x', amount: 0, type: 'passport' }, 'invalid_parameter', ['target', 'type', 'amount']],
    [{ target: '0812345678', amount: '' }, 'invalid_parameter', ['amount']],
    [{ target: '0812345678', amount: 0 }, 'invalid_parameter', ['amount']],
    [{ target: '0812345678', amount: -0.01 }, 'invalid_parameter', ['amount']],
    [{ target: '0812345678', amount: 72.985 }, 'invalid_parameter', ['amount']],
    [{ target: '0812345678', amount: 10_000_000_000 }, 'invalid_parameter', ['amount']],
    [{ target: '0812345678', amount: false }, 'invalid_parameter', ['amount']],
    [{ target: '0812345678', type: 'nationalId' }, 'invalid_parameter', ['target']],
    [{ target: '1234567890121', type: 'phone' }, 'invalid_parameter', ['target']],
    [{ target: '0812345678', type: 'Phone' }, 'invalid_parameter', ['type']],
    [{ nationalId: '0812345678' }, 'invalid_parameter', ['target']],
    [{ phone: '140000812345678' }, 'invalid_parameter', ['target']],
    [{ phone: '0812345678', nationalId: '1234567890121' }, 'conflicting_parameters', ['phone']],
    [{ phone: '0812345678', nationalId: '0812345678' }, 'conflicting_parameters', ['phone']],
    [{ phone: '0812345678', type: 'eWallet' }, 'conflicting_parameters', ['type']],
    [{ target: '0812345678', phone: '0898765432' }, 'conflicting_parameters', ['target']],
    [{ target: '0812345678', ammount: 5 }, 'unknown_parameter', ['ammount']],
    [{ target: '0812345678', currency: '764' }, 'unknown_parameter', ['currency']],
  ] as const)('%j is refused: %s', async ([body, code, parameters]) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await problem(response)).toEqual({ code, parameters })
  })

  it('names the misspelt parameter and never what was typed', async () => {
    const text = await (await post({ target: '0812345678x', ammount: 5 })).text()
    expect(text).toContain('did you mean amount?')
    expect(text).not.toContain('0812345678')
  })

  it.for([
    ['[]', 'application/json', 400],
    ['{', '', 400],
    ['{"target":"0812345678"}', 'application/x-www-form-urlencoded', 415],
    [`{"target":"${'1'.repeat(20_000)}"}`, 'application/json', 413],
  ] as const)('%.30s as "%s" is %i', async ([body, type, status]) => {
    const response = await send('', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  })

  it('takes no query', async () => {
    const response = await post({ target: '0812345678' }, '?amount=5')
    expect(await problem(response)).toEqual({ code: 'unknown_parameter', parameters: ['amount'] })
  })
})

describe('GET promptpay/qr.png', () => {
  it.for([
    ['target=0812345678', { target: '0812345678' }],
    ['target=0812345678&amount=', { target: '0812345678' }],
    ['target=0812345678&amount=100.50', { target: '0812345678', amount: '100.50' }],
    ['target=+66812345678&amount=%E0%B9%95', { target: '0812345678', amount: 5 }],
    ['target=++66812345678', { target: '0812345678' }],
    ['target=%2B66812345678&size=1024', { target: '0812345678' }],
    ['phone=081-234-5678&type=phone&size=128', { target: '0812345678' }],
    ['taxId=0994000165501&amount=99999.99', { target: '0994000165501', amount: 99_999.99 }],
    ['eWallet=140000812345678&amount=9999999999.99&size=128', { target: '140000812345678', amount: '9999999999.99' }],
  ] as const)('%s: two readers see exactly the payload of the POST', async ([query, body]) => {
    const response = await png(query)
    expect(response.status).toBe(200)
    const { payload } = await build(body)
    const picture = new Uint8Array(await response.arrayBuffer())
    expect(await readPng(picture)).toMatchObject({ jsQr: payload, zxing: payload, isMirrored: false })
    const { width, height } = await pixelsOf(picture)
    const size = Number(new URLSearchParams(query).get('size') ?? 512)
    expect([width, height]).toEqual([size, size])
  })

  /** facts: sides in modules with an encoder that switches modes; byte mode alone would need versions 5 and 6. */
  it.for([
    ['target=0812345678', '3'],
    ['target=0812345678&amount=99999.99', '4'],
    ['eWallet=140000812345678&amount=999999999.99', '4'],
  ] as const)('%s is drawn as version %s', async ([query, version]) => {
    expect((await readPng(new Uint8Array(await (await png(query)).arrayBuffer()))).version).toBe(version)
  })

  it('is linked on the origin of the request, also after requests to another', async () => {
    for (const origin of ['https://a.example', 'http://localhost:8787', 'https://a.example', 'https://A.example:443']) {
      const init = { method: 'POST', body: JSON.stringify({ target: '0812345678' }) }
      const { qrPngUrl } = await json(await app.request(`${origin}${BASE}`, init, env))
      expect(qrPngUrl).toBe(`${new URL(origin).origin}${BASE}/qr.png?target=0812345678`)
    }
  })

  it('opens the picture that the POST links to', async () => {
    const { qrPngUrl, payload } = await build({ target: '1234567890121', amount: 5 })
    const response = await app.request(String(qrPngUrl), {}, env)
    expect(await readPng(new Uint8Array(await response.arrayBuffer()))).toMatchObject({ zxing: payload })
  })

  it.for([
    ['', 'missing_parameter', ['target']],
    ['amount=5', 'missing_parameter', ['target']],
    ['target=', 'invalid_parameter', ['target']],
    ['target=0812345678&type=', 'invalid_parameter', ['type']],
    ['target=0812345678&amout=5', 'unknown_parameter', ['amout']],
    ['target=0812345678&amount=5&amount=6', 'repeated_parameter', ['amount']],
    ['phone=0812345678&phone=0812345678', 'repeated_parameter', ['phone']],
    ['target=0812345678&phone=0898765432', 'conflicting_parameters', ['target']],
    ['target=0812345678&size=127', 'invalid_parameter', ['size']],
    ['target=0812345678&size=1025', 'invalid_parameter', ['size']],
    ['target=0812345678&amount=1,25', 'invalid_parameter', ['amount']],
    ['target=0812345678&amount=1e3', 'invalid_parameter', ['amount']],
    ['target=0812345678&type=eWallet', 'invalid_parameter', ['target']],
    ['target=%FF', 'malformed_encoding', []],
  ] as const)('%s is refused: %s', async ([query, code, parameters]) => {
    const response = await png(query)
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(await problem(response)).toEqual({ code, parameters })
  })
})

const payload = paymentQrExample.payload

/** Over HTTP a body has a length and takes another code path. */
it.for([
  ['a target', [0x30], 'invalid_parameter'],
  ['a byte of no character', [0xff], 'invalid_json'],
  ['an emoji without its last byte', [0xf0, 0x9f, 0x98], 'invalid_parameter'],
  ['20,000 digits', Array.from({ length: 20_000 }, () => 0x30), 'body_too_large'],
] as const)('POST promptpay refuses a body of declared length with %s', async ([, bytes, code]) => {
  const body = Uint8Array.from([...new TextEncoder().encode('{"target":"'), ...bytes, 0x22, 0x7d])
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
  expect((await problem(await send('', { method: 'POST', headers, body }))).code).toBe(code)
})

describe('POST promptpay/decode', () => {
  it.for([
    ['JSON', 'application/json', JSON.stringify({ payload })],
    ['JSON with a charset', 'application/json; charset=utf-8', JSON.stringify({ text: payload })],
    ['the alias qr', 'application/json', JSON.stringify({ qr: payload })],
    ['the alias data', 'application/json', JSON.stringify({ data: payload, other: 1 })],
    ['two names, one text', 'application/json', JSON.stringify({ data: payload, payload })],
    ['plain text', 'text/plain', payload],
    ['plain text with a line end', 'text/plain', `${payload}\r\n`],
    ['JSON as plain text', 'text/plain', JSON.stringify({ payload })],
    ['no type', '', payload],
    ['a form type', 'application/x-www-form-urlencoded', payload],
  ] as const)('reads %s', async ([, type, body]) => {
    const response = await send('/decode', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect(response.status).toBe(200)
    expect(await json(response)).toEqual(decodedExample)
  })

  it.for([
    ['nothing', 'application/json', '', 'missing'],
    ['nothing', 'text/plain', '', 'missing'],
    ['an object without the text', 'application/json', '{"a":1}', 'missing'],
    ['null', 'application/json', '{"payload":null}', 'missing'],
    ['an empty text', 'application/json', '{"payload":""}', 'missing'],
    ['a number', 'application/json', '{"payload":12}', 'not-emv'],
    ['a list', 'application/json', '{"payload":["000201"]}', 'not-emv'],
    ['broken JSON', 'application/json', '{"payload":', 'invalid-json'],
    ['a bare JSON text', 'application/json', '"000201"', 'invalid-json'],
    ['JSON null', 'application/json', 'null', 'invalid-json'],
    ['two texts', 'application/json', '{"payload":"a","text":"b"}', 'invalid-json'],
    ['an object as plain text', 'text/plain', '{"a":1}', 'not-emv'],
    ['a word', 'text/plain', 'hello', 'not-emv'],
    ['4,097 characters', 'text/plain', '0'.repeat(4097), 'too-long'],
    ['70,000 characters', 'text/plain', '0'.repeat(70_000), 'too-long'],
    ['70,000 characters of JSON', 'application/json', JSON.stringify({ payload: '0'.repeat(70_000) }), 'too-long'],
  ] as const)('%s (%s) is 200 and not valid', async ([, type, body, reason]) => {
    const response = await send('/decode', { method: 'POST', headers: { 'Content-Type': type }, body })
    const decoded = await json(response)
    expect([response.status, decoded['valid'], decoded['reason']]).toEqual([200, false, reason])
    expect(DecodedPayment.parse(decoded)).toEqual(decoded)
  })

  it.for([
    ['application/json', 'invalid-json'],
    ['text/plain', 'not-emv'],
  ] as const)('bytes that are no UTF-8 as %s', async ([type, reason]) => {
    const body = Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)
    const response = await send('/decode', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect([response.status, (await json(response))['reason']]).toEqual([200, reason])
  })

  /** Over HTTP a body has a length and takes another code path. */
  it.for([
    ['a whole text', '', JSON.stringify({ payload }), [], [200, true, null]],
    ['a byte order mark', '\ufeff', JSON.stringify({ payload }), [], [200, true, null]],
    ['a byte of no character', '', `{"payload":"`, [0xff, 0x22, 0x7d], [200, false, 'invalid-json']],
    ['an emoji without its last byte', '', `{"payload":"`, [0xf0, 0x9f, 0x98, 0x22, 0x7d], [200, false, 'not-emv']],
  ] as const)('of declared length: %s', async ([, mark, text, bytes, expected]) => {
    const body = Uint8Array.from([...new TextEncoder().encode(mark + text), ...bytes])
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
    const response = await send('/decode', { method: 'POST', headers, body })
    const { valid, reason } = await json(response)
    expect([response.status, valid, reason]).toEqual(expected)
  })

  it('ignores a query, malformed or not', async () => {
    const answer = await post({ payload }, '/decode?x=%FF&payload=1')
    expect([answer.status, (await json(answer))['valid']]).toEqual([200, true])
  })

  it('answers what its schema says for a text of every kind of object', async () => {
    const everything = sealed(
      `00020101021229510016A00000067701011401130066812345678051012345678905204000053037645802TH5904ร้าน62080704T001` +
        `64120002TH0102ก😀80080004000181080E020E2D`,
    )
    const decoded = await json(await post({ payload: everything }, '/decode'))
    expect(decoded).toMatchObject({ valid: true, oneTimeAccount: '1234567890', message: 'ขอ', ref3: 'T001' })
    expect(decoded).toEqual(decode(everything))
    expect(z.strictObject(DecodedPayment.shape).parse(decoded)).toEqual(decoded)
  })
})

describe('privacy', () => {
  afterEach(() => vi.restoreAllMocks())

  it.for([
    ['', { method: 'POST', body: '{"target":"0812345678"}' }, 200],
    ['', { method: 'POST', body: '{"target":"0812345678x"}' }, 400],
    ['/qr.png?target=0812345678', {}, 200],
    ['/qr.png?target=0812345678x', {}, 400],
    ['/qr.png', { method: 'DELETE' }, 405],
    ['/decode', { method: 'POST', body: payload }, 200],
    ['/decode', { method: 'GET' }, 405],
    ['/none', {}, 404],
  ] as const)('%s %j is %i, no-store, and nothing is logged', async ([path, init, status]) => {
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
    const response = await send(path, init)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(response.headers.get('etag')).toBeNull()
    for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  })
})

/** The description of a route in openapi.json. */
const described = (path: string): string =>
  operations.find((operation) => operation.path === `${BASE}${path}`)?.contract.description ?? ''

describe('the cautions of the specification stand in the contract', () => {
  it.for([
    ['', 'personal receiving code, not a merchant bill-payment code'],
    ['', 'cannot tell whether a payment was made'],
    ['', 'draw the QR yourself'],
    ['', 'Nothing is stored'],
    ['/qr.png', 'personal receiving code, not a merchant bill-payment code'],
    ['/qr.png', 'cannot tell whether a payment was made'],
    ['/qr.png', 'draw the QR yourself'],
    ['/qr.png', 'no-store'],
    ['/decode', 'cannot tell whether a payment was made'],
    ['/decode', 'Always answers 200'],
  ] as const)('%s: %s', ([path, words]) => {
    expect(described(path)).toContain(words)
  })
})
