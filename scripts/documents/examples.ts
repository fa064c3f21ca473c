import type { OpenApi, OpenApiOperation } from '../../src/site/pages/openapi.ts'
import { madeEntries } from '../package/entries.ts'
import { operationOf } from '../package/types.ts'

/**
 * The package's README with an example of each tool that lacked one, from its words, below the tool before it. Existing
 * examples may be edited by hand and are left unchanged.
 */
export function withExamples(readme: string, contract: OpenApi): string {
  let text = readme
  let above = ''
  for (const [entry, { tool }] of madeEntries) {
    const call = `${tool.name}({`
    if (!text.includes(call)) text = insertedBelow(text, above, sectionOf(operationOf(contract, tool.name), entry))
    above = call
  }
  return text
}

/** The text with a section inserted after the one that contains a call. */
function insertedBelow(text: string, call: string, section: string): string {
  const end = text.indexOf('\n## ', text.indexOf(call)) + 1
  return text.slice(0, end) + section + text.slice(end)
}

function sectionOf({ operationId, summary, parameters = [], responses }: OpenApiOperation, entry: string): string {
  const required = parameters.filter((each) => each.required)
  const params = Object.fromEntries(required.map(({ name, example }) => [name, example]))
  return `## ${summary}

\`\`\`js
import { ${operationId} } from '@sala-thai/tools/${entry}'

${operationId}(${literal(params)}) // ${literal(responses['200']?.content?.['application/json']?.example)}
\`\`\`

`
}

/** @example literal({ a: ["it's", 1] }) // "{ a: ['it\\'s', 1] }" */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${name}: ${literal(member)}`)
    .join(', ')} }`
}
