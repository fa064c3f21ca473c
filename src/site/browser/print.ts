/** Prints these parts of the page and nothing else of it; the style sheet has for each kind how its sheets look. */
export function printOnly(kind: 'holidays' | 'picture' | 'labels', ...parts: readonly Element[]): void {
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
