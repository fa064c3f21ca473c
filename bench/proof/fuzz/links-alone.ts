import { ShortLink } from '../../../src/links/short-link.ts'
import { linkRoutes } from '../../../src/links/routes.ts'

/** The short links alone: small enough to run in fifty isolates. */
export { ShortLink }
export default linkRoutes
