import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../src/site/pages/tools/tools.ts'

/** Tests everything that the asset server holds, and the content of every page. */
const folder = new URL('../../public/', import.meta.url)
const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const ORIGIN = 'https://sala.invalid'

interface Built {
  readonly path: string
  readonly html: string
  readonly ids: ReadonlySet<string>
  /** Targets of the links within the site. */
  readonly links: readonly string[]
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value]) => value ?? '')
const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const built = new Map<string, Built>()

beforeAll(() => {
  for (const file of files) {
    if (!file.endsWith('.html')) continue
    const html = read(file)
    const path = `/${file.replace(/(?:index)?\.html$/, '')}`
    const links = all(html, /<a\b[^>]*?\shref="([#/][^"]*)"/g).map((link) => new URL(plain(link), ORIGIN + path).href)
    built.set(path, { path, html, ids: new Set(all(html, /\sid="([^"]+)"/g)), links: [...new Set(links)] })
  }
})

const listed = (): Built[] => [...built.values()].filter(({ html }) => !html.includes('content="noindex"'))
const canonical = ({ html }: Built): string | undefined => all(html, /<link rel="canonical" href="([^"]+)"/g)[0]

describe('every built page', () => {
  it('has a description of 120 to 155 letters', () => {
    const wrong = listed().flatMap(({ path, html }) => {
      const [text = ''] = all(html, /<meta name="description" content="([^"]*)"/g).map(plain)
      return text.length >= 120 && text.length <= 155 ? [] : [[path, text.length, text]]
    })
    expect(wrong).toEqual([])
    expect(listed().length).toBeGreaterThan(4000)
  })

  it('is in the sitemap by its canonical address with the day of its data', () => {
    const urls = [
      ...read('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g),
    ]
    const days = new Map(urls.map(([, url, day]) => [url, day]))
    expect(new Set(days.keys())).toEqual(new Set(listed().map(canonical)))
    expect(listed().filter((page) => canonical(page) !== ORIGIN + page.path)).toEqual([])
    const { version } = JSON.parse(read('api/v1/tools/thai/address/all.json')) as { version: string }
    expect(days.get(`${ORIGIN}/postcode/10200`)).toBe(version)
    expect(days.get(`${ORIGIN}/en/postcode`)).toBe(version)
    const year = readFileSync(new URL('../data/holidays/2019.json', folder), 'utf8')
    expect(year).toContain(`"changed": "${days.get(`${ORIGIN}/en/holidays/2019`)}"`)
    const changelog = readFileSync(new URL('../CHANGELOG.md', folder), 'utf8')
    expect(changelog).toContain(`(${days.get(`${ORIGIN}/docs`)})`)
  })

  it('says what it is and the way to it, as schema.org has it', () => {
    const kinds = new Map<string, string[]>()
    for (const page of listed()) {
      const [text = ''] = all(page.html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
      const { '@graph': things } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }
      kinds.set(
        page.path,
        things.map((thing) => String(thing['@type'])),
      )
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as
        | { position: number; name: string; item: string }[]
        | undefined
      if (trail === undefined) continue
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, i) => i + 1))
      expect(trail.filter(({ name, item }) => name === '' || !built.has(item.slice(ORIGIN.length)))).toEqual([])
      expect(trail.at(-1)?.item).toBe(canonical(page))
    }
    expect([...kinds].filter(([path, [kind]]) => !/^\/(?:en\/)?$/.test(path) && kind === 'WebSite')).toEqual([])
    expect(kinds.get('/en/promptpay')).toEqual(['WebApplication', 'BreadcrumbList'])
    expect(kinds.get('/labels')).toEqual(['WebApplication', 'BreadcrumbList'])
    expect(kinds.get('/postcode/chiang-mai/hang-dong')).toEqual(['BreadcrumbList'])
  })
})

describe('a page that a search leads to', () => {
  it('has a card of its own in each language if it is a tool, or the one of the service', () => {
    const cards = new Map(
      listed().map((page) => [page.path, all(page.html, /<meta property="og:image" content="([^"]+)"/g)[0] ?? '']),
    )
    const isFile = (card: string): boolean => files.has(card.slice(ORIGIN.length + 1))
    expect([...cards].filter(([, card]) => !isFile(card))).toEqual([])
    expect(cards.get('/en/qr')).toBe(`${ORIGIN}/site/card-qr-en.png`)
    expect(cards.get('/labels')).toBe(`${ORIGIN}/site/card-labels.png`)
    expect(cards.get('/en/docs')).toBe(`${ORIGIN}/site/card-en.png`)
    // One for each tool and one for the service, in two languages.
    expect(new Set(cards.values()).size).toBe((tools.length + 1) * 2)
  })

  // The lists of Thailand Post (data/address/README.md) as people write them on a parcel.
  it.for([
    ['/postcode/50230', 'ต.หางดง อ.หางดง จ.เชียงใหม่ 50230'],
    ['/postcode/10500', 'แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500'],
    ['/en/postcode/50230', 'Hang Dong, Hang Dong, Chiang Mai 50230'],
    ['/postcode/chiang-mai/hang-dong', 'ต.หนองตอง อ.หางดง จ.เชียงใหม่ 50340'],
  ])('has the line of an address ready to be copied: %s', ([path = '', line = '']) => {
    expect(built.get(path)?.html).toContain(
      `<code>${line}</code><button type="button" class="quiet small" data-copy-line>`,
    )
  })

  it('has the months of a year as headings', () => {
    const { html = '' } = built.get('/en/holidays/2026') ?? {}
    const headings = all(html, /<h2>([^<]+)<\/h2>/g)
    // No holiday of 2026 is in February, September or November.
    expect(headings.slice(0, 9)).toEqual([
      'January',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'October',
      'December',
    ])
  })
})

it('no link within the site is broken, fragments included', () => {
  const forwards = new Map(
    read('_redirects')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from = '', to = '']) => [from, to]),
  )
  const broken = [...built.values()].flatMap(({ path: from, links }) =>
    links
      .filter((link) => {
        const { pathname, hash } = new URL(link)
        // The service answers these paths, by its contract.
        if (/^\/(?:api\/v1|mcp$|l\/)/.test(pathname)) return false
        const target = forwards.get(pathname) ?? pathname
        const page = built.get(target)
        if (!page) return !files.has(target.slice(1))
        const id = decodeURIComponent(hash.slice(1)).replace(/\?.*$/, '')
        return id !== '' && !page.ids.has(id)
      })
      .map((link) => `${from} → ${link}`),
  )
  expect(broken).toEqual([])
})
