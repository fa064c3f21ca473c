/**
 * Whether a bench only shows that it runs: `npm run bench -- --smallest` calls everything once, on the beginning of each list.
 * Its figures mean nothing.
 */
export const isSmallest = process.env['BENCH'] === 'smallest'

const SOME = 3

/** All items, or the first few of the smallest run. */
export const some = <T>(items: readonly T[]): readonly T[] => (isSmallest ? items.slice(0, SOME) : items)
