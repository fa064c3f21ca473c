/** Prints one part of the page; the style sheet leaves the rest out while `data-print` names it. */
export function printOnly(part: 'holidays' | 'promptpay'): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  print()
}
