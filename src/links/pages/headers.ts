/** Pages and redirects of short links: never stored, never indexed. */
const always = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Headers of a redirect: the destination does not learn where its visitor came from. */
export const redirectHeaders = { ...always, 'Referrer-Policy': 'no-referrer' }

/**
 * Headers of a page. Only the page's own style and script run; it cannot be framed; its form posts only to this service.
 * `same-origin` and not `no-referrer`, because under the latter a browser posts the form with `Origin: null`.
 */
export function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    ...always,
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  }
}
