/**
 * Where a deployed service answers its API: the first address that wrangler names and that is no host of short links, which
 * answers no health.
 *
 * @param targets as wrangler names them: a custom domain without a scheme, and perhaps with a note after it.
 * @param toml the text of wrangler.toml, which may set LINKS_BASE_URL.
 * @example serviceOrigin(['s.example.com', 'sala.example.com (custom domain)'], 'LINKS_BASE_URL = "https://s.example.com"')
 * // 'https://sala.example.com'
 */
export function serviceOrigin(targets: readonly string[], toml: string): string | undefined {
  const [, links = ''] = /^LINKS_BASE_URL = "([^"]*)"/m.exec(toml) ?? []
  const origins = targets.map((target) => `https://${target.replace(/^https?:\/\//, '').split(/[\s/]/)[0]}`)
  return origins.find((origin) => origin !== URL.parse(links)?.origin)
}
