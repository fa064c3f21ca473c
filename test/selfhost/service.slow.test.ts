import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { assemble, bundleWorker } from '../../selfhost/build.ts'
import { ORIGIN, withAddresses } from '../../src/http/site-origin.ts'
import { randomCode } from '../../src/links/code.ts'
import { encodedPaths } from './encoded-paths.ts'
import { ask, childrenOf, isAlive, ran, sent, started, type Started } from './running.ts'

const SECRET = { REPORTER_SECRET: 'for tests only' }
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'sala-selfhost-'))
const built = join(scratch, 'built')
let folders = 0

beforeAll(() => assemble(bundleWorker(join(scratch, 'worker')), built), 120_000)
afterAll(() => rmSync(scratch, { recursive: true, maxRetries: 5 }))

const newFolder = (): string => join(scratch, `data-${folders++}`)

/** A service that ends with its test. */
async function serving(data: string, settings: Record<string, string> = SECRET): Promise<Started> {
  const service = await started(built, data, settings)
  onTestFinished(async () => {
    service.process.kill('SIGTERM')
    await service.exited
  })
  return service
}

async function stopped({ process, exited }: Started): Promise<number | null> {
  process.kill('SIGTERM')
  return exited
}

async function makeLink({ origin }: Started): Promise<string> {
  const { body } = await ask(`${origin}/api/v1/links`, { method: 'POST', body: '{"url":"https://www.example.org/x"}' })
  return (JSON.parse(body.toString()) as { code: string }).code
}

const report = async ({ origin }: Started, code: string, address: string): Promise<unknown> => {
  const headers = { 'CF-Connecting-IP': address }
  const { body } = await ask(`${origin}/api/v1/links/${code}/report`, { method: 'POST', headers })
  return JSON.parse(body.toString())
}

const info = async ({ origin }: Started, code: string): Promise<unknown> =>
  JSON.parse((await ask(`${origin}/api/v1/links/${code}`)).body.toString())

describe('the static files', () => {
  let service: Started
  beforeAll(async () => {
    service = await started(built, newFolder())
  })
  afterAll(() => stopped(service))

  it('are pages with the headers of public/_headers', async () => {
    const { status, headers, body } = await ask(`${service.origin}/docs`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const file = readFileSync(join(root, 'public/docs.html'), 'utf8')
    expect(body.toString()).toBe(withAddresses(file, service.origin, undefined))
  })

  it.for(encodedPaths)('%s is %i %s', async ([path, status, location]) => {
    const { status: answered, headers } = await ask(service.origin + path)
    expect([answered, headers['location'] ?? null]).toEqual([status, location])
  })

  it('are not sent again when they have not changed', async () => {
    const { headers } = await ask(`${service.origin}/docs`, { headers: { 'Accept-Encoding': 'br' } })
    const again = await ask(`${service.origin}/docs`, {
      headers: { 'If-None-Match': `"other", ${String(headers['etag'])}` },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.for([
    ['/client.js', 'client.js'],
    ['/api/v1/tools/thai/address/all.csv', 'api/v1/tools/thai/address/all.csv'],
    ['/api/v1/tools/thai/address/all.json', 'api/v1/tools/thai/address/all.json'],
  ] as const)('%s is compressed for those who take it', async ([path, file]) => {
    const { headers, body } = await ask(service.origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') })
    expect(headers['etag']).toMatch(/^W\/"/)
    expect(brotliDecompressSync(body)).toEqual(readFileSync(join(root, 'public', file)))
    const plain = await ask(service.origin + path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toEqual(readFileSync(join(root, 'public', file)))
  })

  it.for([
    ['/docs.html', 307, '/docs'],
    ['/docs/?a=1', 307, '/docs?a=1'],
    ['/favicon.ico', 302, '/favicon.svg'],
  ] as const)('%s → %i %s', async ([path, status, location]) => {
    const answer = await ask(service.origin + path)
    expect([answer.status, answer.headers['location']]).toEqual([status, location])
  })

  it('are not sent compressed when the service has changed them', async () => {
    const { headers, body } = await ask(`${service.origin}/`, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toContain(`${service.origin}/`)
    expect(body.toString()).not.toContain(ORIGIN)
  })

  it('leave other paths to the service', async () => {
    const page = await ask(`${service.origin}/nowhere`, { headers: { Accept: 'text/html' } })
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    const problem = await ask(`${service.origin}/_headers`)
    expect([problem.status, JSON.parse(problem.body.toString())]).toMatchObject([404, { code: 'route_not_found' }])
  })
})

it('a Host header that is not a host is 400', async () => {
  const { origin } = await serving(newFolder())
  for (const Host of ['a b', 'a/../b', 'x:99999'])
    expect((await ask(`${origin}/docs`, { headers: { Host } })).status).toBe(400)
})

describe('a reporter', () => {
  it('is one socket, whatever its headers claim', async () => {
    const service = await serving(newFolder())
    const code = await makeLink(service)
    for (const last of [1, 2, 3]) await report(service, code, `203.0.113.${last}`)
    expect(await report(service, code, '203.0.113.4')).toMatchObject({ status: 'open', reports: 1, counted: false })
  })

  it('is whom the proxy names, with TRUST_PROXY=on', async () => {
    const service = await serving(newFolder(), { ...SECRET, TRUST_PROXY: 'on' })
    const code = await makeLink(service)
    for (const last of [1, 2]) await report(service, code, `203.0.113.${last}`)
    expect(await report(service, code, '203.0.113.3')).toMatchObject({ status: 'closed' })
    expect((await ask(`${service.origin}/l/${code}`)).status).toBe(410)
  })

  it('is refused without REPORTER_SECRET', async () => {
    const service = await serving(newFolder(), { REPORTER_SECRET: '' })
    expect(await report(service, await makeLink(service), '203.0.113.1')).toMatchObject({
      code: 'reports_not_configured',
    })
  })
})

it('answers no file of the pages on a host of short links', async () => {
  const hosts = { BASE_URL: 'https://sala.example', LINKS_BASE_URL: 'https://s.example' }
  const { origin } = await serving(newFolder(), { ...SECRET, ...hosts })
  const status = async (host: string, path: string): Promise<number> =>
    (await ask(origin + path, { headers: { host } })).status
  const files = ['/client.js', '/favicon.svg', `/site/${readdirSync(join(root, 'public/site'))[0]}`, '/docs']
  for (const path of files) {
    expect([path, await status('sala.example', path), await status('s.example', path)]).toEqual([path, 200, 404])
  }
  expect(await status('s.example', '/robots.txt')).toBe(200)
})

it('so is one through a proxy that passes any Host on, when BASE_URL is set', async () => {
  const service = await serving(newFolder(), { ...SECRET, BASE_URL: 'https://sala.example', TRUST_PROXY: 'on' })
  const code = await makeLink(service)
  const reportAs = async (host: string, origin: string): Promise<number> => {
    const headers = { host, origin, 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-proto': 'https' }
    return (await ask(`${service.origin}/api/v1/links/${code}/report`, { method: 'POST', headers })).status
  }
  expect(await reportAs('evil.test', 'https://evil.test')).toBe(403)
  expect(await reportAs('sala.example', 'https://sala.example')).toBe(200)
  expect(await reportAs('sala:8787', 'https://sala.example')).toBe(200)
})

it('a report of a page that points its own name at this machine is 403', async () => {
  const service = await serving(newFolder(), { ...SECRET, BASE_URL: 'https://sala.example' })
  const code = await makeLink(service)
  const port = new URL(service.origin).port
  const reportAs = async (host: string): Promise<number> => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    return (await ask(`${service.origin}/api/v1/links/${code}/report`, { method: 'POST', headers })).status
  }
  expect(await reportAs(`evil.example:${port}`)).toBe(403)
  expect(await reportAs(`127.0.0.1:${port}`)).toBe(200)
})

/** RFC 9112, section 8: a message that ends early or has invalid framing is incomplete; the sender's fault is 400. */
describe('a body that breaks off', () => {
  const broken = {
    'a chunk without a size': ['Transfer-Encoding: chunked', 'zz\r\n{"a":1}\r\n0\r\n\r\n'],
    'a chunk longer than it says': ['Transfer-Encoding: chunked', '5\r\n{"a":1}\r\n0\r\n\r\n'],
    'a chunk cut short': ['Transfer-Encoding: chunked', '20\r\n{"a":1}'],
    'no last chunk': ['Transfer-Encoding: chunked', '7\r\n{"a":1}\r\n'],
    'fewer bytes than declared': ['Content-Length: 100', '{"a":1}'],
  } as const
  const expected: Readonly<Record<string, readonly [status: number, says: string]>> = {
    '/api/v1/tools/promptpay/decode': [200, '"reason":"missing"'],
  }

  it('is 400 at every route that reads one, 200 where everything is, and no error in the log', async () => {
    const service = await serving(newFolder(), { ...SECRET, RATE_LIMITS: 'off' })
    const code = await makeLink(service)
    const { paths } = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as {
      paths: Record<string, { post?: { requestBody?: object } }>
    }
    const readers = Object.entries(paths).flatMap(([path, { post }]) => (post?.requestBody ? [path] : []))
    expect(readers.length).toBeGreaterThan(7)
    for (const template of [...readers, '/mcp']) {
      const path = template.replace('{code}', code)
      const [status, says] = expected[path] ?? [400, '"code":"invalid_json"']
      for (const [kind, [header, body]] of Object.entries(broken)) {
        // oxlint-disable-next-line no-await-in-loop -- one connection after the other
        const answer = await sent(
          service.origin,
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n${body}`,
        )
        expect([path, kind, answer]).toEqual([path, kind, expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `))])
        expect(answer).toContain(says)
      }
    }
    expect(service.printed()).not.toContain('"level":"error"')
  })
})

it('a body that does not come ends in 408 after half a minute, and its connection is closed', async () => {
  const { origin } = await serving(newFolder())
  const { port, hostname } = new URL(origin)
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', (part: Buffer) => (text += part.toString())).on('close', () => resolve(text))
    socket.write('POST /api/v1/bulk HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"re')
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

// workerd itself answers 500; a Worker that handles CONNECT can only start with 200.
it('CONNECT opens no tunnel, and its connection is closed', async () => {
  const { origin } = await serving(newFolder())
  const { port, hostname } = new URL(origin)
  for (const target of ['/api/v1/health', 'example.org:443', `${hostname}:${port}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection after the other
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname)
      socket.on('data', (part: Buffer) => (text += part.toString())).on('close', () => resolve(text))
      socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 [45]\d\d /)
  }
  expect((await ask(`${origin}/api/v1/health`)).status).toBe(200)
})

it.for([
  ['on', 2],
  ['off', 0],
] as const)('with RATE_LIMITS %s, %i of 12 links at once are refused', async ([RATE_LIMITS, refused]) => {
  const { origin } = await serving(newFolder(), { RATE_LIMITS })
  const create = { method: 'POST', body: '{"url":"https://www.example.org/x"}' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(`${origin}/api/v1/links`, create)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(refused)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(12 - refused)
})

describe('what is stored', () => {
  it('is there after a second start, and after a start on an export', async () => {
    const data = newFolder()
    const file = join(scratch, 'links.jsonl')
    const first = await started(built, data, { ...SECRET, TRUST_PROXY: 'on' })
    const [open, closed] = [await makeLink(first), await makeLink(first)]
    for (const code of [open, open, closed]) await ask(`${first.origin}/l/${code}`)
    for (const last of [1, 2, 3]) await report(first, closed, `203.0.113.${last}`)
    await report(first, open, '203.0.113.1')
    expect(await ran(built, ['--data', data, '--export', file])).toMatchObject({ code: 0 }) // while it runs
    expect(await stopped(first)).toBe(0)

    const other = newFolder()
    for (const words of ['2 links added, 0 were there already.', '0 links added, 2 were there already.'])
      expect(await ran(built, ['--data', other, '--import', file])).toEqual({ code: 0, words: `${words}\n` })
    for (const folder of [data, other]) {
      const service = await serving(folder, { ...SECRET, TRUST_PROXY: 'on' })
      expect(await info(service, open)).toMatchObject({ status: 'open', clicks: 2 })
      expect(await info(service, closed)).toMatchObject({ status: 'closed', clicks: 1 })
      expect(await report(service, open, '203.0.113.1')).toMatchObject({ reports: 1, counted: false })
      expect(await report(service, open, '203.0.113.2')).toMatchObject({ reports: 2, counted: true })
    }
  })

  it('is in SQLite, with every migration', async () => {
    const data = newFolder()
    await stopped(await started(built, data))
    const name = readdirSync(join(data, 'objects/sala-Database')).find((file) => /^\w{64}\.sqlite$/.test(file)) ?? ''
    const database = new DatabaseSync(join(data, 'objects/sala-Database', name), { readOnly: true })
    const applied = database.prepare('SELECT name FROM d1_migrations ORDER BY id').all()
    expect(applied.map(({ name: migration }) => migration)).toEqual(readdirSync(join(root, 'migrations')).toSorted())
    expect(database.prepare('SELECT code FROM link').all()).toEqual([])
    database.close()
  })

  it('can be read by its owner only, exports too', async () => {
    const data = newFolder()
    mkdirSync(data)
    chmodSync(data, 0o755)
    const file = join(scratch, 'private.jsonl')
    writeFileSync(file, 'of an earlier export', { mode: 0o644 })
    const service = await started(built, data, SECRET)
    await makeLink(service)
    expect(await ran(built, ['--data', data, '--export', file])).toMatchObject({ code: 0 })
    await stopped(service)
    const modes = readdirSync(data, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(data, name)).mode & 0o077,
    )
    expect(new Set([...modes, statSync(data).mode & 0o077, statSync(file).mode & 0o077])).toEqual(new Set([0]))
  })

  it('takes a link of an import that names only what a link must have', async () => {
    const data = newFolder()
    const file = join(scratch, 'short.jsonl')
    writeFileSync(file, '{"code":"22222222","url":"https://www.example.org/","created_ms":1,"clicks":0}\n')
    const words = '1 links added, 0 were there already.\n'
    expect(await ran(built, ['--data', data, '--import', file])).toEqual({ code: 0, words })
    const service = await serving(data)
    expect(await info(service, '22222222')).toMatchObject({ status: 'open', closedAt: null, lastClickAt: null })
  })

  it.for([
    ['{', 'Line 2'],
    ['{"code":"k7m2wq9n"}', 'Line 2'],
    ['{"code":"aaaaaaaa","url":"https://www.example.org/","created_ms":1,"clicks":0}', 'Line 2'],
    ['{"code":"22222222","url":"javascript:alert(1)","created_ms":1,"clicks":0}', 'Line 2'],
    ['{"code":"22222222","url":"https://www.example.org","created_ms":1,"clicks":0}', 'Line 2'],
    ['{"code":"22222222","url":"https://www.example.org/","created_ms":1,"clicks":0}', 'Line 2'],
  ] as const)('takes nothing of an import with the line %s', async ([line, words]) => {
    const data = newFolder()
    const file = join(scratch, 'bad.jsonl')
    writeFileSync(file, `{"code":"22222222","url":"https://www.example.org/","created_ms":1,"clicks":0}\n${line}\n`)
    const { code, words: said } = await ran(built, ['--data', data, '--import', file])
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
    expect((await ran(built, ['--data', data, '--export', join(scratch, 'none.jsonl')])).words).toContain(
      'holds no data',
    )
  })
})

const filesOf = (data: string): string[] =>
  readdirSync(join(data, 'objects/sala-ShortLink')).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))

/** The operations on a link, in turn. */
function operationOn(code: string, i: number): readonly [path: string, method: string] {
  const operations = [
    [`/l/${code}`, 'GET'],
    [`/l/${code}`, 'HEAD'],
    [`/api/v1/links/${code}`, 'GET'],
    [`/api/v1/links/${code}/qr.png`, 'GET'],
    [`/api/v1/links/${code}/report`, 'POST'],
    [`/api/v1/operator/links/${code}/close`, 'POST'],
    [`/api/v1/operator/links/${code}/reopen`, 'POST'],
  ] as const
  return operations[i % operations.length] ?? operations[0]
}

describe('codes without a link', () => {
  it('leave no file, 1,500 of them, by every operation on a link', async () => {
    const data = newFolder()
    const service = await serving(data, { ...SECRET, RATE_LIMITS: 'off', OPERATOR_SECRET: 'operator' })
    const code = await makeLink(service)
    const guessed = Array.from({ length: 1500 }, () => randomCode((bytes) => crypto.getRandomValues(bytes)))
    const statuses = new Set<number>()
    for (const [i, some] of guessed.entries()) {
      const [path, method] = operationOn(some, i)
      const answer = await ask(service.origin + path, { method, headers: { Authorization: 'Bearer operator' } })
      statuses.add(answer.status)
    }
    expect(statuses).toEqual(new Set([404]))
    expect(filesOf(data)).toHaveLength(1)
    expect((await ask(`${service.origin}/l/${code}`)).status).toBe(200)
  })

  it('are not taken for the links of an earlier start, nor for those that only the record knows', async () => {
    const data = newFolder()
    const first = await serving(data)
    const code = await makeLink(first)
    const lost = await makeLink(first)
    await vi.waitUntil(() => recordedCodesOf(data).has(lost), { timeout: 20_000 })
    await stopped(first)
    const path = fileOf(data, lost)
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    const second = await serving(data)
    for (const some of [code, lost]) expect((await ask(`${second.origin}/l/${some}`)).status).toBe(200)
    expect(await info(second, lost)).toMatchObject({ clicks: 1 })
  })
})

const databaseIn = (path: string): DatabaseSync => new DatabaseSync(path, { readOnly: true })

function recordedCodesOf(data: string): Set<unknown> {
  const folder = join(data, 'objects/sala-Database')
  const codes = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .flatMap((name) => databaseIn(join(folder, name)).prepare('SELECT code FROM link').all())
  return new Set(codes.map(({ code }) => code))
}

function fileOf(data: string, code: string): string {
  const paths = filesOf(data).map((name) => join(data, 'objects/sala-ShortLink', name))
  const path = paths.find((some) => databaseIn(some).prepare('SELECT 1 FROM link WHERE code = ?').get(code))
  return path ?? expect.fail(`no file holds ${code}`)
}

describe('its processes', () => {
  it('are all gone after SIGTERM, though a client never ends its request', async () => {
    const service = await started(built, newFolder())
    const children = childrenOf(service.process.pid)
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('POST /api/v1/links HTTP/1.1\r\nHost: sala\r\nContent-Length: 99\r\n\r\n{')
    await ask(`${service.origin}/robots.txt`)
    expect(await stopped(service)).toBe(0)
    expect(children.map(isAlive)).toEqual([false])
    socket.destroy()
  })

  it('are all gone when the first of them is killed', async () => {
    const service = await started(built, newFolder())
    const [child = 0] = childrenOf(service.process.pid)
    service.process.kill('SIGKILL')
    await service.exited
    await vi.waitUntil(() => !isAlive(child), { timeout: 30_000 })
    expect(isAlive(child)).toBe(false)
  })

  it('end with an error when workerd is killed', async () => {
    const service = await started(built, newFolder())
    process.kill(childrenOf(service.process.pid)[0] ?? 0, 'SIGKILL')
    expect(await service.exited).toBe(1)
  })

  it('share no folder', async () => {
    const data = newFolder()
    await serving(data)
    for (const more of [
      ['--port', '0'],
      ['--import', '/dev/null'],
    ]) {
      const { code, words } = await ran(built, ['--data', data, ...more])
      expect([code, words]).toEqual([1, `Another process uses ${data}.\n`])
    }
  })

  it('do not start on a port that is taken', async () => {
    const { port } = new URL((await serving(newFolder())).origin)
    expect((await ran(built, ['--data', newFolder(), '--port', port])).code).toBe(1)
  })
})
