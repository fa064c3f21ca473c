import table from './banks.generated.json' with { type: 'json' }

const banks: Readonly<Record<string, readonly string[]>> = table

/**
 * The bank of a three-digit Bank of Thailand code, as in payment codes and slips; null if the table (`data/banks`) does not
 * list it: codes are never guessed. This does not mean that an account exists.
 *
 * @example bankOf('014')?.nameEn // 'Siam Commercial Bank'
 */
export function bankOf(code: string) {
  const [shortName, nameTh, nameEn] = (Object.hasOwn(banks, code) && banks[code]) || []
  if (shortName === undefined || nameTh === undefined || nameEn === undefined) return null
  return { code, shortName, nameTh, nameEn }
}
