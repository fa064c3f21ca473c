import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const folder = new URL('../node_modules/@expo-google-fonts/sarabun/', import.meta.url)
const files = { 400: '400Regular/Sarabun_400Regular.ttf', 600: '600SemiBold/Sarabun_600SemiBold.ttf' }

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** ASCII, Thai, and the punctuation and signs of the pages; other letters use the reader's own fonts. */
const letters = `${between(0x20, 0x7e)}${between(0x0e01, 0x0e5b)}\u00a0«»°·×÷–—‘’“”…•`

/** The two weights of Sarabun, subset to the letters of the pages, as WOFF2: 33 KB instead of 73. */
export function fonts(): Promise<{ weight: string; bytes: Uint8Array }[]> {
  return Promise.all(
    Object.entries(files).map(async ([weight, path]) => {
      const font = readFileSync(new URL(path, folder))
      return { weight, bytes: await subsetFont(font, letters, { targetFormat: 'woff2' }) }
    }),
  )
}
