import type { Encoding } from '../asset-file.ts'

/** The better one first. */
const preferred: readonly Encoding[] = ['br', 'gzip']

/**
 * The best of the codings that a client accepts (RFC 9110, 12.5.3). `*` is ignored: an answer without a coding is always valid.
 *
 * @param header Accept-Encoding.
 * @param made the available codings.
 * @example acceptedEncoding('gzip, br;q=0', ['br', 'gzip']) // 'gzip'
 */
export function acceptedEncoding(header: string | null, made: readonly Encoding[]): Encoding | undefined {
  const accepted = new Set((header ?? '').split(',').flatMap(acceptedName))
  return preferred.find((encoding) => made.includes(encoding) && accepted.has(encoding))
}

function acceptedName(part: string): string[] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
}
