import { ORIGIN } from '../../http/site-origin.ts'

/** The sitemap of all pages in both languages; the Worker puts the host in. */
export function sitemap(paths: Iterable<string>): string {
  const urls = [...paths]
    .flatMap((path) => [path, `/en${path}`])
    .map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
