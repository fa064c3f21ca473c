import { readFileSync, writeFileSync } from 'node:fs'
import type { OpenApi } from '../src/site/pages/openapi.ts'
import { withExamples } from './documents/examples.ts'
import { withForms } from './documents/forms.ts'

/** The last step of `npm run contract`: updates the documents' texts about every operation from openapi.json. */
const root = new URL('../', import.meta.url)
const contract = JSON.parse(readFileSync(new URL('openapi.json', root), 'utf8')) as OpenApi

rewrite('docs/spreadsheets.md', withForms)
rewrite('src/package/README.md', withExamples)

function rewrite(name: string, changed: (text: string, contract: OpenApi) => string): void {
  const file = new URL(name, root)
  const text = readFileSync(file, 'utf8')
  const next = changed(text, contract)
  if (next !== text) writeFileSync(file, next)
}
