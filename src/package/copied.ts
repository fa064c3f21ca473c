/** The same type, mutable. */
type Own<T> = T extends readonly (infer E)[]
  ? Own<E>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Own<T[Name]> }
    : T

/** A deep copy of an answer, which the caller may change: the tools' records are shared. */
export const copied = <T extends object>(answer: T): Own<T> => JSON.parse(JSON.stringify(answer)) as Own<T>
