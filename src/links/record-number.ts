/**
 * The number of a record database from its binding; 0 for any other binding.
 *
 * @example recordNumber('DB_3') // 3; that of `DB` is 1
 */
export const recordNumber = (binding: string): number =>
  binding === 'DB' ? 1 : Number(/^DB_([2-9]|[1-9]\d+)$/.exec(binding)?.[1] ?? 0)

/**
 * How many databases `RECORD_DATABASES` sets (self-hosting only); undefined if it is not a number from 1 to 9.
 *
 * @example databaseCount('2') // 2; 1 if it is empty or absent
 */
export function databaseCount(setting: string | undefined | null): number | undefined {
  const given = setting?.trim() || '1'
  return /^[1-9]$/.test(given) ? Number(given) : undefined
}
