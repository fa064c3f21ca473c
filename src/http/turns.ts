/**
 * Calls a function with each item in order, and pauses in between so that other requests run: an isolate runs one request at
 * a time, until its next await.
 *
 * @param isPauseDue whether to pause before the next item; default: always.
 * @example await inTurns(['a', 'b'], (text) => text.toUpperCase()) // ['A', 'B']
 */
export async function inTurns<T, R>(
  items: readonly T[],
  each: (item: T, index: number) => R | Promise<R>,
  isPauseDue: () => boolean = () => true,
): Promise<R[]> {
  const done: R[] = []
  for (const [index, item] of items.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
    if (index > 0 && isPauseDue()) await new Promise((resolve) => setTimeout(resolve))
    const made = each(item, index)
    // oxlint-disable-next-line no-await-in-loop -- as above
    done.push(made instanceof Promise ? await made : made)
  }
  return done
}
