import { defineContract } from '../http/contract.ts'
import type { Input } from '../http/parameter.ts'
import { bulkBodyBytesMax, bulkRequestsMax } from '../limits.ts'

export const index = defineContract({ name: 'index', rate: 'data', cache: 'file', namesHost: true })

export const contract = defineContract({
  name: 'contract',
  response: { contentType: 'application/json' },
  rate: 'dataset',
  cache: 'file',
})

export const health = defineContract({ name: 'health', rate: 'data', problems: ['storage_unavailable'], cache: 'none' })

export const robots = defineContract({
  name: 'robots',
  rate: 'page',
  response: { contentType: 'text/plain' },
  cache: 'file',
  namesHost: true,
  sameSite: true,
})

export const securityTxt = defineContract({
  name: 'securityTxt',
  rate: 'page',
  response: { contentType: 'text/plain' },
  problems: ['route_not_found'],
  cache: 'file',
  namesHost: true,
  sameSite: true,
})

const isList = (raw: unknown): raw is unknown[] =>
  Array.isArray(raw) && raw.length >= 1 && raw.length <= bulkRequestsMax

const requests: Input<unknown[]> = {
  judge: (raw) => (isList(raw) ? { value: raw } : undefined),
  rule: {
    en: `must be a list of 1 to ${bulkRequestsMax} requests`,
    th: `ต้องเป็นรายการคำขอ 1 ถึง ${bulkRequestsMax} รายการ`,
  },
  jsonSchema: {
    type: 'array',
    minItems: 1,
    maxItems: bulkRequestsMax,
    items: {
      type: 'object',
      properties: {
        method: { type: 'string', enum: ['GET', 'POST'], default: 'GET' },
        path: { type: 'string' },
        body: { type: 'object' },
      },
      required: ['path'],
      additionalProperties: false,
    },
  },
}

export const bulk = defineContract({
  name: 'bulk',
  body: { properties: { requests }, bytesMax: bulkBodyBytesMax },
  rate: 'bulk',
  cache: 'none',
})

/** Not in openapi.json: the Model Context Protocol describes itself. */
export const mcp = defineContract({
  name: 'mcp',
  isUnlisted: true,
  response: { contentType: 'application/json', statuses: [202, 400, 404, 406, 415] },
  problems: ['body_too_large'],
  rate: 'data',
  cache: 'none',
})
