import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assemble, bundleWorker } from '../../selfhost/build.ts'
import { ask, childrenOf, isAlive, started } from './running.ts'

const scratch = mkdtempSync(join(tmpdir(), 'sala-doors-'))
const built = join(scratch, 'built')
const file = (name: string): string => readFileSync(join(import.meta.dirname, '../../selfhost', name), 'utf8')
const has = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

beforeAll(() => assemble(bundleWorker(join(scratch, 'worker')), built), 120_000)
afterAll(() => rmSync(scratch, { recursive: true, maxRetries: 5 }))

describe('sala.service', () => {
  const data = join(scratch, 'data')
  const unit = file('sala.service')
    .replace('/usr/bin/node', process.execPath)
    .replace('/opt/sala', built)
    .replace('/var/lib/sala', data)
    .replace('8787', '0')

  it.skipIf(!has('systemd-analyze'))('is a unit that systemd takes without a word', () => {
    const path = join(scratch, 'sala.service')
    writeFileSync(path, unit)
    expect(execFileSync('systemd-analyze', ['verify', path], { encoding: 'utf8', stdio: 'pipe' })).toBe('')
  })

  // KillMode=mixed: only the process of ExecStart gets the signal.
  it('starts with its ExecStart and its settings, and SIGTERM ends it with 0 and no process left', async () => {
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
    const [program = '', ...args] = command.split(' ')
    const env = { PATH: process.env['PATH'], REPORTER_SECRET: 'for tests only' }
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
    const exited = once(child, 'exit')
    const origin = await new Promise<string>((found) => {
      child.stdout.on('data', (text: Buffer) => {
        const [, listens] = /listens on (\S+)\. Data/.exec(text.toString()) ?? []
        if (listens !== undefined) found(listens)
      })
    })
    expect((await ask(`${origin}/api/v1/health`)).status).toBe(200)
    const below = childrenOf(child.pid)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(below.filter(isAlive)).toEqual([])
  })
})

/** nginx 1.18 and later; `.ci/nightly` installs it. */
describe.skipIf(!has('nginx') || !has('openssl'))('nginx.conf', () => {
  const folder = join(scratch, 'nginx')
  const [http, https] = ['http', 'https'].map((name) => join(folder, name))
  let nginx: ReturnType<typeof spawn>

  beforeAll(async () => {
    const settings = { REPORTER_SECRET: 'for tests only', TRUST_PROXY: 'on', BASE_URL: 'https://sala.example.org' }
    const service = await started(built, join(scratch, 'behind-nginx'), settings)
    mkdirSync(folder)
    const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=sala.example.org']
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    execFileSync('openssl', [...certificate, '-keyout', key, '-out', cert], { stdio: 'pipe' })
    const servers = file('nginx.conf')
      .replace('listen 80', `listen unix:${http}`)
      .replace('listen 443 ssl http2', `listen unix:${https} ssl`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace('http://127.0.0.1:8787', service.origin)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(folder, 'nginx.conf'),
      `user root; daemon off; pid ${folder}/pid; error_log stderr crit; events {}
http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${servers} }`,
    )
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'inherit', 'inherit'] })
    const ended = once(nginx, 'exit')
    await vi.waitUntil(() => curl('/api/v1/health').status === 200, { timeout: 30_000 })
    return async () => {
      nginx.kill('SIGQUIT')
      await ended
      service.process.kill('SIGTERM')
      await service.exited
    }
  }, 120_000)

  function curl(path: string, ...options: string[]): { status: number; head: string; body: string } {
    const args = ['-ski', '--unix-socket', https ?? '', ...options, `https://sala.example.org${path}`]
    const { stdout } = spawnSync('curl', args, { encoding: 'utf8', maxBuffer: 1 << 26 })
    const end = stdout.indexOf('\r\n\r\n')
    const head = stdout.slice(0, end)
    return { status: Number(/^HTTP\S+ (\d+)/.exec(head)?.[1] ?? 0), head, body: stdout.slice(end + 4) }
  }

  it('leads from http to https', () => {
    const args = ['-si', '--unix-socket', http ?? '', 'http://sala.example.org/docs?x=1']
    expect(spawnSync('curl', args, { encoding: 'utf8' }).stdout).toMatch(
      /301[^]*Location: https:\/\/sala\.example\.org\/docs\?x=1\r/,
    )
  })

  it('compresses pages and answers, and passes what is compressed already', () => {
    for (const path of ['/docs', '/api/v1/openapi.json', '/api/v1/tools/thai/address/all.json'])
      expect(curl(path, '-H', 'Accept-Encoding: gzip', '-o', '-').head).toMatch(/content-encoding: gzip/i)
    const { head } = curl('/api/v1/tools/thai/holidays?year=2026')
    const [, etag = ''] = /etag: (.+)/i.exec(head) ?? []
    expect(curl('/api/v1/tools/thai/holidays?year=2026', '-H', `If-None-Match: ${etag.trim()}`).status).toBe(304)
  })

  it('does not believe an address that the client sends', () => {
    const made = curl('/api/v1/links', '--json', '{"url":"https://www.example.org/x"}')
    const { code } = JSON.parse(made.body) as { code: string }
    const counted = ['203.0.113.1', '203.0.113.2'].map((address) => {
      const { body } = curl(`/api/v1/links/${code}/report`, '-X', 'POST', '-H', `CF-Connecting-IP: ${address}`)
      return (JSON.parse(body) as { counted: boolean }).counted
    })
    expect(counted).toEqual([true, false])
    expect(made.body).toContain(`https://sala.example.org/l/${code}`)
  })

  it('passes a query of 45 KB and a body that the service itself refuses', () => {
    const long = encodeURIComponent('๑'.repeat(5000))
    expect(curl(`/api/v1/tools/thai/digits?to=arabic&text=${long}`).status).toBe(200)
    const big = join(folder, 'big')
    writeFileSync(big, `{"url":"https://example.org/${'x'.repeat(100_000)}"}`)
    const { status, body } = curl('/api/v1/links', '--json', `@${big}`)
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([413, 'body_too_large'])
  })

  it('passes paths as they were written', () => {
    expect(curl('/l/%E0%B8%81//x').body).toContain('route_not_found')
  })
})
