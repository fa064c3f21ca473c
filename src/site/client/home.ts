import { createClient } from './request.ts'

/** The service that this module was loaded from. */
export const home = createClient({
  baseUrl: import.meta.url.startsWith('http') ? new URL('.', import.meta.url).href : '',
})
