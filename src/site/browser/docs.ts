import { copy, find, painted } from './dom.ts'
import { tryOut } from './docs-try.ts'
import { remember, remembered } from './storage.ts'

/** The reference: search, what folds on a phone, samples in five languages, and requests that run in place. */
export function startDocs(): void {
  const isWide = matchMedia('(min-width: 60rem)').matches
  if (isWide) for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-wide]')) fold.open = true
  startFinder(isWide)
  startSamples()
  openTarget()
  addEventListener('hashchange', openTarget)
}

/** Unfolds the element that the address names, and everything around it. */
function openTarget(): void {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  const own = target.querySelector<HTMLDetailsElement>(':scope > details')
  if (own) own.open = true
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  target.scrollIntoView()
}

/** The filter of the contents: hides the endpoints that do not have all the typed words. */
function startFinder(isWide: boolean): void {
  const field = find<HTMLInputElement>('#find')
  const list = find<HTMLDetailsElement>('.contents details')
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-find]')]
  const nothing = find('[data-nothing]', list)
  const fold = (): void => void (list.open = isWide || field.value !== '')
  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    fold()
    for (const link of links) {
      const item = link.parentElement
      if (item) item.hidden = !words.every((word) => link.dataset['find']?.includes(word))
    }
    for (const group of list.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      const items = [...group.querySelectorAll<HTMLElement>('li')]
      group.hidden = words.length > 0 && items.every((item) => item.hidden)
    }
    nothing.hidden = words.length === 0 || links.some((link) => !link.parentElement?.hidden)
  }
  field.addEventListener('input', filter)
  if (field.value !== '') filter() // typed before this part had come
  field.addEventListener('keydown', (event) => {
    const first = links.find((link) => !link.parentElement?.hidden)
    if (event.key === 'Enter' && field.value !== '') first?.click()
    if (event.key === 'Escape' && !isWide) list.open = false
  })
  list.addEventListener('click', ({ target }) => {
    if (!isWide && target instanceof Element && target.closest('a')) list.open = false
  })
}

/** Tabs of all samples follow one choice, which stays in this browser. */
function startSamples(): void {
  for (const samples of document.querySelectorAll<HTMLElement>('[data-samples]')) {
    const tabs = [...samples.querySelectorAll<HTMLElement>('[role=tab]')]
    tabs.forEach((tab, i) => {
      tab.addEventListener('click', () => choose(tab.dataset['sample'] ?? 'curl', samples))
      tab.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
        const next = step && tabs[(i + step + tabs.length) % tabs.length]
        if (!next) return
        choose(next.dataset['sample'] ?? 'curl', samples)
        next.focus()
      })
    })
    const copying = find('[data-copy-sample]', samples)
    copying.addEventListener('click', () => {
      const shown = find('[role=tabpanel]:not([hidden])', samples)
      void copy(shown.textContent ?? '', copying)
    })
    const trying = find('[data-try]', samples)
    trying.addEventListener('click', () => tryOut(trying))
  }
  const kept = remembered('sample')
  if (kept !== null && kept !== 'curl') choose(kept)
}

/** Shows a language in the samples that were touched; in all others once that is painted, so that the tap is answered first. */
function choose(sample: string, touched?: HTMLElement): void {
  if (touched) showSample(sample, touched)
  void painted().then(() => showSample(sample, document))
  remember('sample', sample)
}

function showSample(sample: string, root: ParentNode): void {
  for (const tab of root.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isChosen = tab.dataset['sample'] === sample
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isChosen
  }
}
