import { copy, find, painted, say } from './dom.ts'
import { tryOut } from './docs-try.ts'
import { remember, remembered } from './storage.ts'

/** The reference: search, folding on a phone, samples in five languages, and requests that run in place. */
export function startDocs(): void {
  const isWide = matchMedia('(min-width: 60rem)').matches
  if (isWide) for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-wide]')) fold.open = true
  startFinder(isWide)
  startPlace()
  startSamples()
  openTarget()
  find('.docs').dataset['started'] = ''
  addEventListener('hashchange', openTarget)
}

/** Unfolds the element in the URL's fragment, and its ancestors. */
function openTarget(): void {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  const own = target.querySelector<HTMLDetailsElement>(':scope > details')
  if (own) own.open = true
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  target.scrollIntoView()
}

/** A line of the contents and its target. */
interface Line {
  readonly link: HTMLAnchorElement
  readonly item: HTMLElement
  readonly place: Element
}

function lines(): Line[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.contents li > a')].flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1))
    const item = link.parentElement
    return target && item ? [{ link, item, place: target.closest('article, section') ?? target }] : []
  })
}

/** @example searched('Rate_Limited Wi-Fi') // 'rate limited wifi' */
const searched = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll(/[\s_]+/g, ' ')

/** The searched parts of a section: not its problems, which are the same for every endpoint. */
const SEARCHED = 'h3, p:not(.problems p), li, dt, dd, td'

const entry = ({ link, item, place }: Line) => ({
  item,
  isFoundOnly: 'found' in link.dataset,
  title: searched(`${link.textContent} ${link.dataset['find'] ?? ''}`),
  // A group matches through its lines.
  text: item.querySelector('li')
    ? ''
    : searched([...place.querySelectorAll(SEARCHED)].map((part) => part.textContent).join(' ')),
})

/** The filter of the contents: shows entries with all typed words in the title, or with the typed phrase in the text. */
function startFinder(isWide: boolean): void {
  const field = find<HTMLInputElement>('#find')
  const list = find<HTMLDetailsElement>('.contents details')
  const nothing = find('[data-nothing]', list)
  const all = lines()
  let known: readonly ReturnType<typeof entry>[] | undefined
  const filter = (): void => {
    const typed = searched(field.value).trim()
    list.open = isWide || typed !== ''
    known ??= all.map(entry)
    for (const { item, isFoundOnly, title, text } of known) {
      const isFound = text.includes(typed) || typed.split(' ').every((word) => title.includes(word))
      item.hidden = typed === '' ? isFoundOnly : !isFound
    }
    for (const { item } of all) if (item.querySelector('li:not([hidden])')) item.hidden = false
    const isNothing = all.every(({ item }) => item.hidden)
    nothing.textContent = isNothing ? say('ไม่พบ ลองคำอื่น', 'Nothing found; try another word') : ''
  }
  field.addEventListener('input', filter)
  if (field.value !== '') filter() // typed before this script loaded
  field.addEventListener('keydown', (event) => {
    const first = all.find(({ item }) => !item.hidden && !item.querySelector('li'))
    if (event.key === 'Enter' && field.value !== '') first?.link.click()
    if (event.key === 'Escape' && !isWide) list.open = false
  })
  list.addEventListener('click', ({ target }) => {
    if (!isWide && target instanceof Element && target.closest('a')) list.open = false
  })
}

/** Marks the contents line of the section being read, a little below the top of the screen, and scrolls it into view. */
function startPlace(): void {
  const all = lines()
  const seen = new Set<Element>()
  const watch = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) seen[isIntersecting ? 'add' : 'delete'](target)
      const here = all.findLast(({ place }) => seen.has(place))
      if (!here) return
      for (const { link } of all) link.ariaCurrent = here.link === link ? 'location' : null
      here.link.scrollIntoView({ block: 'nearest' })
    },
    { rootMargin: '-20% 0px -79% 0px' },
  )
  for (const { place } of all) watch.observe(place)
}

/** The tabs of all samples follow one choice, stored in this browser. */
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

/** Switches the touched samples at once, and all others after the next paint, so that the tap shows first. */
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
