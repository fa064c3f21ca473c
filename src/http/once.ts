/** Makes a value when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}
