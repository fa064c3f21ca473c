import type { OpenApi } from '../../src/site/pages/openapi.ts'

/** The rows of docs/spreadsheets.md for every operation with a form other than JSON, in the order of openapi.json. */
export function withForms(page: string, contract: OpenApi): string {
  const found = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) => {
      const content = responses['200']?.content ?? {}
      const json = content['application/json']
      return json ? [{ name: nameOf(path), json: json.example, content }] : []
    }),
  )
  const texts = found.flatMap(({ name, json, content }) => {
    const text = content['text/plain']
    return text ? [`\`${name}\`${memberNote(json, text.example)}`] : []
  })
  const tables = found.flatMap(({ name, content }) => (content['text/csv'] ? [`\`${name}\``] : []))
  return page
    .replace(/^\| `text` \| .*$/m, () => `| \`text\` | ${texts.join(', ')} |`)
    .replace(/^\| `csv` \| .*$/m, () => `| \`csv\` | ${[...new Set(tables)].join(', ')} |`)
}

/** @example nameOf('/api/v1/tools/thai/baht-text') // 'baht-text' */
const nameOf = (path: string): string => path.replace(/^\/api\/v1\/tools\/(?:thai\/)?/, '')

/** Names the answer's member with the text, unless it is the one called `text`. */
function memberNote(json: unknown, text: unknown): string {
  const member = memberWith(json, String(text))
  return member === undefined || member === 'text' ? '' : ` (\`${member}\`)`
}

/** @example memberWith({ ce: 2026, thai: { long: 'a' } }, 'a') // 'thai.long' */
function memberWith(value: unknown, text: string): string | undefined {
  for (const [name, member] of Object.entries(Object(value) as object)) {
    if (typeof member !== 'object' && String(member) === text) return name
    const inner = typeof member === 'object' && !Array.isArray(member) && memberWith(member, text)
    if (inner) return `${name}.${inner}`
  }
  return undefined
}
