/**
 * Used in the static files wherever an address must be absolute (link cards, canonical addresses, the sitemap) or shows
 * the service's own: the build knows no host, so the Worker puts its base in (pages.ts).
 */
export const ORIGIN = 'https://sala.invalid'

/** Where the built pages lead to the operator; `sitePage` puts OPERATOR_CONTACT in its place. */
export const CONTACT = `${ORIGIN}/contact`
