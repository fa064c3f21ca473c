import { el } from './dom.ts'

/** Saves a file to the browser's downloads, under its name. */
export function save(file: File): void {
  const href = URL.createObjectURL(file)
  el('a', { href, download: file.name }).click()
  // Some browsers read it later.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
