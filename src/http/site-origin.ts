/**
 * Placeholder in the static files for absolute URLs (link cards, canonical addresses, the sitemap) and for the service's own
 * address: the build knows no host, so the Worker inserts its base (pages.ts).
 */
export const ORIGIN = 'https://sala.invalid'

/** The operator's contact in the built pages; `sitePage` replaces it with OPERATOR_CONTACT. */
export const CONTACT = `${ORIGIN}/contact`
