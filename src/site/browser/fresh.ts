/**
 * A result belongs to the input that made it. Every place for results is tied to its fields; with the first change of any
 * of them it is outdated: what stands there is dimmed, its pictures and players are gone, and nothing in it can be
 * pressed, copied, saved, shared or printed, until something made of the new input stands there. An answer to the old
 * input that comes late is dropped.
 */
const ages = new WeakMap<Element, number>()
const forms = new WeakMap<Element, Element>()

/** Says whose fields a place answers. */
export const askedBy = (place: Element, form: Element): void => void forms.set(place, form)

/** The form that a place answers: the one it was said to, or the one beside it. */
export const formOf = (place: Element): Element | null | undefined =>
  forms.get(place) ?? place.parentElement?.querySelector('form')

/** How often the input of a place has changed: an answer belongs to the age at which it was asked. */
export const ageOf = (place: Element): number => ages.get(place) ?? 0

/** Ties a place to the fields inside an element: typing, choosing and clearing all outdate it at once. */
export function belongsTo(place: HTMLElement, form: Element): void {
  askedBy(place, form)
  // Before any listener of a field runs, so that a field's own answer finds the place outdated already.
  for (const type of ['input', 'reset']) form.addEventListener(type, () => outdate(place), { capture: true })
}

/** What stands in the place was made of an older input. */
export function outdate(place: HTMLElement): void {
  ages.set(place, ageOf(place) + 1)
  place.inert = true
  place.classList.add('outdated')
  for (const player of place.querySelectorAll('audio')) player.pause()
}

/** What stands in the place was made of the input as it is now. */
export function renew(place: HTMLElement): void {
  place.inert = false
  place.classList.remove('outdated')
}

/** Puts what was made of the input as it is now into the place. */
export function showNow(place: HTMLElement, ...made: readonly (Node | string)[]): void {
  // First awake: a screen reader says what changes in a place, but not in one that is asleep.
  renew(place)
  place.replaceChildren(...made)
}

/** Puts what was made of the input at an age into the place, unless the input has changed since. */
export function showMade(place: HTMLElement, age: number, ...made: readonly (Node | string)[]): void {
  if (ageOf(place) === age) showNow(place, ...made)
}
