import { expect, it } from 'vitest'
import { answer } from '../../src/offline/routes.ts'
import { send } from '../http/client.ts'

const tools = '/api/v1/tools'
const at = (path: string, init?: RequestInit): Request => new Request(`https://sala.test${tools}${path}`, init)
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const withoutId = (body: unknown): object => ({ ...(body as object), requestId: '' })

/** A browser without a network runs the same code, so it gets the service's answers and refusals. */
it.for([
  ['/thai/baht-text?amount=21'],
  ['/thai/baht-text?amount=x'],
  ['/thai/date?date=2569-11-20'],
  ['/thai/digits?text=12'],
  ['/thai/id?id=1101700203451'],
  ['/thai/holidays?year=2026'],
  ['/thai/holidays/2026-04-13'],
  ['/promptpay', post({ target: '0812345678' })],
  ['/promptpay/decode', post({ payload: 'x' })],
  ['/qr', post({ kind: 'text', text: 'a' })],
] as const)('%s is answered as by the service', async ([path, init]) => {
  const [own, served] = await Promise.all([answer(at(path, init)), send(tools + path, init)])
  expect(own?.status).toBe(served.status)
  expect(withoutId(await own?.json())).toEqual(withoutId(await served.json()))
})

it.for([
  '/thai/romanize?text=ก',
  '/thai/read?text=1',
  '/thai/holidays.ics',
  '/thai/address/provinces',
  '/qr.png?text=a',
  '/qr.svg?text=a',
  '/thai/speak.mp3?text=ก',
  '/thai/holidays/2026-04-13/x',
])('%s is left to the service', async (path) => {
  expect(await answer(at(path))).toBeUndefined()
})
