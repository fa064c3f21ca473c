/**
 * Does something with each item, and lets other requests in between: an isolate runs one of them at a time, from one wait to
 * the next.
 *
 * @param atOnce how many items are done before others have their turn.
 * @example await inTurns(['a', 'b'], (text) => text.toUpperCase()) // ['A', 'B']
 */
export async function inTurns<T, R>(
  items: readonly T[],
  each: (item: T, index: number) => R | Promise<R>,
  atOnce = 1,
): Promise<R[]> {
  const done: R[] = []
  for (const [index, item] of items.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
    if (index > 0 && index % atOnce === 0) await new Promise((resolve) => setTimeout(resolve))
    const made = each(item, index)
    // oxlint-disable-next-line no-await-in-loop -- as above
    done.push(made instanceof Promise ? await made : made)
  }
  return done
}
