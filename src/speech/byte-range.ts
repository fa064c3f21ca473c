/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The range that a Range header requests (RFC 9110, 14.1.2 and 14.2), `'outside'` if it is beyond the body, or undefined for
 * the whole body: no header, several ranges, another unit or bad syntax.
 *
 * @example byteRange('bytes=0-1', 100) // { start: 0, end: 1 }
 * @example byteRange('bytes=-10', 100) // { start: 90, end: 99 }
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 ? 'outside' : { start: Math.max(0, length - Number(last)), end: length - 1 }
  const start = Number(first)
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= length ? 'outside' : { start, end }
}
