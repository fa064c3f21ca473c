import { visit, type Visit } from './browser.ts'

/** A page of our origin with this markup in its body and client.js loaded. */
export async function pageWith(html: string): Promise<Visit> {
  const visited = await visit('/404', { expectedStatuses: [404] })
  await visited.page.evaluate(
    (markup) => Object.assign(document.body, { innerHTML: `<main><h1>Test</h1>${markup}</main>` }),
    html,
  )
  await visited.page.addScriptTag({ url: '/client.js', type: 'module' })
  return visited
}
