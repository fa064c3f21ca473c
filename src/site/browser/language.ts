type Language = 'th' | 'en'

/** The page's language: every page has a twin in the other one. */
export const language = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'th')

/** The path of a page in the reader's language. @example page('/docs') // '/en/docs' */
export const page = (path: string): string => (language() === 'en' ? `/en${path}` : path)

/** Links and buttons that choose a language; the choice stays in this browser, and src/site/early.js reads it. */
export function startLanguage(): void {
  for (const chooser of document.querySelectorAll<HTMLElement>('[data-language]')) {
    chooser.addEventListener('click', () => {
      try {
        localStorage.setItem('language', chooser.dataset['language'] ?? '')
      } catch {
        // Storage may be forbidden; the link leads to the twin all the same.
      }
      delete document.documentElement.dataset['offer']
      // The same place of the twin.
      if (chooser instanceof HTMLAnchorElement) chooser.hash = location.hash
    })
  }
}
