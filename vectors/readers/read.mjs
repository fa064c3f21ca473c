/** Runs the vectors against a Sala: node vectors/readers/read.mjs http://127.0.0.1:8787 [file.json …] */
import { readFileSync, readdirSync } from 'node:fs'

const folder = new URL('../', import.meta.url)
const [base, ...files] = process.argv.slice(2)
const own = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'schema.json')

/** Whether an answer has what a case expects of it. */
function holds(want, got) {
  if (want === null || typeof want !== 'object') return want === got
  if (Array.isArray(want))
    return Array.isArray(got) && want.length === got.length && want.every((one, i) => holds(one, got[i]))
  if ('oneOf' in want) return want.oneOf.some((one) => holds(one, got))
  if ('contains' in want) return Array.isArray(got) && got.some((one) => holds(want.contains, one))
  if ('matches' in want) return typeof got === 'string' && new RegExp(want.matches, 'u').test(got.replace(/\s/g, ''))
  if ('number' in want) return got !== null && Number(got) === want.number
  return (
    got !== null &&
    typeof got === 'object' &&
    Object.entries(want).every(([key, part]) => key in got && holds(part, got[key]))
  )
}

/** The JSON of an answer, or undefined for a refusal. Any other fault ends the run. */
async function answer({ method, path }, input) {
  const rest = { ...input }
  const place = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = encodeURIComponent(rest[name])
    delete rest[name]
    return value
  })
  const headers = { 'content-type': 'application/json' }
  const sent = method === 'POST' ? { method: 'POST', headers, body: JSON.stringify(rest) } : {}
  const response = await fetch(`${base}${place}${method === 'POST' ? '' : `?${new URLSearchParams(rest)}`}`, sent)
  if (response.ok) return response.json()
  if (![400, 404, 422].includes(response.status)) throw new Error(`${place} answers ${response.status}`)
  return undefined
}

for (const name of files.length > 0 ? files : own.map((each) => new URL(each, folder))) {
  const { subject, request, cases } = JSON.parse(readFileSync(name, 'utf8'))
  const wrong = []
  for (const { id, input, expected, flags } of cases) {
    const got = await answer(request, input)
    const isRight =
      got === undefined ? expected === null || flags.includes('contested') : expected !== null && holds(expected, got)
    if (!isRight) wrong.push(id)
  }
  console.log([`${subject}: ${cases.length - wrong.length} of ${cases.length}`, ...wrong].join(' '))
  if (wrong.length > 0) process.exitCode = 1
}
