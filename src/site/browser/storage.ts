/** Of this browser, or of this tab alone. Merely accessing a forbidden storage throws too. */
type Place = 'localStorage' | 'sessionStorage'

/** The value stored under a name; null if there is none, or if the browser forbids storage. */
export function remembered(name: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(name)
  } catch {
    return null
  }
}

/** Stores a text under a name, or removes it; false where storage is forbidden or full. */
export function remember(name: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(name)
    else globalThis[place].setItem(name, text)
    return true
  } catch {
    return false
  }
}
