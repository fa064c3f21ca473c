import { describe, expect, it } from 'vitest'
import {
  crowdedObject,
  decodeUtf8,
  mediaType,
  parseObject,
  readBody,
  readRequest,
  readBodyText,
} from '../../src/http/body.ts'
import { Problem } from '../../src/http/problem.ts'

const contract = { properties: {}, bytesMax: 4096 }

function post(body: string | Uint8Array<ArrayBuffer> | ReadableStream, type?: string, length?: string): Request {
  const headers = new Headers()
  if (type !== undefined) headers.set('content-type', type)
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  const request = new Request('https://sala.test/', init)
  for (const name of ['content-type', 'content-length']) request.headers.delete(name)
  headers.forEach((value, name) => request.headers.set(name, value))
  if (length !== undefined) request.headers.set('content-length', length)
  return request
}

const outcome = async (request: Request, more: object = {}): Promise<unknown> => {
  try {
    return Object.fromEntries(await readBody(request, { ...contract, ...more }))
  } catch (error) {
    return error instanceof Problem ? error.code : error
  }
}

const properties = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i]))

/** RFC 8259; the media types that a browser sends without a preflight (Fetch standard, CORS-safelisted). */
describe('a body', () => {
  it.for([
    ['an object', '{"a":1}', 'application/json', { a: [1] }],
    ['a media type with parameters', '{"a":1}', 'Application/JSON; charset=utf-8', { a: [1] }],
    ['plain text', '{"a":1}', 'text/plain', { a: [1] }],
    ['no media type', '{"a":1}', undefined, { a: [1] }],
    ['a byte order mark', '\ufeff{"a":1}', 'application/json', { a: [1] }],
    ['a doubled name: the last counts', '{"a":1,"a":2}', 'application/json', { a: [2] }],
    ['the name __proto__', '{"__proto__":1}', 'application/json', Object.fromEntries([['__proto__', [1]]])],
    ['a form', '{}', 'application/x-www-form-urlencoded', 'unsupported_media_type'],
    ['a picture', '{}', 'image/png', 'unsupported_media_type'],
    ['an array', '[]', 'application/json', 'invalid_json'],
    ['null', 'null', 'application/json', 'invalid_json'],
    ['a string', '"text"', 'application/json', 'invalid_json'],
    ['an object cut short', '{"a":', 'application/json', 'invalid_json'],
    ['nothing', '', 'application/json', 'invalid_json'],
    ['a byte too many', 'x'.repeat(4097), 'application/json', 'body_too_large'],
    [
      '100 properties',
      JSON.stringify(properties(100)),
      'application/json',
      Object.fromEntries(Object.entries(properties(100)).map(([name, value]) => [name, [value]])),
    ],
    ['101 properties', JSON.stringify(properties(101)), 'application/json', 'too_many_parameters'],
    ['101 properties inside', JSON.stringify({ style: properties(101) }), 'application/json', 'too_many_parameters'],
  ] as const)('%s', async ([, body, type, expected]) => {
    expect(await outcome(post(body, type))).toEqual(expected)
  })

  it('is not JSON when its bytes are not UTF-8', async () => {
    expect(await outcome(post(Uint8Array.of(0x7b, 0xff, 0x7d)))).toBe('invalid_json')
  })

  it('may be absent, or a form, where the contract says so', async () => {
    expect(await outcome(post(' '), { mayBeAbsent: true })).toEqual({})
    expect(await outcome(post('a=1', 'application/x-www-form-urlencoded'), { acceptsForm: true })).toEqual({})
  })
})

/** A client that disconnects while sending its body: reading fails. */
const broken = (length?: string): Request => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('the sender left')) })
  return post(body, 'application/json', length)
}

describe('a body that breaks off is invalid_json', () => {
  it.for([
    ['read as a stream', undefined, {}],
    ['read as bytes', '100', {}],
    ['read as text', '100', { takesNoFreeText: true }],
  ] as const)('%s', async ([, length, more]) => {
    expect(await outcome(broken(length), more)).toBe('invalid_json')
  })
})

const stream = (...chunks: string[]): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

describe('its bytes', () => {
  it.for([
    { chunks: ['ab', 'cd'], length: undefined, expected: 'abcd' },
    { chunks: ['abcd'], length: '4', expected: 'abcd' },
    { chunks: [], length: undefined, expected: '' },
    { chunks: ['abc', 'def'], length: undefined, expected: undefined },
    { chunks: ['ab'], length: '6', expected: undefined },
    { chunks: ['abcdef'], length: '3', expected: undefined },
    { chunks: ['abcdef'], length: 'three', expected: undefined },
  ])('$chunks declared as $length, at most 5', async ({ chunks, length, expected }) => {
    const bytes = await readRequest(post(stream(...chunks), undefined, length), 5)
    expect(bytes && decodeUtf8(bytes)).toBe(expected)
  })
})

/** RFC 3629; the bytes of U+FFFD are EF BF BD. */
describe('its text', () => {
  it.for([
    ['two letters', [0x61, 0x62], { text: 'ab', isUtf8: true }],
    ['nothing', [], { text: '', isUtf8: true }],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], { text: 'a', isUtf8: true }],
    ['U+FFFD itself', [0xef, 0xbf, 0xbd], { text: '\ufffd', isUtf8: true }],
    ['U+FFFD after a byte order mark', [0xef, 0xbb, 0xbf, 0xef, 0xbf, 0xbd], { text: '\ufffd', isUtf8: true }],
    ['a byte of no character', [0x61, 0xff], { text: 'a\ufffd', isUtf8: false }],
    ['half a Thai letter', [0xe0, 0xb8], { text: '\ufffd', isUtf8: false }],
    ['six bytes', [0x61, 0x61, 0x61, 0x61, 0x61, 0x61], undefined],
  ] as const)('%s, at most 5 and a mark', async ([, bytes, expected]) => {
    const body = Uint8Array.from(bytes)
    const bytesMax = bytes[0] === 0xef ? 6 : 5
    expect(await readBodyText(post(body, undefined, String(body.length)), '', bytesMax)).toEqual(expected)
    expect(await readBodyText(post(body), '', bytesMax)).toEqual(expected)
  })

  it('of an emoji without its last byte is known only if its bytes are read', async () => {
    const body = Uint8Array.of(0xf0, 0x9f, 0x98)
    expect(await readBodyText(post(body, undefined, '3'), '', 5)).toEqual({ text: '\ufffd', isUtf8: true })
    expect(await readBodyText(post(body, undefined, '3'), 'image/png', 5)).toEqual({ text: '\ufffd', isUtf8: false })
    expect(await readBodyText(post(body), '', 5)).toEqual({ text: '\ufffd', isUtf8: false })
  })

  it('is enough where no property takes free text', async () => {
    const request = (): Request => post(Uint8Array.of(0x7b, 0xff, 0x7d), undefined, '3')
    expect(await outcome(request(), { takesNoFreeText: true })).toBe('invalid_json')
    const emoji = new TextEncoder().encode('{"a":"😀"}')
    const cut = emoji.filter((_, i) => i !== emoji.indexOf(0xf0) + 3)
    expect(await outcome(post(cut, undefined, String(cut.length)))).toBe('invalid_json')
    expect(await outcome(post(cut, undefined, String(cut.length)), { takesNoFreeText: true })).toEqual({
      a: ['\ufffd'],
    })
  })
})

describe('an object of too many properties', () => {
  it.for([
    ['100 are not', { a: { b: properties(100) } }, undefined],
    ['the body itself', properties(101), { within: '', count: 101 }],
    ['below a known name', { style: { deep: properties(102) } }, { within: 'style', count: 102 }],
    ['below a name of the sender', { '0812345678': properties(103) }, { within: '(unnamed)', count: 103 }],
    ['an array is not searched', { requests: [properties(500)] }, undefined],
  ] as const)('%s', ([, body, expected]) => {
    expect(crowdedObject(body)).toEqual(expected)
  })

  it('is looked for at any depth without recursion', () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect(crowdedObject(JSON.parse(deep) as Record<string, unknown>)).toBeUndefined()
  })
})

it('reads the media type without its parameters', () => {
  expect(mediaType(post('', ' Text/HTML ; charset=x'))).toBe('text/html')
  expect(mediaType(post(''))).toBe('')
})

it('takes only objects as objects', () => {
  expect([parseObject('{"a":1}'), parseObject('[1]'), parseObject('null'), parseObject('{')]).toEqual([
    { a: 1 },
    undefined,
    undefined,
    undefined,
  ])
})
