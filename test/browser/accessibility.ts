import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  readonly violations: readonly { id: string; nodes: readonly { html: string; failureSummary: string }[] }[]
}

/** The violations that axe-core finds on a page, one line per rule and element. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so the page's Content-Security-Policy stays in force.
  await page.evaluate(source)
  const results = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary.replaceAll('\n', ' ')})`),
  )
}
