/** Whether to run all variants (`WIDE=on`, .ci/nightly) or, as the gate does, one of each. */
export const isWide = process.env['WIDE'] === 'on'

/** All of a list at night, the first in the gate. */
export const wide = <T>(all: readonly T[]): readonly T[] => (isWide ? all : all.slice(0, 1))
