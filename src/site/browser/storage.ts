/** Of this browser, or of this tab alone. Naming a storage that is forbidden throws too. */
type Place = 'localStorage' | 'sessionStorage'

/** What is remembered under a name; null too where storage is forbidden. */
export function remembered(name: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(name)
  } catch {
    return null
  }
}

/** Remembers a text under a name, or forgets it; false where storage is forbidden or full. */
export function remember(name: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(name)
    else globalThis[place].setItem(name, text)
    return true
  } catch {
    return false
  }
}
