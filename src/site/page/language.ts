import { find } from './dom.ts'

type Language = 'th' | 'en'

export const language = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'th')

/** The language button, and all texts that no style can switch. The choice stays in this browser. */
export function startLanguage(): void {
  find('#language').addEventListener('click', () => {
    const next: Language = language() === 'th' ? 'en' : 'th'
    document.documentElement.lang = next
    try {
      localStorage.setItem('language', next)
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
    switchTexts()
  })
  switchTexts()
}

/** Titles, options, labels without elements, and our own custom element. */
export function switchTexts(root: ParentNode = document): void {
  const name = language()
  document.title = document.documentElement.getAttribute(`data-title-${name}`) ?? document.title
  for (const each of root.querySelectorAll<HTMLElement>('[data-th]')) each.textContent = each.dataset[name] ?? ''
  for (const each of root.querySelectorAll('thai-address')) each.lang = name
}
