/**
 * The origin of a deployed API: the first of wrangler's addresses that is not the links host, which has no health check.
 *
 * @param targets as wrangler lists them: a custom domain without a scheme, possibly with a note after it.
 * @param toml the text of wrangler.toml, which may set LINKS_BASE_URL.
 * @example serviceOrigin(['s.example.com', 'sala.example.com (custom domain)'], 'LINKS_BASE_URL = "https://s.example.com"')
 * // 'https://sala.example.com'
 */
export function serviceOrigin(targets: readonly string[], toml: string): string | undefined {
  const [, links = ''] = /^LINKS_BASE_URL = "([^"]*)"/m.exec(toml) ?? []
  const origins = targets.map((target) => `https://${target.replace(/^https?:\/\//, '').split(/[\s/]/)[0]}`)
  return origins.find((origin) => origin !== URL.parse(links)?.origin)
}
