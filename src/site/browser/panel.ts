import { clientTelling, Problem, type Answer, type Params } from './service.ts'
import { endpoints, type EndpointName } from '../client/endpoints.generated.ts'
import { curlLine, fetchLine, optionsApart } from '../client/lines.ts'
import { copy, el, find } from './dom.ts'
import { ageOf, belongsTo, renew } from './fresh.ts'
import { canOnlyBeWrong, clearMarks, linkTo, problemBox } from './problem-box.ts'

/** Shortens a long embedded picture for reading; the copied line has all of it. */
function shortened(line: string): string {
  return line.replace(/(data:image\/\w+;base64,.{24})[\w+/=]+/g, '$1…')
}

interface Lines {
  readonly curl: string
  readonly fetch: string
}

/** The request as people would write it. */
export function linesOf(name: EndpointName, params: Params): Lines {
  const [method, path, body] = endpoints[name]
  const request = { origin: location.origin, method, path: `/api/v1${path}`, params, body }
  return { curl: curlLine(request), fetch: fetchLine(request) }
}

const SLOW_MS = 200

/** The folded part of a tool, if it has one: its last request as curl and fetch, and the JSON. */
export class Panel {
  readonly #root: HTMLElement
  readonly #full: Partial<Record<'curl' | 'fetch', string>> = {}
  /** The pending call of each place; a newer one for the same place aborts it. */
  readonly #running = new Map<Element, AbortController>()
  /** The call whose request is shown; only its answer is shown beside it. */
  #shown: AbortController | undefined
  /** Whether the last change was a keystroke: half a number is not reported as wrong during typing. */
  #isTyping = false

  readonly #ask: typeof fetch | undefined

  /** @param ask replaces `fetch` if answers do not come from the service. */
  constructor(section: HTMLElement, ask?: typeof fetch) {
    this.#root = section
    this.#ask = ask
    for (const form of section.querySelectorAll('form')) {
      for (const part of section.querySelectorAll<HTMLElement>('.code .line, [data-answer]')) belongsTo(part, form)
      const typing = (event: Event): void => void (this.#isTyping = isKey(event))
      for (const type of ['input', 'submit', 'focusout']) form.addEventListener(type, typing, { capture: true })
    }
    for (const button of section.querySelectorAll<HTMLElement>('[data-copy]')) {
      const kind = button.dataset['copy'] as 'curl' | 'fetch'
      button.addEventListener('click', () => {
        void copy(this.#full[kind] ?? find(`[data-${kind}]`, section).textContent ?? '', button)
      })
    }
  }

  /**
   * Calls an endpoint and shows request and answer. Undefined if the input of `place` changed, a newer call replaced this
   * one, or it failed; then `place` shows the failure, and `again` or its form retries.
   */
  async run<N extends EndpointName>(
    name: N,
    params: Params,
    place: HTMLElement,
    again?: () => void,
  ): Promise<Answer<N> | undefined> {
    this.lines(linesOf(name, params))
    this.#running.get(place)?.abort()
    const running = (this.#shown = new AbortController())
    this.#running.set(place, running)
    const age = ageOf(place)
    const isOver = (): boolean => running.signal.aborted || ageOf(place) !== age
    place.classList.add('waiting')
    place.ariaBusy = 'true'
    // A fast answer skips the waiting style, which would cost two more paints.
    const slow = setTimeout(() => place.classList.add('slow'), SLOW_MS)
    try {
      let status = 0
      const client = clientTelling((response) => (status = response.status), this.#ask)
      const call = client[name] as unknown as (params: Params, options: { signal: AbortSignal }) => Promise<Answer<N>>
      const answer = await call(params, { signal: running.signal })
      if (isOver()) return undefined
      clearMarks(place)
      if (this.#shown === running) this.answer(answer, String(status))
      return answer
    } catch (error) {
      if (isOver()) return undefined
      if (this.#shown === running) this.problem(error)
      const say = (): void => {
        if (isOver()) return
        renew(place)
        place.replaceChildren(problemBox(error, place, again))
      }
      // An input that may only be unfinished is reported when the field is left; until then the old answer stays, dimmed.
      if (this.#isTyping && !canOnlyBeWrong(error, place)) {
        clearMarks(place)
        document.activeElement?.addEventListener('blur', say, { once: true })
      } else say()
      return undefined
    } finally {
      clearTimeout(slow)
      if (this.#running.get(place) === running) {
        place.classList.remove('waiting', 'slow')
        place.ariaBusy = null
      }
    }
  }

  lines(lines: Partial<Lines>): void {
    for (const kind of ['curl', 'fetch'] as const) {
      const line = lines[kind]
      if (line === undefined) continue
      this.#full[kind] = line
      this.#root.querySelector(`[data-${kind}]`)?.replaceChildren(...unbroken(shortened(line)))
    }
    this.#root.querySelectorAll<HTMLElement>('.code .line').forEach(renew)
  }

  answer(value: unknown, status: string): void {
    const shown = this.#root.querySelector<HTMLElement>('[data-answer]')
    if (!shown) return
    find('[data-status]', shown).textContent = status
    const text = value instanceof Blob ? `${value.type}, ${value.size} bytes` : JSON.stringify(value, null, 2)
    find('[data-json]', shown).replaceChildren(...coloured(shortened(text)))
    renew(shown)
  }

  problem(error: unknown): void {
    if (!(error instanceof Problem)) return this.answer(null, '–')
    this.answer(error.body, `${error.status} `)
    if (error.code !== 'unknown') this.#root.querySelector('[data-status]')?.append(linkTo(error))
  }
}

/** A keystroke that inserts or deletes; a paste, a choice and Enter are complete inputs. */
const isKey = (event: Event): boolean =>
  event instanceof InputEvent && /^(?:insertText|insertCompositionText|delete)/.test(event.inputType)

/** The line, without breaks at the hyphens of its options. */
function unbroken(line: string): (Node | string)[] {
  return optionsApart(line).map((part, i) => (i % 2 === 1 ? el('span', { class: 'nb' }, part) : part))
}

/** JSON with its keys and texts in colours. */
function coloured(json: string): Node[] {
  const parts = json.split(/("(?:[^"\\]|\\.)*"(?:\s*:)?)/)
  return parts.map((part) => {
    if (!part.startsWith('"')) return document.createTextNode(part)
    return el('span', { class: part.endsWith(':') ? 'key' : 'text' }, part)
  })
}
