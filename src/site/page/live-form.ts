import type { EndpointName } from '../client/endpoints.generated.ts'
import { afterPause, find } from './dom.ts'
import { Panel } from './panel.ts'
import type { Answer, Params } from './service.ts'

interface Live<N extends EndpointName> {
  readonly id: string
  readonly endpoint: N
  /** Parameters of the form's fields; by default the fields that are not empty. */
  readonly params?: (fields: Params) => Params
  readonly show: (answer: Answer<N>, place: HTMLElement, panel: Panel) => void
}

/** The fields of a form that are not empty, files left out. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(entries)
}

/** A tool whose answer follows the typing; the first call is made when the tool comes into view. */
export function liveForm<N extends EndpointName>({ id, endpoint, params = (fields) => fields, show }: Live<N>): void {
  const section = find(`#${id}`)
  const panel = new Panel(section)
  const form = find<HTMLFormElement>('[data-form]', section)
  const place = find('[data-result]', section)
  const run = async (): Promise<void> => {
    const answer = await panel.run(endpoint, params(fieldsOf(form)), place)
    if (answer !== undefined) show(answer, place, panel)
  }
  onInput(form, run)
  whenSeen(section, run)
}

/** Runs after a pause of typing, and at once on Enter. */
export function onInput(form: HTMLFormElement, run: () => void): void {
  form.addEventListener('input', afterPause(run))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    run()
  })
}

/**
 * Runs once, shortly before an element comes into view from below. Elements above stay as they are: after a jump to a
 * tool, answers growing above it would push it away.
 */
export function whenSeen(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '0px 0px 400px 0px' },
  )
  observer.observe(element)
}
