/** People type hosts, the service takes addresses. @example withScheme('www.google.com') // 'https://www.google.com' */
export function withScheme(typed: string): string {
  const text = typed.trim()
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) || text === '' ? text : `https://${text.replace(/^\/+/, '')}`
}
