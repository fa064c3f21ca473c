import { readFragment } from '../fragment.ts'

/** Fills the form that the address names (`/baht-text#baht-text?amount=21`), now and when the address changes. */
export function startFragment(): void {
  fill()
  addEventListener('hashchange', fill)
}

function fill(): void {
  const asked = readFragment(location.hash)
  const tool = asked && document.getElementById(asked.id)
  if (!tool) return
  if (tool.getBoundingClientRect().top > innerHeight / 2) tool.scrollIntoView()
  const form = formFor(tool, asked.values)
  if (!form) return void tool.dispatchEvent(new CustomEvent('asked', { detail: asked.values }))
  for (const [name, value] of asked.values) {
    const field = form.elements.namedItem(name)
    if (!isField(field)) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // What only reads answers at once; a short link and a voice wait for their button.
  if (form.dataset['toolForm'] !== undefined) form.requestSubmit()
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (field: unknown): field is Field =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement

/** The tool itself or the first of its forms that has the first value. */
function formFor(tool: HTMLElement, values: URLSearchParams): HTMLFormElement | undefined {
  const forms = tool instanceof HTMLFormElement ? [tool] : [...tool.querySelectorAll('form')]
  const [first = ''] = values.keys()
  return forms.find((form) => isField(form.elements.namedItem(first)))
}

/** For a tool without such a form: takes the values itself. */
export function onAsked(tool: HTMLElement, take: (values: URLSearchParams) => void): void {
  tool.addEventListener('asked', (event) => {
    if (event instanceof CustomEvent && event.detail instanceof URLSearchParams) take(event.detail)
  })
}
