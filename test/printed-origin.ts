import { stripVTControlCharacters } from 'node:util'

/**
 * The address that a service on port 0 prints once it is ready: wrangler's `Ready on …`, in colour in a terminal, or
 * `listens on …` without Cloudflare. Undefined before. Tests never choose a port: a free one may be taken at any time.
 *
 * @example printedOrigin('[wrangler:info] Ready on http://localhost:45247') // 'http://localhost:45247'
 */
export const printedOrigin = (output: string): string | undefined =>
  /(?:Ready|listens) on (http:\/\/[\w.-]+:\d+)(?=\D)/.exec(stripVTControlCharacters(output))?.[1]

/**
 * Whether wrangler could not build the service: `wrangler dev` does not end then, but waits for a change of the sources.
 *
 * @example hasFailedBuild('✘ [ERROR] Build failed with 1 error:') // true
 */
export const hasFailedBuild = (output: string): boolean =>
  /\[ERROR\] Build failed/.test(stripVTControlCharacters(output))
