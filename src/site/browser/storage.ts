/** What this browser remembers under a name; null too where storage is forbidden. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Remembers a text under a name; where storage is forbidden, not beyond this page. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Forbidden: what was chosen lasts as long as the page.
  }
}
