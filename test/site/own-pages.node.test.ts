import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OpenApi } from '../../src/site/pages/openapi.ts'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const { paths } = JSON.parse(read('openapi.json')) as OpenApi
const withPage = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, 'x-page': page }) => (page ? [[operationId, page] as const] : []))

describe.for(['', 'en/'])('the pages below /%s', (base) => {
  it.for(withPage)('%s has its form at %s', ([, page]) => {
    const [path = '', form = ''] = page
      .replace('{postcode}', '10500')
      .replace('{year}', base ? '2026' : '2569')
      .split('#')
    const text = read(`public/${base}${path.slice(1) || 'index'}.html`)
    const [id] = form.split('?')
    expect(text).toContain(id ? ` id="${id}"` : '<h1>')
  })
})

/** The contract decides where an operation is offered: these files must not name any operation. */
it.for(['src/service/bulk.ts', 'src/service/mcp.ts', 'src/offline/routes.ts', 'src/site/browser/panel.ts'])(
  '%s names no operation',
  (file) => {
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    const named = names.filter((name) => new RegExp(`'${name}'`).test(read(file)))
    expect(named).toEqual([])
  },
)
