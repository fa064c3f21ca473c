/**
 * Placeholder in the static files for absolute URLs (link cards, canonical addresses, the sitemap) and for the service's own
 * address: the build knows no host, so the Worker inserts its base (pages.ts).
 */
export const ORIGIN = 'https://sala.invalid'

/** The operator's contact in the built pages; `sitePage` replaces it with OPERATOR_CONTACT. */
export const CONTACT = `${ORIGIN}/contact`

/** What a built page has for a copy with a contact, and for one without (`whereContact`). */
const BY_CONTACT = /<!--contact-->([^]*?)<!--no contact-->([^]*?)<!--\/contact-->/g

/** A built file with the addresses of this copy. @param contact a URI, if the operator has set one. */
export const withAddresses = (file: string, base: string, contact: string | undefined): string =>
  file
    .replace(BY_CONTACT, contact === undefined ? '$2' : '$1')
    .replaceAll(CONTACT, () => contact?.replaceAll('&', '&amp;') ?? base)
    .replaceAll(ORIGIN, base)
