import { remember } from './storage.ts'

/** The page's language: every page has a twin in the other one. */
export const language = (): 'th' | 'en' => (document.documentElement.lang === 'en' ? 'en' : 'th')

/** The path of a page in the reader's language. @example page('/docs') // '/en/docs' */
export const page = (path: string): string => (language() === 'en' ? `/en${path}` : path)

/** Links and buttons that choose a language; the choice is stored in this browser, and src/site/early.js reads it. */
export function startLanguage(): void {
  for (const chooser of document.querySelectorAll<HTMLElement>('[data-language]')) {
    chooser.addEventListener('click', () => {
      remember('language', chooser.dataset['language'] ?? '')
      delete document.documentElement.dataset['offer']
      // Link to the same place in the twin.
      if (chooser instanceof HTMLAnchorElement) chooser.hash = location.hash
    })
  }
}
