import table from './banks.generated.json' with { type: 'json' }

const banks: Readonly<Record<string, readonly string[]>> = table

/**
 * The bank of a code, three digits of the Bank of Thailand as payment codes and slips have them; null for one that the table
 * (`data/banks`) does not have: codes are never guessed. It does not say that an account exists.
 *
 * @example bankOf('014')?.nameEn // 'Siam Commercial Bank'
 */
export function bankOf(code: string) {
  const [shortName, nameTh, nameEn] = (Object.hasOwn(banks, code) && banks[code]) || []
  if (shortName === undefined || nameTh === undefined || nameEn === undefined) return null
  return { code, shortName, nameTh, nameEn }
}
