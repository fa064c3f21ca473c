/**
 * People type hosts, the service needs URLs. A word without a dot is no host and is left unchanged, to be rejected.
 *
 * @example withScheme('www.google.com') // 'https://www.google.com'
 */
export function withScheme(typed: string): string {
  const text = typed.trim()
  return hasScheme.test(text) || isNoHost(text) ? text : `https://${bare(text)}`
}

/** Whether the text starts with neither a scheme nor a host: a word, a sentence. */
export const isWord = (typed: string): boolean => !hasScheme.test(typed.trim()) && isNoHost(typed.trim())

const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i
/** Letters on both sides of a dot, before a port, a path, a query or a fragment. */
const startsWithHost = /^[^\s/?#:]*[^\s/?#:.]\.[^\s/?#:.]/

const bare = (text: string): string => text.replace(/^\/+/, '')
const isNoHost = (text: string): boolean => !startsWithHost.test(bare(text))
