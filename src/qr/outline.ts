import type { QrSymbol } from './symbol.ts'

const RIGHT = 0
/** Letters of a move right, down, left and up; the latter two have a negative length. */
const letters = Uint8Array.from('hvhv', (letter) => letter.charCodeAt(0))
const MINUS = 0x2d
const BLANK = 0x20
const MOVE_TO = 0x4d
const CLOSE = 0x7a
const ZERO = 0x30

/**
 * The outlines of all dark areas as the `d` of one SVG path, moved right and down by `marginModules`. Areas are traced with
 * the dark side on the right, so holes run the other way and stay open; touching modules are one area, so no seam shows
 * between them at any zoom.
 *
 * @example qrOutline(symbol, 4) // 'M4 4h7v7h-7v-7zM12 4h3…'
 */
export function qrOutline({ modules, size }: QrSymbol, marginModules: number): string {
  // With a frame of light modules, corner (x, y) of the symbol has its upper left module at y * width + x.
  const width = size + 2
  const grid = new Uint8Array(width * width)
  for (let y = 0; y < size; y++) grid.set(modules.subarray(y * size, y * size + size), (y + 1) * width + 1)

  const step = [1, width, -1, -width]
  const aheadOnRight = [width + 1, width, 0, 1]
  const walked = new Uint8Array(width * width) // upper edges
  const path = new PathText(size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = y * width + x
      const hasUpperEdge = grid[start + width + 1] === 1 && grid[start + 1] === 0
      if (!hasUpperEdge || walked[start] === 1) continue
      path.moveTo(x + marginModules, y + marginModules)
      // Once around the area, from a corner with an upper edge to its right.
      let corner = start
      let direction = RIGHT
      do {
        const right = aheadOnRight[direction]!
        const left = aheadOnRight[(direction + 3) & 3]!
        const by = step[direction]!
        let length = 0
        do {
          if (direction === RIGHT) walked[corner] = 1
          corner += by
          length++
        } while (grid[corner + right] === 1 && grid[corner + left] === 0)
        path.move(direction, length)
        direction = (direction + (grid[corner + right] === 1 ? 3 : 1)) & 3
      } while (corner !== start || direction !== RIGHT)
      path.close()
    }
  }
  return path.toString()
}

const decoder = new TextDecoder()
/**
 * The worst case is an isolated dark module: two edges of two characters, two of three, and nine to move there and close. At
 * most half of the modules are isolated.
 */
const CHARACTERS_A_MODULE_MAX = 10

/** The text of a path, byte by byte: joining its thirty thousand moves as strings would take twice as long as tracing. */
class PathText {
  readonly #bytes: Uint8Array
  #length = 0

  constructor(size: number) {
    this.#bytes = new Uint8Array(CHARACTERS_A_MODULE_MAX * (size + 1) ** 2)
  }

  moveTo(x: number, y: number): void {
    this.#bytes[this.#length++] = MOVE_TO
    this.#number(x)
    this.#bytes[this.#length++] = BLANK
    this.#number(y)
  }

  move(direction: number, length: number): void {
    this.#bytes[this.#length++] = letters[direction]!
    if (direction > 1) this.#bytes[this.#length++] = MINUS
    this.#number(length)
  }

  close(): void {
    this.#bytes[this.#length++] = CLOSE
  }

  /** Writes a whole number below 1,000. */
  #number(value: number): void {
    if (value > 99) this.#bytes[this.#length++] = ZERO + Math.floor(value / 100)
    if (value > 9) this.#bytes[this.#length++] = ZERO + (Math.floor(value / 10) % 10)
    this.#bytes[this.#length++] = ZERO + (value % 10)
  }

  toString(): string {
    return decoder.decode(this.#bytes.subarray(0, this.#length))
  }
}
