import type * as z from 'zod'
import { addressVersion } from '../address/address.ts'
import { calendar } from '../holidays/announced.ts'
import { Answer } from '../http/answer.ts'
import { listAsset, passAsset } from '../http/asset.ts'
import { strongEtag } from '../http/cache.ts'
import { bodyTooLarge, readRequest } from '../http/body.ts'
import { contactUri } from '../http/contact-uri.ts'
import { operation, type Call } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'
import { commonHeaders } from '../http/respond.ts'
import { mcpBodyBytesMax } from '../limits.ts'
import { once } from '../once.ts'
import type { Operation } from '../http/unmatched.ts'
import { hostOfRequest, linkBaseUrl } from '../links/link-base.ts'
import { isFull } from '../links/record-size.ts'
import { recordState, type RecordState } from '../links/records.ts'
import { linksDailyMax, recordMaxBytes, unusableLinkSettings } from '../links/settings.ts'
import { missingLimits } from '../http/rate-limit.ts'
import { speechHealth } from '../speech/settings.ts'
import { bangkokDate, isoDate } from '../thai/calendar/civil.ts'
import { parseIsoDate } from '../thai/calendar/iso-date.ts'
import { bulkAnswer } from './bulk.ts'
import * as contracts from './contract.ts'
import type * as words from './words.ts'
import { PureOperations } from './pure-operations.ts'
import { version } from './version.ts'
import { newRoutes, type Routes } from '../http/router.ts'

const TEXT_TYPE = 'text/plain; charset=utf-8'
const SECURITY_TXT_DAYS = 365

const securityTxtRoute = operation(contracts.securityTxt, securityTxt)

/** The two files of a host that serves only short links. */
export const linkHostFiles = newRoutes()
  .get(
    '/robots.txt',
    operation(contracts.robots, () => new Answer('User-agent: *\nDisallow: /\n', { contentType: TEXT_TYPE })),
  )
  .get('/.well-known/security.txt', securityTxtRoute)

/** The service's own routes: index, contract, health and the files for robots and security researchers. */
export function serviceRoutes(operations: () => Operation[]): Routes {
  const pure = once(() => new PureOperations(operations()))
  return newRoutes()
    .get(
      '/api/v1',
      operation(contracts.index, async (_, call) => ({
        name: 'Sala',
        version,
        docs: `${call.baseUrl}/docs`,
        openapi: `${call.baseUrl}/api/v1/openapi.json`,
        endpoints: await listAsset(call, '/endpoints.json'),
      })),
    )
    .get(
      '/api/v1/openapi.json',
      operation(contracts.contract, (_, call) => (call.c.env.BASE_URL ? withServer(call) : passAsset(call))),
    )
    .get('/api/v1/health', operation(contracts.health, health))
    .get(
      '/robots.txt',
      operation(contracts.robots, (_, { baseUrl }) => {
        const rules = ['User-agent: *', 'Allow: /api/v1/openapi.json', 'Disallow: /l/', 'Disallow: /api/']
        return new Answer(`${[...rules, '', `Sitemap: ${baseUrl}/sitemap.xml`].join('\n')}\n`, {
          contentType: TEXT_TYPE,
        })
      }),
    )
    .get('/.well-known/security.txt', securityTxtRoute)
    .post(
      '/mcp',
      operation(contracts.mcp, (_, call) => answerMcp(pure(), call)),
    )
    .post(
      '/api/v1/bulk',
      operation(contracts.bulk, ({ requests }, { c, facts }) => bulkAnswer(requests, pure(), c, facts)),
    )
}

/** openapi.json with the public base as its server, so that importers know the host. */
async function withServer({ c, baseUrl }: Call): Promise<Answer> {
  const file = await c.env.ASSETS.fetch(`${new URL(c.req.url).origin}/api/v1/openapi.json`)
  const text = (await file.text()).replace(/("servers":\s*\[\s*\{\s*"url":\s*)"\/"/, `$1${JSON.stringify(baseUrl)}`)
  return new Answer(text, { contentType: 'application/json; charset=utf-8', etag: strongEtag(text) })
}

/** The protocol's code is loaded by the first call, so other requests do not pay for it. */
async function answerMcp(operations: PureOperations, call: Call): Promise<Response> {
  const bytes = await readRequest(call.request, mcpBodyBytesMax)
  if (!bytes) throw bodyTooLarge(mcpBodyBytesMax)
  const { mcpResponse } = await import('./mcp.ts')
  const { status, body, headers } = await mcpResponse(bytes, operations, call)
  return new Response(body, {
    status,
    headers: {
      ...commonHeaders(call.c, call.facts),
      'Content-Type': headers.get('content-type') ?? 'application/json',
      'Cache-Control': 'no-store',
    },
  })
}

/** The date of the operator's setting, Christian era; null if it is invalid. */
function checkedOn(text = ''): string | null {
  const reading = parseIsoDate(text)
  return 'refused' in reading ? null : isoDate(reading.date)
}

async function health(_: object, { c }: Call): Promise<z.infer<typeof words.Health>> {
  let state: RecordState
  try {
    state = await recordState(c.env, isoDate(bangkokDate(Date.now())))
  } catch {
    throw new Problem('storage_unavailable', { en: 'The database does not answer.', th: 'ฐานข้อมูลไม่ตอบสนอง' })
  }
  const { createdToday, ...record } = state
  const maxBytes = recordMaxBytes(c.env)
  const uncounted = missingLimits(c.env)
  const missing = c.env.REPORTER_SECRET ? [] : ['REPORTER_SECRET']
  return {
    status: 'ok',
    version,
    data: {
      address: addressVersion,
      holidays: calendar.data.updatedAt,
      holidaysChecked: checkedOn(c.env.HOLIDAYS_CHECKED),
    },
    limits: { ready: uncounted.length === 0, missing: uncounted },
    reports: { ready: missing.length === 0, missing },
    links: {
      createdToday,
      dailyMax: linksDailyMax(c.env),
      unusable: unusableLinkSettings(c.env),
      records: { ...record, maxBytes, full: isFull({ ...record, maxBytes }) },
    },
    speech: speechHealth(c.env),
  } satisfies z.infer<typeof words.Health>
}

function securityTxt(_: object, { c, baseUrl }: Call): Answer {
  const contact = contactUri(c.env.OPERATOR_CONTACT ?? '')
  if (contact === undefined) {
    throw new Problem('route_not_found', {
      en: 'The operator has not set OPERATOR_CONTACT to an e-mail address or a URI.',
      th: 'ผู้ให้บริการยังไม่ได้ตั้งค่า OPERATOR_CONTACT เป็นอีเมลหรือ URI',
    })
  }
  const midnight = new Date(Date.now() + SECURITY_TXT_DAYS * 86_400_000).toISOString().slice(0, 10)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${midnight}T00:00:00Z`,
    'Preferred-Languages: th, en',
    `Canonical: ${hostOfRequest(c.env, c.req.url) === 'links' ? linkBaseUrl(c) : baseUrl}/.well-known/security.txt`,
  ]
  return new Answer(`${lines.join('\n')}\n`, { contentType: TEXT_TYPE })
}
