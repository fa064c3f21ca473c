import type { QrSymbol } from './symbol.ts'

const RIGHT = 0
const SIZE_MAX = 177

/** A straight move of each length, written once: right, down, left, up. */
const moves = ['h', 'v', 'h-', 'v-'].map((letter) =>
  Array.from({ length: SIZE_MAX + 1 }, (_, length) => `${letter}${length}`),
)

/**
 * The outlines of all dark areas as the `d` of one SVG path, moved right and down by `marginModules`. Areas are walked
 * with the dark side on the right hand, so holes run the other way round and stay open; touching modules are one area,
 * and no seam can show between them at any zoom.
 *
 * @example qrOutline(symbol, 4) // 'M4 4h7v7h-7v-7zM12 4h3…'
 */
export function qrOutline({ modules, size }: QrSymbol, marginModules: number): string {
  // A frame of light modules around: corner (x, y) of the symbol then has its upper left module at y * width + x.
  const width = size + 2
  const grid = new Uint8Array(width * width)
  for (let y = 0; y < size; y++) grid.set(modules.subarray(y * size, y * size + size), (y + 1) * width + 1)

  const step = [1, width, -1, -width]
  const aheadOnRight = [width + 1, width, 0, 1]
  const walked = new Uint8Array(width * width) // upper edges

  /** Walks one area from a corner with an upper edge to its right. */
  const walk = (start: number): string => {
    let path = ''
    let corner = start
    let direction = RIGHT
    do {
      const right = aheadOnRight[direction]!
      const left = aheadOnRight[(direction + 3) & 3]!
      let length = 0
      do {
        if (direction === RIGHT) walked[corner] = 1
        corner += step[direction]!
        length++
      } while (grid[corner + right] === 1 && grid[corner + left] === 0)
      path += moves[direction]![length]!
      direction = (direction + (grid[corner + right] === 1 ? 3 : 1)) & 3
    } while (corner !== start || direction !== RIGHT)
    return path
  }

  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const corner = y * width + x
      const hasUpperEdge = grid[corner + width + 1] === 1 && grid[corner + 1] === 0
      if (hasUpperEdge && walked[corner] === 0) path += `M${x + marginModules} ${y + marginModules}${walk(corner)}z`
    }
  }
  return path
}
