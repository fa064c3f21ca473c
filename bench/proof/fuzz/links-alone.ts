import { ShortLink } from '../../../src/links/short-link.ts'
import { linkRoutes } from '../../../src/links/routes.ts'

/** Only the short links: small enough to run in fifty isolates. */
export { ShortLink }
export default linkRoutes
