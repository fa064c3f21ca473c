import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { linkIn, linkLines, type LinkLine } from '../../selfhost/link-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'sala-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** 22222222 has a correct check character, as does the code of the first link in the tests of codes. */
const good = { code: '22222222', url: 'https://www.example.org/', created_ms: 1, clicks: 0 }

async function read(lines: readonly object[]): Promise<LinkLine[]> {
  const file = join(folder, 'links.jsonl')
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join('\n'))
  const links: LinkLine[] = []
  for await (const link of linkLines(file)) links.push(link)
  return links
}

describe('a line of an export', () => {
  it.for([
    good,
    { ...good, site: 'org.example.www.', closed_ms: null, last_click_ms: 5, reports: 2, record_failures: 0 },
    { ...good, close_key: 'aGFzaA', closed_by_owner: 0 },
    { ...good, reporters: [{ reporter: 'aGFzaA', reported_ms: 3, spent: 1 }] },
  ])('%j is a link', (line) => {
    // Required columns get the values of a link that was never opened, closed or reported.
    expect(linkIn(JSON.stringify(line))).toEqual({ closed_ms: null, last_click_ms: null, reports: 0, ...line })
  })

  it.for([
    [{ clicks: -1 }, 'clicks'],
    [{ clicks: 1.5 }, 'clicks'],
    [{ reports: -2 }, 'reports'],
    [{ created_ms: -1 }, 'created_ms'],
    [{ closed_ms: 'today' }, 'closed_ms'],
    [{ last_click_ms: -5 }, 'last_click_ms'],
    [{ click: 3 }, '"click" is not a column'],
    [{ code: '22222223' }, 'check character'],
    [{ code: 'K7M2WQ9N' }, 'check character'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ reporters: [{ reporter: 'a', reported_ms: -1 }] }, 'reporters'],
    [{ reporters: [{ reporter: 'a', reported_ms: 1, address: 'x' }] }, 'reporters'],
  ] as const)('with %j is none: %s', ([change, why]) => {
    expect(linkIn(JSON.stringify({ ...good, ...change }))).toContain(why)
  })

  it.for(['{', '[]', 'null', '5'])('%s is no object', (line) => expect(linkIn(line)).toContain('JSON object'))
})

describe('a file of links', () => {
  it('says the line that is wrong, blank ones counted', async () => {
    await expect(read([good, { ...good, clicks: -1 }])).rejects.toThrow(/^Line 3 of .* Nothing was stored\.$/)
  })

  it('has no code twice', async () => {
    await expect(read([good, good])).rejects.toThrow('Line 3')
    await expect(read([good, good])).rejects.toThrow('its code is that of line 1')
  })
})
