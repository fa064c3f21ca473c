/**
 * Which of some media types an Accept header prefers (RFC 9110, section 12.5.1): the highest weight, then the most specific
 * range, then the first offered. If the header allows none, also the first offered.
 *
 * @example preferred('image/avif,image/*,*\/*;q=0.8', ['application/json', 'image/png']) // 'image/png'
 */
export function preferred<const T extends string>(accept: string | null, offered: readonly [T, ...T[]]): T {
  const ranges = (accept ?? '').split(',').map(parseRange)
  let best: T = offered[0]
  let rank = 0
  for (const type of offered) {
    const [match] = ranges
      .filter(({ range }) => covers(range, type))
      .toSorted((a, b) => exactness(b.range) - exactness(a.range))
    const own = match && match.weight > 0 ? match.weight * 10 + exactness(match.range) / 10 : 0
    if (own > rank) [best, rank] = [type, own]
  }
  return best
}

function parseRange(part: string): { range: string; weight: number } {
  const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
  return { range, weight: weight === undefined ? 1 : Math.min(1, Number(weight) || 0) }
}

const covers = (range: string, type: string): boolean =>
  range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))

const exactness = (range: string): number => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2)
