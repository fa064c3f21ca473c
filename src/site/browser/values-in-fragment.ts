/** A fragment with values for the form with this id: browsers never send fragments. */
export function fragmentOf(id: string, values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  return `#${id}?${new URLSearchParams(pairs).toString()}`
}

/** @example readFragment('#baht-text?amount=21') // { id: 'baht-text', values: amount=21 } */
export function readFragment(fragment: string): { id: string; values: URLSearchParams } | undefined {
  const [, id, query] = fragment.match(/^#([\w-]+)\?(.+)$/) ?? []
  return id === undefined || query === undefined ? undefined : { id, values: new URLSearchParams(query) }
}
