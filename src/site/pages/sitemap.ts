import { ORIGIN } from '../../http/site-origin.ts'
import { inLanguage, pathTo } from './language.ts'
import type { Shown } from './pages.ts'

/** The data of the pages, and the release day of this version; undefined until it is released. */
type Sources = Pick<Shown, 'addresses' | 'calendar'> & { readonly released: string | undefined }

/** The sitemap of all pages in both languages, each with the date of its data or of the version; the Worker inserts the host. */
export function sitemap(paths: Iterable<string>, { addresses, calendar, released }: Sources): string {
  const changed = (path: string): string | undefined => {
    if (path.startsWith('/postcode')) return addresses.version
    if (!path.startsWith('/holidays')) return released
    const { updatedAt, years } = calendar.data
    return years.find(({ year }) => path.includes(String(year)))?.updatedAt ?? updatedAt
  }
  const urls = [...paths].flatMap((path) => {
    const day = changed(path)
    const end = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return (['th', 'en'] as const).map(
      (language) => `<url><loc>${ORIGIN}${inLanguage(pathTo(path), language)}</loc>${end}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
