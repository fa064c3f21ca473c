import table from './banks.generated.json' with { type: 'json' }

/** A bank as payment codes and slips name it: by the three digits of its Thai central bank code. */
export interface Bank {
  readonly code: string
  readonly shortName: string
  readonly nameTh: string
  readonly nameEn: string
}

const banks: Readonly<Record<string, readonly string[]>> = table

/**
 * The bank of a code, or null for one that the table (`data/banks`) does not have: codes are never guessed. The name is
 * that of the code in the text; it does not say that an account exists.
 *
 * @example bankOf('014')?.nameEn // 'Siam Commercial Bank'
 */
export function bankOf(code: string): Bank | null {
  const [shortName, nameTh, nameEn] = (Object.hasOwn(banks, code) && banks[code]) || []
  if (shortName === undefined || nameTh === undefined || nameEn === undefined) return null
  return { code, shortName, nameTh, nameEn }
}
