import { defineContract } from '../http/contract.ts'
import type { Parameter } from '../http/parameter.ts'
import { thousands } from '../http/values.ts'
import { bulkBodyBytesMax, bulkQrsMax, bulkRequestsMax, bulkResultsCharsMax } from '../limits.ts'

export const index = defineContract({
  name: 'index',
  summary: 'List of endpoints',
  summaryTh: 'รายการปลายทางทั้งหมด',
  rate: 'data',
  tag: 'service',
  cache: 'file',
  namesHost: true,
})

export const contract = defineContract({
  name: 'contract',
  summary: 'This contract as OpenAPI 3.1',
  summaryTh: 'สัญญาของบริการในรูป OpenAPI 3.1',
  tag: 'service',
  response: { contentType: 'application/json' },
  rate: 'dataset',
  cache: 'file',
})

export const health = defineContract({
  name: 'health',
  summary: 'State of the service',
  summaryTh: 'สถานะของบริการ',
  rate: 'data',
  tag: 'service',
  problems: ['storage_unavailable'],
  cache: 'none',
})

export const robots = defineContract({
  name: 'robots',
  summary: 'Rules for crawlers',
  summaryTh: 'กติกาสำหรับโปรแกรมรวบรวมเว็บ',
  rate: 'page',
  tag: 'service',
  response: { contentType: 'text/plain' },
  cache: 'file',
  namesHost: true,
  sameSite: true,
})

export const securityTxt = defineContract({
  name: 'securityTxt',
  summary: 'Contact for security reports (RFC 9116)',
  summaryTh: 'ช่องทางแจ้งปัญหาความปลอดภัย',
  rate: 'page',
  tag: 'service',
  response: { contentType: 'text/plain' },
  problems: ['route_not_found'],
  cache: 'file',
  namesHost: true,
  sameSite: true,
})

const isList = (raw: unknown): raw is unknown[] =>
  Array.isArray(raw) && raw.length >= 1 && raw.length <= bulkRequestsMax

const requestsParameter: Parameter<unknown[]> = {
  judge: (raw) => (isList(raw) ? { value: raw } : undefined),
  description:
    'The requests, in order: `path` as in a GET, from /api/v1/ on, with its query; `method` GET (default) or POST; `body` for POST.',
  rule: {
    en: `must be a list of 1 to ${bulkRequestsMax} requests`,
    th: `ต้องเป็นรายการคำขอ 1 ถึง ${bulkRequestsMax} รายการ`,
  },
  example: [
    { path: '/api/v1/tools/thai/baht-text?amount=100' },
    { method: 'POST', path: '/api/v1/tools/promptpay', body: { target: '0812345678' } },
  ],
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
  summary: `Up to ${bulkRequestsMax} requests in one`,
  summaryTh: `รวมคำขอได้ถึง ${bulkRequestsMax} รายการในครั้งเดียว`,
  description: `Runs every operation that answers JSON and keeps no state: addresses, text tools, holidays, payment QR, and at most ${bulkQrsMax} QR codes. Each result is what the endpoint itself answers, in the order sent; one that fails costs no other. Once the results have ${thousands(bulkResultsCharsMax)} characters together, those left are \`not_in_bulk\`. The whole counts once.`,
  tag: 'service',
  body: { properties: { requests: requestsParameter }, bytesMax: bulkBodyBytesMax },
  rate: 'bulk',
  cache: 'none',
})

/** Left out of openapi.json: the Model Context Protocol describes itself. */
export const mcp = defineContract({
  name: 'mcp',
  summary: 'Tools for assistants (Model Context Protocol)',
  summaryTh: 'เครื่องมือสำหรับผู้ช่วย AI (Model Context Protocol)',
  tag: 'service',
  isUnlisted: true,
  response: { contentType: 'application/json', statuses: [202, 400, 404, 406, 415] },
  problems: ['body_too_large'],
  rate: 'data',
  cache: 'none',
})
