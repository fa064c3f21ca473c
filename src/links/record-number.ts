/**
 * The number of a database of the record, by its binding; 0 for a binding of something else.
 *
 * @example recordNumber('DB_3') // 3; that of `DB` is 1
 */
export const recordNumber = (binding: string): number =>
  binding === 'DB' ? 1 : Number(/^DB_([2-9]|[1-9]\d+)$/.exec(binding)?.[1] ?? 0)
