/** What the night runs whole (`WIDE=on`, .ci/nightly), and the gate for one of many. */
export const isWide = process.env['WIDE'] === 'on'

/** All of a list at night, the first in the gate. */
export const wide = <T>(all: readonly T[]): readonly T[] => (isWide ? all : all.slice(0, 1))
