import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { azure } from './azure.ts'
import { deliver, faultOf } from './faults.ts'
import { google } from './google.ts'
import { silenceFor } from './mp3.ts'
import { openAi } from './openai.ts'

/** A request to a provider. */
export interface Received {
  method: string
  url: URL
  headers: Record<string, string | undefined>
  body: string
}

/** The parsed request of a strict provider, and how it wraps audio into its body. */
export interface Spoken {
  text: string
  voice: string
  rate: number
  wrap: (audio: Buffer) => Buffer
}

/** One line of the journal, for the tests. */
export interface JournalEntry {
  text?: string
  voice?: string
  rate?: number
  /** Why the provider rejected the request. */
  refused?: string
  bytesSent?: number
  /** The client ended the connection before the answer was complete. */
  aborted?: boolean
}

export class Refusal extends Error {
  readonly status: number

  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

const providers: Record<string, (received: Received) => Spoken> = {
  '/cognitiveservices/v1': azure,
  '/v1/text:synthesize': google,
  '/v1/audio/speech': openAi,
  // MiniMax's file store; the fake AI binding puts the text into the address.
  '/audio.mp3': ({ url }) => ({ text: url.searchParams.get('text') ?? '', voice: '', rate: 1, wrap: (audio) => audio }),
}

/**
 * Starts the stand-in for speech providers. Each test has its own base, `{url}/t/{id}`, with the providers' paths
 * and `GET /journal` below it.
 */
export async function startStandIn(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const journals = new Map<string, JournalEntry[]>()
  const server = createServer((request, response) => void answer(request, response, journals))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function answer(request: IncomingMessage, response: ServerResponse, journals: Map<string, JournalEntry[]>) {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const [, id = '', path = ''] = /^\/t\/([^/]+)(\/.*)$/.exec(url.pathname) ?? []
  const journal = journals.get(id) ?? []
  journals.set(id, journal)
  if (path === '/journal') {
    response.end(JSON.stringify(journal))
    return
  }

  const entry: JournalEntry = {}
  journal.push(entry)
  response.on('close', () => (entry.aborted = !response.writableFinished))
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const received = { method: request.method ?? '', url, headers, body: await bodyOf(request) }
  try {
    const provider = providers[path]
    if (!provider) throw new Refusal(404, `no such path: ${path}`)
    const { wrap, ...spoken } = provider(received)
    Object.assign(entry, spoken)
    const tries = journal.filter(({ text }) => text === spoken.text).length
    await deliver(faultOf(spoken.text, tries), {
      response,
      entry,
      text: spoken.text,
      wrap,
      audio: silenceFor(spoken.text),
    })
  } catch (error) {
    entry.refused = error instanceof Error ? error.message : 'unknown'
    if (!response.headersSent) response.writeHead(error instanceof Refusal ? error.status : 400).end(entry.refused)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
