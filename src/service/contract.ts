import * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { providerNames } from '../speech/settings.ts'

export const Index = z.object({
  name: z.string(),
  version: z.string(),
  docs: z.url(),
  openapi: z.url(),
  endpoints: z.array(z.object({ method: z.string(), path: z.string(), summary: z.string() })),
})

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  data: z.object({ address: z.string(), holidays: z.string() }).describe('Dates of the data'),
  limits: z
    .object({ ready: z.boolean(), missing: z.array(z.string()) })
    .describe('Whether requests can be counted, and the bindings that are missing or failed last'),
  reports: z
    .object({ ready: z.boolean(), missing: z.array(z.string()) })
    .describe('Whether reports of short links are taken, and the settings they still need'),
  links: z
    .object({
      createdToday: z.int().describe('New short links since midnight in Bangkok'),
      dailyMax: z.int().describe('New short links a day for the whole service'),
      unusable: z.array(z.string()).describe('Names of settings that cannot be read as they are meant, never a value'),
    })
    .describe('New short links of today, and the settings of short links that need a correction'),
  speech: z.object({
    provider: z.enum(providerNames),
    ready: z.boolean(),
    missing: z.array(z.string()).describe('Names of settings that are missing or unusable, never a value'),
  }),
})

export const index = defineContract({
  name: 'index',
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
})

export const contract = defineContract({
  name: 'contract',
  summary: 'This contract as OpenAPI 3.1',
  summaryTh: 'สัญญาของบริการในรูป OpenAPI 3.1',
  tag: 'service',
  response: { contentType: 'application/json' },
  cache: 'file',
})

export const health = defineContract({
  name: 'health',
  summary: 'State of the service',
  summaryTh: 'สถานะของบริการ',
  tag: 'service',
  response: {
    schema: Health,
    example: {
      status: 'ok',
      version: '1.0.0',
      data: { address: '2026-11-20', holidays: '2026-11-20' },
      limits: { ready: true, missing: [] },
      reports: { ready: true, missing: [] },
      links: { createdToday: 12, dailyMax: 50_000, unusable: [] },
      speech: { provider: 'azure', ready: true, missing: [] },
    },
  },
  problems: ['storage_unavailable'],
  cache: 'none',
})

export const robots = defineContract({
  name: 'robots',
  summary: 'Rules for crawlers',
  summaryTh: 'กติกาสำหรับโปรแกรมรวบรวมเว็บ',
  tag: 'service',
  response: { contentType: 'text/plain' },
  cache: 'file',
  sameSite: true,
})

export const securityTxt = defineContract({
  name: 'securityTxt',
  summary: 'Contact for security reports (RFC 9116)',
  summaryTh: 'ช่องทางแจ้งปัญหาความปลอดภัย',
  tag: 'service',
  response: { contentType: 'text/plain' },
  problems: ['route_not_found'],
  cache: 'file',
  sameSite: true,
})
