import * as z from 'zod'
import type { Answers } from '../http/words.ts'
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
  data: z
    .object({
      address: z.string(),
      holidays: z.string(),
      holidaysChecked: z.iso
        .date()
        .nullable()
        .describe('When the holidays were last compared with their sources, if told'),
    })
    .describe('Dates of the data'),
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
      records: z
        .object({
          database: z.int().describe('Number of the database that takes new links'),
          databases: z.int().describe('How many databases the record has'),
          usedBytes: z.int().describe('Size of the database that takes new links'),
          maxBytes: z.int().describe('What that database holds'),
          full: z.boolean().describe('Whether new links are refused; existing ones go on'),
        })
        .describe('How full the record of short links is'),
    })
    .describe('New short links of today, and the settings of short links that need a correction'),
  speech: z.object({
    provider: z.enum(providerNames),
    ready: z.boolean(),
    missing: z.array(z.string()).describe('Names of settings that are missing or unusable, never a value'),
  }),
})

const BulkResult = z.object({
  count: z.int(),
  results: z.array(
    z.object({
      status: z.int(),
      body: z.record(z.string(), z.unknown()).describe('What the endpoint itself answers, a problem included'),
    }),
  ),
})

/** What each operation of the group answers. */
export const answers: Readonly<Record<string, Answers>> = {
  index: {
    schema: Index,
    example: {
      name: 'Sala',
      version: '1.0.0',
      docs: 'https://example.com/docs',
      openapi: 'https://example.com/api/v1/openapi.json',
      endpoints: [{ method: 'GET', path: '/api/v1', summary: 'List of endpoints' }],
    },
  },
  health: {
    schema: Health,
    example: {
      status: 'ok',
      version: '1.0.0',
      data: { address: '2026-11-20', holidays: '2026-11-20', holidaysChecked: null },
      limits: { ready: true, missing: [] },
      reports: { ready: true, missing: [] },
      links: {
        createdToday: 12,
        dailyMax: 50_000,
        unusable: [],
        records: { database: 1, databases: 1, usedBytes: 4_300_800, maxBytes: 10_000_000_000, full: false },
      },
      speech: { provider: 'azure', ready: true, missing: [] },
    },
  },
  bulk: {
    schema: BulkResult,
    example: {
      count: 2,
      results: [
        { status: 200, body: { amount: '100.00', text: 'หนึ่งร้อยบาทถ้วน' } },
        {
          status: 200,
          body: {
            payload: '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
            type: 'phone',
            target: '0812345678',
            amount: null,
            reusable: true,
            warnings: [],
            qrPngUrl: 'https://example.com/api/v1/tools/promptpay/qr.png?target=0812345678',
          },
        },
      ],
    },
  },
}
