/**
 * A result belongs to the input that produced it. Every result place is tied to its fields; the first change of any of them
 * makes it stale: its content is dimmed, pictures and players are removed, and nothing in it can be pressed, copied, saved,
 * shared or printed, until a result of the new input replaces it. A late answer to the old input is dropped.
 */
const ages = new WeakMap<Element, number>()
const forms = new WeakMap<Element, Element>()

/** Ties a place to the form whose input it answers. */
export const askedBy = (place: Element, form: Element): void => void forms.set(place, form)

/** The form that a place answers: the one set by `askedBy`, or its sibling. */
export const formOf = (place: Element): Element | null | undefined =>
  forms.get(place) ?? place.parentElement?.querySelector('form')

/** How often the input of a place has changed; an answer is valid only at the age of its request. */
export const ageOf = (place: Element): number => ages.get(place) ?? 0

/** Ties a place to the fields inside an element: typing, choosing and clearing all make it stale at once. */
export function belongsTo(place: HTMLElement, form: Element): void {
  askedBy(place, form)
  // In the capture phase, so that a field's own listener finds the place stale already.
  for (const type of ['input', 'reset']) form.addEventListener(type, () => outdate(place), { capture: true })
}

/** Marks the content of the place as made from an older input. */
export function outdate(place: HTMLElement): void {
  ages.set(place, ageOf(place) + 1)
  place.inert = true
  place.classList.add('outdated')
  for (const player of place.querySelectorAll('audio')) player.pause()
}

/** Marks the content of the place as made from the current input. */
export function renew(place: HTMLElement): void {
  place.inert = false
  place.classList.remove('outdated')
}

/** Shows a result of the current input. */
export function showNow(place: HTMLElement, ...made: readonly (Node | string)[]): void {
  // Reactivate first: screen readers announce changes in a place only if it is not inert.
  renew(place)
  place.replaceChildren(...made)
}

/** Shows a result of the input at `age`, unless the input has changed since. */
export function showMade(place: HTMLElement, age: number, ...made: readonly (Node | string)[]): void {
  if (ageOf(place) === age) showNow(place, ...made)
}
