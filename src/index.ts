import { service } from './app.ts'

export { ShortLink } from './links/short-link.ts'

export default service
