import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JournalEntry } from './server.ts'

/** Faults of a provider, selected by a word in the text: `fault-503`, or `fault-503-once` for the first try only. */

interface Delivery {
  response: ServerResponse
  entry: JournalEntry
  text: string
  wrap: (audio: Buffer) => Buffer
  audio: Buffer
}

type Fault = (delivery: Delivery) => Promise<void> | void

const MP3 = { 'Content-Type': 'audio/mpeg' }
const LATE_MS = 600

/** An error whose body and headers must never reach our client: they quote the text. */
const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  ({ response, text }) =>
    void response.writeHead(code, { 'X-Provider-Secret': 'provider-secret', ...headers }).end(`provider-secret ${text}`)

const partly =
  (share: number, then: (response: ServerResponse) => void): Fault =>
  async ({ response, entry, wrap, audio }) => {
    const body = wrap(audio)
    const part = body.subarray(0, Math.floor(body.length * share))
    response.writeHead(200, { ...MP3, 'Content-Length': body.length })
    await new Promise((resolve) => response.write(part, resolve))
    entry.bytesSent = part.length
    then(response)
  }

const whole: Fault = ({ response, wrap, audio, entry }) => {
  const body = wrap(audio)
  entry.bytesSent = body.length
  response.writeHead(200, { ...MP3, 'Content-Length': body.length }).end(body)
}

const HUGE_BYTES = 20 * 1024 * 1024
const CHUNK_BYTES = 64 * 1024

async function huge({ response, entry, wrap, audio }: Delivery): Promise<void> {
  const body = wrap(Buffer.concat([audio, Buffer.alloc(HUGE_BYTES)]))
  const closed = once(response, 'close')
  response.writeHead(200, MP3)
  for (let at = 0; at < body.length && !response.destroyed; at += CHUNK_BYTES) {
    const flushed = response.write(body.subarray(at, at + CHUNK_BYTES))
    entry.bytesSent = at
    if (!flushed) await Promise.race([once(response, 'drain'), closed])
  }
  response.end()
}

const faults: Record<string, Fault> = {
  400: status(400),
  401: status(401),
  403: status(403),
  415: status(415),
  429: status(429),
  '429-after-7': status(429, { 'Retry-After': '7' }),
  '429-after-1': status(429, { 'Retry-After': '1' }),
  500: status(500),
  502: status(502),
  503: status(503),
  moved: ({ response }) => void response.writeHead(307, { Location: response.req.url }).end(),
  never: () => undefined,
  late: async (delivery) => {
    await sleep(LATE_MS)
    await whole(delivery)
  },
  stall: partly(0.4, () => undefined),
  cut: partly(0.3, (response) => response.destroy()),
  reset: ({ response }) => void response.destroy(),
  html: ({ response }) => void response.writeHead(200, MP3).end('<!doctype html><title>Sign in</title>'),
  empty: ({ response }) => void response.writeHead(200, { ...MP3, 'Content-Length': 0 }).end(),
  silent: ({ response, wrap }) => void response.writeHead(200, MP3).end(wrap(Buffer.alloc(0))),
  garbage: ({ response, wrap }) => void response.writeHead(200, MP3).end(wrap(Buffer.from('not an mp3 file'))),
  chunked: async ({ response, wrap, audio }) => {
    const body = wrap(audio)
    response.writeHead(200, MP3)
    response.write(body.subarray(0, 500))
    await sleep(20)
    response.end(body.subarray(500))
  },
  huge,
}

/** The fault named in a text, given its number of tries; without one the whole audio. */
export function faultOf(text: string, tries: number): Fault {
  const [, name = '', isOnce] = /\bfault-([a-z0-9-]+?)(-once)?(?=\s|$)/.exec(text) ?? []
  return (isOnce === undefined || tries === 1 ? faults[name] : undefined) ?? whole
}

export function deliver(fault: Fault, delivery: Delivery): Promise<void> | void {
  return fault(delivery)
}
