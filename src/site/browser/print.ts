/** Prints only these parts of the page; the style sheet defines the look of each kind. */
export function printOnly(kind: 'holidays' | 'sheets', ...parts: readonly Element[]): void {
  const { dataset } = document.documentElement
  const mark = (isPrinted: boolean): void => parts.forEach((part) => part.toggleAttribute('data-printed', isPrinted))
  dataset['print'] = kind
  mark(true)
  addEventListener(
    'afterprint',
    () => {
      delete dataset['print']
      mark(false)
    },
    { once: true },
  )
  print()
}

/**
 * Adds sheets for paper to the page, out of sight, until something is printed. Resolves when they are ready to print, with
 * their fonts and pictures.
 */
export async function laidOut(sheets: HTMLElement): Promise<void> {
  for (const older of document.querySelectorAll('body > .sheets')) older.remove()
  document.body.append(sheets)
  addEventListener('afterprint', () => sheets.remove(), { once: true })
  const pictures = [...sheets.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined))
  const letters = [400, 600].map((weight) => document.fonts.load(`${weight} 16px Sarabun`, 'กa').catch(() => undefined))
  await Promise.all([...pictures, ...letters])
}
