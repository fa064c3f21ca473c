import { formatId, hasCheckDigit, ID_DIGITS } from '../../thai/id.ts'
import { plainCharacters } from '../../thai/typed-text.ts'

export const idKinds = ['national', 'juristic'] as const
export const idReasons = ['missing', 'characters', 'length', 'checksum'] as const

/** Whether a number has the form of a Thai ID, else the reason. */
export interface IdCheck {
  readonly valid: boolean
  readonly kind: (typeof idKinds)[number] | null
  readonly formatted: string | null
  readonly reason: (typeof idReasons)[number] | null
}

/**
 * Checks shape and check digit of a 13-digit number: a national ID (also the individual tax number), or a juristic person's,
 * which starts with 0. Ignores blanks and dashes of any kind and reads Thai and full-width digits, as in payment codes. Does
 * not say whether the holder exists.
 *
 * @example checkId('3-0000-44726-39-7') // { valid: true, kind: 'national', formatted: '3-0000-44726-39-7', reason: null }
 */
export function checkId(text: string): IdCheck {
  const digits = plainCharacters(text).replace(/[\s-]/g, '')
  if (digits === '') return invalid('missing')
  if (!/^\d+$/.test(digits)) return invalid('characters')
  if (digits.length !== ID_DIGITS) return invalid('length')
  if (!hasCheckDigit(digits)) return invalid('checksum')
  return {
    valid: true,
    kind: digits.startsWith('0') ? 'juristic' : 'national',
    formatted: formatId(digits),
    reason: null,
  }
}

/** A refusal. @example invalid('length') // { valid: false, kind: null, formatted: null, reason: 'length' } */
export function invalid(reason: NonNullable<IdCheck['reason']>): IdCheck {
  return { valid: false, kind: null, formatted: null, reason }
}
