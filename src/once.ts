/** Computes a value on first use and caches it. */
export function once<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}
