/** A corner of a path. */
type Turn = [x: number, y: number]

/** The corners of each subpath of a `d` that uses M, h, v and z only. */
function subpaths(d: string): Turn[][] {
  return d
    .split('z')
    .filter(Boolean)
    .map((part) => {
      const [, startX, startY, rest = ''] = /^M(\d+) (\d+)((?:[hv]-?\d+)+)$/.exec(part) ?? []
      const turns: Turn[] = [[Number(startX), Number(startY)]]
      for (const [, letter, length] of rest.matchAll(/([hv])(-?\d+)/g)) {
        const [x, y] = turns.at(-1) as Turn
        turns.push(letter === 'h' ? [x + Number(length), y] : [x, y + Number(length)])
      }
      return turns
    })
}

/**
 * Fills a path as SVG does (non-zero rule) and samples the middle of each square, row by row: 1 where it is filled.
 */
export function modulesOfPath(d: string, side: number): number[] {
  const windings = new Int32Array(side * side)
  for (const turns of subpaths(d)) {
    for (const [at, [x, y]] of turns.entries()) {
      const [nextX, nextY] = turns[(at + 1) % turns.length] as Turn
      if (nextX !== x) continue
      // A vertical edge winds round everything to its right.
      for (let line = Math.min(y, nextY); line < Math.max(y, nextY); line++) {
        for (let column = x; column < side; column++) windings[line * side + column]! += Math.sign(nextY - y)
      }
    }
  }
  return [...windings].map((winding) => (winding === 0 ? 0 : 1))
}
