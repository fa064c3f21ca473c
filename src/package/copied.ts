/** An answer of its own, which the caller may change: the tools' records are shared. */
export const copied = <T>(answer: object): T => JSON.parse(JSON.stringify(answer)) as T
