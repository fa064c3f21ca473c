import { page } from './language.ts'
import { fieldsOf } from './live-form.ts'
import { remember, remembered } from './storage.ts'
import { fragmentOf, readFragment } from './values-in-fragment.ts'

/**
 * Fills the form that the URL names (`/baht-text#baht-text?amount=21`), now and when the URL changes. After a change of
 * language it is filled with the last input.
 */
export function startFragment(): void {
  fill(takeCarried() ?? location.hash)
  addEventListener('hashchange', () => fill(location.hash))
  let typedIn: HTMLFormElement | undefined
  document.addEventListener('input', ({ target }) => {
    typedIn = (target instanceof Element && target.closest('form')) || typedIn
  })
  for (const chooser of document.querySelectorAll('[data-language]'))
    chooser.addEventListener('click', () => {
      // A form's property `id` would be a field of that name, if it has one.
      const id = typedIn?.getAttribute('id') || typedIn?.closest('.tool')?.id
      // Where storage is forbidden, the twin stays empty.
      if (typedIn && id) remember(CARRIED, fragmentOf(id, fieldsOf(typedIn)), 'sessionStorage')
    })
}

/** Boxes on other pages that lead to a tool, with the input in the fragment, which no server sees. */
export function startLeads(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-to-tool]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const tool = form.dataset['toTool'] ?? ''
      location.assign(page(`/${tool}`) + fragmentOf(tool, fieldsOf(form)))
    })
}

/** Stored in this tab alone until the next page takes it: in a URL it would stay in the history. */
const CARRIED = 'typed'

function takeCarried(): string | null {
  const carried = remembered(CARRIED, 'sessionStorage')
  remember(CARRIED, null, 'sessionStorage')
  return carried
}

function fill(fragment: string): void {
  const asked = readFragment(fragment)
  const tool = asked && document.getElementById(asked.id)
  if (!tool) return
  if (tool.getBoundingClientRect().top > innerHeight / 2) tool.scrollIntoView()
  const form = formFor(tool, asked.values)
  if (!form) return void tool.dispatchEvent(new CustomEvent('asked', { detail: asked.values }))
  for (const [name, value] of asked.values) {
    const field = form.elements.namedItem(name)
    if (!isField(field)) continue
    field.value = value
    // Of a radio group the checked button gets the event, because the RadioNodeList is not part of the page.
    const told = field instanceof RadioNodeList ? [...field].find((each) => each.checked) : field
    told?.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList

const isField = (field: unknown): field is Field =>
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, RadioNodeList].some((kind) => field instanceof kind)

/** The tool itself, or the first of its forms that has a field for the first value. */
function formFor(tool: HTMLElement, values: URLSearchParams): HTMLFormElement | undefined {
  const forms = tool instanceof HTMLFormElement ? [tool] : [...tool.querySelectorAll('form')]
  const [first = ''] = values.keys()
  return forms.find((form) => isField(form.elements.namedItem(first)))
}

/** For a tool without such a form: receives the values itself. */
export function onAsked(tool: HTMLElement, take: (values: URLSearchParams) => void): void {
  tool.addEventListener('asked', (event) => {
    if (event instanceof CustomEvent && event.detail instanceof URLSearchParams) take(event.detail)
  })
}
