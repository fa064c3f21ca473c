import { ORIGIN } from '../../http/site-origin.ts'
import { entriesOf, exampleOf, type Entry, type OpenApi } from './openapi.ts'
import { curlLine } from '../client/lines.ts'

/**
 * `/llms.txt` (llmstxt.org): the service on one page of plain text, for language models and people in a hurry. Generated
 * from openapi.json, so both always agree.
 */
export function llmsText(contract: OpenApi): string {
  const groups = contract.tags.map(({ name, description }) => {
    const own = entriesOf(contract).filter(({ operation }) => operation.tags.includes(name))
    return `## ${description}\n\n${own.map(textOf).join('\n\n')}`
  })
  return `# Sala

> A public HTTP API of Thai utilities: address lookup, short links, Thai text tools, official holidays, PromptPay QR and general QR. No account, no key, CORS open. Nothing personal is stored.

- Base: ${ORIGIN}
- Contract (OpenAPI 3.1): ${ORIGIN}/api/v1/openapi.json
- Tools for assistants (Model Context Protocol, streamable HTTP): ${ORIGIN}/mcp
- The same in 2 KB, as a skill for agents: ${ORIGIN}/SKILL.md
- For web pages: ${ORIGIN}/client.js, an ES module with a function for each operation and the form elements \`<thai-address>\`, \`<thai-address-search>\` and \`<thai-date>\`.
- Parcel labels from pasted orders, to print, for people: ${ORIGIN}/en/labels (Thai: ${ORIGIN}/labels)
- Reference for people: ${ORIGIN}/en/docs (Thai: ${ORIGIN}/docs)
- Answers are JSON objects in UTF-8. Codes, IDs and amounts of money are strings.
- Dates are read in the Christian and the Buddhist era and answered in both; "today" is Bangkok's. Thai digits are accepted wherever digits are.
- Errors are RFC 9457 problems: switch on \`code\`; \`detail\` is English, \`detailTh\` Thai.
- Holidays of a year that is not announced are unknown; never compute or guess them.
- A valid ID or payment QR is well-formed; that says nothing about whether its holder or account exists.

${groups.join('\n\n')}
`
}

function textOf(entry: Entry): string {
  const { method, path, operation } = entry
  const { operationId, summary, description, parameters = [], requestBody, 'x-page': page } = operation
  const body = requestBody?.content['application/json']
  const properties = Object.entries(body?.schema?.properties ?? {})
  const rows = [
    ...parameters.map(({ name, required, description: meaning }) => row(name, required, meaning)),
    ...properties.map(([name, { description: meaning = '' }]) =>
      row(name, body?.schema?.required?.includes(name) ?? false, meaning),
    ),
  ]
  const line = curlLine({ ...exampleOf(entry), body: 'json' })
  const form = page && !page.includes('{') ? `A form for people: ${ORIGIN}/en${page.replace(/#.*/, '')}` : undefined
  return [`### ${operationId}: ${summary}`, `${method} ${path}`, description, rows.join('\n'), form, `Example: ${line}`]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
}

function row(name: string, isRequired: boolean, meaning: string): string {
  return `- ${name}${isRequired ? ' (required)' : ''}: ${meaning}`
}
