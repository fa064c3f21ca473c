import { Agent, request } from 'node:http'

/** Agent of a load run, which reuses its connections. */
export const makeAgent = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections })

export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Sends one HTTP/1.1 request; resolves with the whole answer, rejects when the connection breaks. */
export function send(
  origin: string,
  path: string,
  options: { agent?: Agent; method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const { agent, method = 'GET', body, headers = {} } = options
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, { method, headers, ...(agent && { agent }) }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: text }),
      )
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** @returns the code of a new link. */
export async function makeLink(origin: string, agent?: Agent): Promise<string> {
  const body = JSON.stringify({ url: 'https://www.example.org/page?x=1' })
  const reply = await send(origin, '/api/v1/links', { method: 'POST', body, ...(agent && { agent }) })
  if (reply.status !== 201) throw new Error(`create answered ${reply.status}`)
  return (JSON.parse(reply.body) as { code: string }).code
}

export interface LinkInfo {
  readonly status: string
  readonly clicks: number
}

export async function linkInfo(origin: string, code: string): Promise<LinkInfo> {
  const reply = await send(origin, `/api/v1/links/${code}`)
  if (reply.status !== 200) throw new Error(`info answered ${reply.status}`)
  return JSON.parse(reply.body) as LinkInfo
}

/** Reports a link; each `reporter` from 1 to 254 has its own address. */
export async function report(origin: string, code: string, reporter: number): Promise<string> {
  const headers = { 'cf-connecting-ip': `198.51.100.${reporter}` }
  const reply = await send(origin, `/api/v1/links/${code}/report`, { method: 'POST', headers })
  return (JSON.parse(reply.body) as { status: string }).status
}

/** One of 131,072 client addresses in 198.18.0.0/15, reserved for benchmarks (RFC 2544). */
export const addressOf = (client: number): string => `198.${18 + (client >> 16)}.${(client >> 8) & 255}.${client & 255}`

/** Runs `work` for 0 … count − 1, at most `width` at once. */
export async function inParallel<T>(count: number, width: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) {
      const i = next++
      results[i] = await work(i)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane))
  return results
}
