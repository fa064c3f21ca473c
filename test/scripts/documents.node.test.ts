import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withExamples } from '../../scripts/documents/examples.ts'
import { withForms } from '../../scripts/documents/forms.ts'
import type { OpenApi } from '../../src/site/pages/openapi.ts'

/** Tests what `npm run contract` writes into the documents. */
const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const contract = JSON.parse(read('openapi.json')) as OpenApi

it('docs/spreadsheets.md has the operations with other forms as `npm run contract` writes them', () => {
  const page = read('docs/spreadsheets.md')
  expect(withForms(page, contract)).toBe(page)
  expect(page).toMatch(/^\| `text` \| `baht-text`, .*`romanize` \(`spaced`\)/m)
})

it('the README of the package has an example of each tool', () => {
  const readme = read('src/package/README.md')
  expect(withExamples(readme, contract)).toBe(readme)
})

it('an example that is missing is written from the words, below the tool before it', () => {
  const readme = read('src/package/README.md')
  const without = readme.replace(/## Digits\n[^#]*/, '')
  expect(withExamples(without, contract)).toBe(
    readme.replace(
      /## Digits\n[^#]*/,
      `## Swap digits between 0-9 and ๐-๙

\`\`\`js
import { digits } from '@sala-thai/tools/digits'

digits({ text: 'ราคา 125 บาท' }) // { input: 'ราคา 125 บาท', to: 'swap', text: 'ราคา ๑๒๕ บาท', changed: 3 }
\`\`\`

`,
    ),
  )
})
