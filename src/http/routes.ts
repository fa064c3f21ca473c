import { Hono } from 'hono'
import * as z from 'zod'
import { addressVersion } from '../address/address.ts'
import { calendar } from '../holidays/announced.ts'
import { Answer } from './answer.ts'
import { passAsset } from './asset.ts'
import { contactUri } from './contact.ts'
import type { AppEnv } from './env.ts'
import { operation, type Call, type Contract } from './operation.ts'
import { Problem } from './problem.ts'
import { providerNames, speechHealth } from '../speech/settings.ts'
import { version } from './version.ts'

const Index = z.object({
  name: z.string(),
  version: z.string(),
  docs: z.url(),
  openapi: z.url(),
  endpoints: z.array(z.object({ method: z.string(), path: z.string(), summary: z.string() })),
})

const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  data: z.object({ address: z.string(), holidays: z.string() }).describe('Dates of the data'),
  reports: z
    .object({ ready: z.boolean(), missing: z.array(z.string()) })
    .describe('Whether reports of short links are taken, and the settings they still need'),
  speech: z.object({
    provider: z.enum(providerNames),
    ready: z.boolean(),
    missing: z.array(z.string()).describe('Names of settings that are missing or unusable, never a value'),
  }),
})

const TEXT_TYPE = 'text/plain; charset=utf-8'
const SECURITY_TXT_DAYS = 365

/** The service's own routes: index, contract, health and the two files that robots and researchers ask for. */
export function serviceRoutes(operations: () => { method: string; path: string; contract: Contract }[]): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/api/v1',
      operation(
        {
          summary: 'List of endpoints',
          summaryTh: 'รายการปลายทางทั้งหมด',
          tag: 'service',
          response: {
            schema: Index,
            example: {
              name: 'Sala',
              version: '1.0.0',
              docs: 'https://example.com/docs',
              openapi: 'https://example.com/api/v1/openapi.json',
              endpoints: [{ method: 'GET', path: '/api/v1', summary: 'List of endpoints' }],
            },
          },
          cache: 'file',
        },
        (_, { baseUrl }) => ({
          name: 'Sala',
          version,
          docs: `${baseUrl}/docs`,
          openapi: `${baseUrl}/api/v1/openapi.json`,
          endpoints: operations().map(({ method, path, contract }) => ({
            method,
            path: templatePath(path),
            summary: contract.summary,
          })),
        }),
      ),
    )
    .get(
      '/api/v1/openapi.json',
      operation(
        {
          summary: 'This contract as OpenAPI 3.1',
          summaryTh: 'สัญญาของบริการในรูป OpenAPI 3.1',
          tag: 'service',
          response: { contentType: 'application/json' },
          cache: 'file',
        },
        (_, call) => passAsset(call),
      ),
    )
    .get(
      '/api/v1/health',
      operation(
        {
          summary: 'State of the service',
          summaryTh: 'สถานะของบริการ',
          tag: 'service',
          response: {
            schema: Health,
            example: {
              status: 'ok',
              version: '1.0.0',
              data: { address: '2026-11-20', holidays: '2026-11-20' },
              reports: { ready: true, missing: [] },
              speech: { provider: 'azure', ready: true, missing: [] },
            },
          },
          problems: ['storage_unavailable'],
          cache: 'none',
        },
        health,
      ),
    )
    .get(
      '/robots.txt',
      operation(
        {
          summary: 'Rules for crawlers',
          summaryTh: 'กติกาสำหรับโปรแกรมรวบรวมเว็บ',
          tag: 'service',
          response: { contentType: 'text/plain' },
          cache: 'file',
          sameSite: true,
        },
        () => new Answer('User-agent: *\nDisallow: /l/\nDisallow: /api/\n', { contentType: TEXT_TYPE }),
      ),
    )
    .get(
      '/.well-known/security.txt',
      operation(
        {
          summary: 'Contact for security reports (RFC 9116)',
          summaryTh: 'ช่องทางแจ้งปัญหาความปลอดภัย',
          tag: 'service',
          response: { contentType: 'text/plain' },
          problems: ['route_not_found'],
          cache: 'file',
          sameSite: true,
        },
        securityTxt,
      ),
    )
}

/** Hono's `:name` as the contract's `{name}`. @example templatePath('/l/:code') // '/l/{code}' */
export function templatePath(path: string): string {
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')
}

async function health(_: object, { c }: Call): Promise<z.infer<typeof Health>> {
  try {
    await c.env.DB.prepare('SELECT 1').first()
  } catch {
    throw new Problem('storage_unavailable', { en: 'The database does not answer.', th: 'ฐานข้อมูลไม่ตอบสนอง' })
  }
  const missing = c.env.REPORTER_SECRET ? [] : ['REPORTER_SECRET']
  return {
    status: 'ok',
    version,
    data: { address: addressVersion, holidays: calendar.data.updatedAt },
    reports: { ready: missing.length === 0, missing },
    speech: speechHealth(c.env),
  } satisfies z.infer<typeof Health>
}

function securityTxt(_: object, { c, baseUrl }: Call): Answer {
  const contact = c.env.OPERATOR_CONTACT
  if (!contact) {
    throw new Problem('route_not_found', {
      en: 'The operator has set no OPERATOR_CONTACT.',
      th: 'ผู้ให้บริการยังไม่ได้ตั้งค่า OPERATOR_CONTACT',
    })
  }
  const midnight = new Date(Date.now() + SECURITY_TXT_DAYS * 86_400_000).toISOString().slice(0, 10)
  const lines = [
    `Contact: ${contactUri(contact)}`,
    `Expires: ${midnight}T00:00:00Z`,
    'Preferred-Languages: th, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ]
  return new Answer(`${lines.join('\n')}\n`, { contentType: TEXT_TYPE })
}
