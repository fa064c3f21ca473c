import { ORIGIN } from '../../http/site-origin.ts'
import { entriesOf, type Entry, type OpenApi } from './openapi.ts'

const PREFIX = '/api/v1/tools/'

/**
 * `/SKILL.md` (agentskills.io): when an agent should call the service and how, in at most 2 KB. Generated from openapi.json:
 * each stateless operation with its required parameters. `/llms.txt` has the rest.
 */
export function skillText(contract: OpenApi): string {
  const pure = entriesOf(contract).filter(({ operation }) => 'x-pure' in operation)
  return `---
name: thai-utilities
description: Thai postal addresses and postcodes, amounts of money in Thai words, Buddhist-era dates, official holidays and business days, romanization, Thai ID numbers, PromptPay and QR codes over HTTP. Use when a task has Thai addresses, names, money, dates or payment codes.
license: MIT
---

# Sala

No key. Paths follow ${ORIGIN}${PREFIX} and answer JSON. Every parameter with its meaning: ${ORIGIN}/llms.txt. As tools: ${ORIGIN}/mcp.

${pure.map(call).join('\n')}

- Never compute or guess a holiday, a postcode or a check digit: ask. \`year_not_announced\` means nobody knows yet.
- \`confidence: "ambiguous"\` of an address has \`candidates\`: let a person choose.
- Errors: switch on \`code\`; show \`detail\`, or \`detailTh\` in Thai.
- Send addresses and phone numbers by POST, so that they are in no URL.
`
}

/** Forms for spreadsheets. */
const FORMS = new Set(['format', 'bom'])

/** Method, path and required parameters; if there are none, the most likely one. */
function call({ method, path, operation: { parameters = [], requestBody } }: Entry): string {
  const own = parameters.filter(({ name }) => !FORMS.has(name) && !path.includes(`{${name}}`))
  const required = own.filter((parameter) => parameter.required)
  const query = (required.length > 0 ? required : own.slice(0, 1)).map(({ name }) => `${name}=`).join('&')
  const url = path.replace(PREFIX, '') + (query && `?${query}`)
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return `- ${method} ${url}`
  const either = Object.keys(schema.properties ?? {}).filter((name) => !FORMS.has(name))
  return `- ${method} ${url} {${schema.required?.join(', ') ?? either.join(' | ')}}`
}
