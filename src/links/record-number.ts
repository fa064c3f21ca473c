/**
 * The number of a database of the record, by its binding; 0 for a binding of something else.
 *
 * @example recordNumber('DB_3') // 3; that of `DB` is 1
 */
export const recordNumber = (binding: string): number =>
  binding === 'DB' ? 1 : Number(/^DB_([2-9]|[1-9]\d+)$/.exec(binding)?.[1] ?? 0)

/**
 * How many databases the setting `RECORD_DATABASES` means, of the service without Cloudflare; undefined if it means none.
 *
 * @example databaseCount('2') // 2; 1 if it is empty or absent
 */
export function databaseCount(setting: string | undefined | null): number | undefined {
  const given = setting?.trim() || '1'
  return /^[1-9]$/.test(given) ? Number(given) : undefined
}
