import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call, callWith, closeLink, info, made, post, report, type LinkBody, type ProblemBody } from './service.ts'

const close = (code: string, closeToken: unknown): Promise<Response> =>
  call(`/api/v1/links/${code}/close`, post({ closeToken }))

const operator = (code: string, deed: string): Promise<Response> =>
  callWith({ OPERATOR_SECRET: 's3cret' }, `/api/v1/operator/links/${code}/${deed}`, {
    method: 'POST',
    headers: { authorization: 'Bearer s3cret' },
  })

describe('closeToken', () => {
  it('is answered once, by the creation, and is another for each link', async () => {
    const [first, second] = [await made(), await made()]
    for (const { closeToken } of [first, second]) expect(closeToken).toMatch(/^[\w-]{22}$/)
    expect(first.closeToken).not.toBe(second.closeToken)
    expect(await info(first.code)).not.toHaveProperty('closeToken')
    expect(await (await close(first.code, first.closeToken)).json()).not.toHaveProperty('closeToken')
  })

  it('closes its link for the next open, and again with the same answer', async () => {
    const { code, closeToken } = await made()
    await call(`/l/${code}`)
    const answer = await close(code, closeToken)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const link = await answer.json<LinkBody>()
    expect(link).toMatchObject({ code, status: 'closed', clicks: 1, closedAt: expect.stringMatching(/Z$/) })
    const page = await call(`/l/${code}`)
    const words = await page.text()
    expect(page.status).toBe(410)
    expect(words).toContain('Whoever made this link closed it')
    expect(words).toContain('ผู้สร้างลิงก์ปิดลิงก์นี้')
    expect(await (await call(`/api/v1/links/${code}/qr.png`)).json()).toMatchObject({
      code: 'link_closed',
      detail: 'The link was closed by whoever made it.',
    })
    const again = await close(code, closeToken)
    // The open of the closed page is counted too, in the same second or the next.
    const lastClickAt = expect.stringMatching(/Z$/) as string
    expect([again.status, await again.json()]).toEqual([200, { ...link, clicks: 2, lastClickAt }])
    expect(await (await report(code, '203.0.113.1')).json()).toMatchObject({ status: 'closed', counted: false })
  })

  it('leaves a link that reports have closed as it is', async () => {
    const { code, closeToken } = await made()
    await closeLink(code)
    const before = await info(code)
    expect(await (await close(code, closeToken)).json()).toEqual(before)
    expect(await (await call(`/api/v1/links/${code}/qr.png`)).json()).toMatchObject({
      detail: 'The link was closed by reports.',
    })
  })

  it('closes it in the record too', async () => {
    const { code, closeToken } = await made()
    const link = env.LINK.getByName(code)
    await runDurableObjectAlarm(link)
    await close(code, closeToken)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    const recorded = await env.DB.prepare('SELECT closed_ms FROM link WHERE code = ?').bind(code).first()
    expect(recorded).toEqual({ closed_ms: expect.any(Number) })
  })

  it('of another link, and any other text, is 401 and closes nothing', async () => {
    const { code, closeToken: own = '' } = await made()
    const { closeToken } = await made()
    // 22 characters of base64url, as RFC 4648, section 5, has them, and nothing else.
    for (const token of [
      closeToken,
      'x',
      'AAECAwQFBgcICQoLDA0ODw',
      'null',
      `${own}=`,
      `${own}\0`,
      ` ${own}`,
      `${own}x`,
    ]) {
      const answer = await close(code, token)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'CloseToken'])
      expect(await answer.json<ProblemBody>()).toMatchObject({ code: 'unauthorized' })
    }
    expect(await info(code)).toMatchObject({ status: 'open' })
  })

  it('is 404 for a code without a link', async () => {
    for (const code of ['22222222', 'k7m2wq9x', 'x']) {
      const answer = await close(code, 'AAECAwQFBgcICQoLDA0ODw')
      expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([404, 'link_not_found'])
    }
  })

  it.for([
    ['missing', 400, {}, 'missing_parameter'],
    ['empty', 400, { closeToken: '' }, 'invalid_parameter'],
    ['a number', 400, { closeToken: 5 }, 'invalid_parameter'],
    ['beside another name', 400, { closeToken: 'x', code: 'k7m2wq9n' }, 'unknown_parameter'],
    ['of 2,000 letters', 413, { closeToken: 'x'.repeat(2000) }, 'body_too_large'],
    ['in broken JSON', 400, '{', 'invalid_json'],
  ] as const)('%s → %i', async ([, status, body, problem]) => {
    const { code } = await made()
    const answer = await call(`/api/v1/links/${code}/close`, post(body))
    expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([status, problem])
  })

  it('counts in the class "report"', async () => {
    const counted: string[] = []
    const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
      counted.push(key)
      return Promise.resolve({ success: false })
    }
    const { code, closeToken } = await made()
    const init = post({ closeToken }, { 'cf-connecting-ip': '203.0.113.5' })
    const answer = await callWith({ RATE_LIMITS: 'on', RATE_REPORT: { limit } }, `/api/v1/links/${code}/close`, init)
    expect([answer.status, counted]).toEqual([429, ['report|203.0.113.5/32']])
    expect(await info(code)).toMatchObject({ status: 'open' })
  })

  it('is taken from pages of other sites, as the creation is', async () => {
    const { code, closeToken } = await made()
    const answer = await call(`/api/v1/links/${code}/close`, post({ closeToken }, { origin: 'https://shop.example' }))
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })

  it('never reopens: the operator alone does, after which the token closes again', async () => {
    const { code, closeToken } = await made()
    await close(code, closeToken)
    expect(await (await operator(code, 'reopen')).json()).toMatchObject({ status: 'open', closedAt: null })
    expect((await call(`/l/${code}`)).status).toBe(200)
    // Neither memory nor storage keeps who closed it.
    await operator(code, 'close')
    expect(await (await call(`/l/${code}`)).text()).toContain('operator of this service closed it')
    await evictDurableObject(env.LINK.getByName(code))
    expect(await (await call(`/l/${code}`)).text()).toContain('operator of this service closed it')
    await operator(code, 'reopen')
    expect(await (await close(code, closeToken)).json()).toMatchObject({ status: 'closed' })
  })

  it('is kept as a keyed hash in the object, after an eviction too, and nowhere in the record', async () => {
    const { code, closeToken = '' } = await made()
    const link = env.LINK.getByName(code)
    const rows = await runInDurableObject(link, (_, { storage }) => storage.sql.exec('SELECT * FROM link').toArray())
    await runDurableObjectAlarm(link)
    const { results } = await env.DB.prepare('SELECT * FROM link WHERE code = ?').bind(code).all()
    expect(JSON.stringify([rows, results])).not.toContain(closeToken)
    expect(rows).toMatchObject([{ close_key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(Object.keys(results[0] ?? {})).not.toContain('close_key')
    await evictDurableObject(link)
    expect((await close(code, 'wrong')).status).toBe(401)
    expect((await close(code, closeToken)).status).toBe(200)
    await evictDurableObject(link)
    expect(await (await call(`/l/${code}`)).text()).toContain('Whoever made this link closed it')
  })

  it('closes no link that was brought back from the record, and none of an earlier version', async () => {
    const { code, closeToken } = await made()
    const link = env.LINK.getByName(code)
    await runDurableObjectAlarm(link)
    await runInDurableObject(link, (_, { storage }) => storage.deleteAll())
    await evictDurableObject(link)
    expect((await close(code, closeToken)).status).toBe(401)
    await runInDurableObject(link, (_, { storage: { sql } }) => {
      sql.exec('ALTER TABLE link DROP COLUMN close_key')
      sql.exec('ALTER TABLE link DROP COLUMN closed_by_owner')
    })
    await evictDurableObject(link)
    expect((await close(code, closeToken)).status).toBe(401)
    await operator(code, 'close')
    await operator(code, 'reopen')
    expect((await call(`/l/${code}`)).status).toBe(200)
    expect(await info(code)).toMatchObject({ status: 'open', clicks: 1 })
  })

  it('closes even after a create call that was repeated', async () => {
    const { code, closeToken, createdAt, destinationUrl } = await made()
    expect(await env.LINK.getByName(code).create(code, destinationUrl, Date.parse(createdAt) + 5)).toBe(false)
    expect((await close(code, closeToken)).status).toBe(200)
  })
})
