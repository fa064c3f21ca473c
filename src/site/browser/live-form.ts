import type { EndpointName } from '../client/endpoints.generated.ts'
import { afterPause, find } from './dom.ts'
import { enterGoesOn } from './enter-key.ts'
import { belongsTo, showNow } from './fresh.ts'
import { Panel } from './panel.ts'
import type { Answer, Params } from './service.ts'

/** The common parts of a tool: its section, the panel beside it, its form, and the place of the answer. */
export function partsOf(id: string, ask?: typeof fetch) {
  const section = find(`#${id}`)
  return {
    section,
    panel: new Panel(section, ask),
    form: find<HTMLFormElement>('[data-form]', section),
    place: find('[data-result]', section),
  }
}

/** The fields of a form that are not empty, except files. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(entries)
}

/** All non-empty fields, and the required ones, so that the refusal of an empty one is reported. */
function asked(form: HTMLFormElement): Params {
  const required = [...form.querySelectorAll<HTMLInputElement>(':required')].map(({ name }) => [name, ''] as const)
  return { ...Object.fromEntries(required), ...fieldsOf(form) }
}

/**
 * Starts the tool with an id, whose answer follows the typing; the first call is made when the tool comes into view.
 *
 * @param params derives the parameters from the form's fields, where they differ.
 */
export function liveForm<N extends EndpointName>(
  endpoint: N,
  show: (answer: Answer<N>) => readonly (Node | string)[],
  params = (fields: Params): Params => fields,
): (id: string) => void {
  return (id) => {
    const { section, panel, form, place } = partsOf(id)
    // Without script they stay disabled: a browser would send them empty, which the service rejects.
    for (const field of form.querySelectorAll<HTMLInputElement>('input:disabled')) field.disabled = false
    const run = async (): Promise<void> => {
      const answer = await panel.run(endpoint, params(asked(form)), place)
      if (answer !== undefined) showNow(place, ...show(answer))
    }
    belongsTo(place, form)
    onInput(form, run)
    whenSeen(section, run)
  }
}

/** Runs after a pause in typing, and at once on Enter in the last field or on submit. */
export function onInput(form: HTMLFormElement, run: () => void): void {
  const soon = afterPause(run)
  const now = (): void => {
    soon.cancel()
    run()
  }
  form.addEventListener('input', soon)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    now()
  })
  enterGoesOn(form, now)
}

/**
 * Runs once, shortly before an element comes into view from below. Elements above are never started, even if their last
 * lines show below the header: after a jump to a tool, answers growing above would push it away.
 */
export function whenSeen(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '-160px 0px 400px 0px' },
  )
  observer.observe(element)
}
