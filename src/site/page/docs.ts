/** The filter of the contents: hides the endpoints that do not have all the typed words. Folded on a phone. */
export function startFinder(): void {
  const list = document.querySelector<HTMLDetailsElement>('.contents details')
  if (list && !matchMedia('(min-width: 60rem)').matches) list.open = false
  const field = document.querySelector<HTMLInputElement>('#find')
  field?.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const link of document.querySelectorAll<HTMLElement>('[data-find]')) {
      const item = link.parentElement
      if (item) item.hidden = !words.every((word) => link.dataset['find']?.includes(word))
    }
  })
}
