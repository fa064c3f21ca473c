/** Prints one part of the page; the style sheet leaves the rest out while `data-print` names it. */
export function printOnly(part: 'holidays' | 'picture' | 'labels'): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  print()
}

/** Prints one picture or card, as wide as the sheet allows, and nothing else of the page. */
export function printPicture(picture: Element): void {
  picture.toggleAttribute('data-printed', true)
  addEventListener('afterprint', () => picture.removeAttribute('data-printed'), { once: true })
  printOnly('picture')
}
