import { el, say } from './dom.ts'
import { page } from './language.ts'
import { Problem } from './service.ts'

/**
 * A failure in words, with a link to its explanation. Parameters in the answer are called by the labels of
 * the form that the place belongs to, and their fields are marked.
 */
export function problemBox(error: unknown, place: Element): HTMLElement {
  if (!(error instanceof Problem)) {
    return el('p', { class: 'problem' }, say('เชื่อมต่อไม่สำเร็จ โปรดลองใหม่', 'The connection failed; please try again.'))
  }
  clearMarks(place)
  const fields = fieldsAround(place)
  const lines = error.errors.flatMap(({ parameter, message, messageTh }) => {
    const field = fields.get(nameOf(parameter))
    if (!field) return []
    markWrong(field)
    return [el('p', {}, el('b', {}, labelOf(field)), ' ', inWordsOf(fields, say(messageTh, message)))]
  })
  const text = lines.length > 0 ? lines : [el('p', {}, say(error.detailTh, error.detail))]
  const code = el('a', { href: page(`/docs#error-${error.code}`) }, el('code', {}, error.code))
  return el('div', { class: 'problem' }, ...text, el('p', { class: 'small' }, code))
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** `style.color` is the field `color`. */
const nameOf = (parameter: string): string => parameter.slice(parameter.lastIndexOf('.') + 1)

/** The fields of the form before the place, by name. */
function fieldsAround(place: Element): Map<string, Field> {
  let form = place.previousElementSibling
  while (form && !(form instanceof HTMLFormElement)) form = form.previousElementSibling
  const fields = form?.querySelectorAll<Field>('[name]') ?? []
  return new Map([...fields].map((field) => [field.name, field]))
}

const labelOf = (field: Field): string =>
  field.closest('label')?.querySelector('span')?.textContent?.trim() ?? field.name

/** Names of other parameters inside a message, as the form calls them. */
function inWordsOf(fields: ReadonlyMap<string, Field>, message: string): string {
  return message.replace(/\b(?:style\.)?([A-Za-z]+)\b/g, (word, name: string) => {
    const field = fields.get(name)
    return field ? labelOf(field) : word
  })
}

function markWrong(field: Field): void {
  field.setAttribute('aria-invalid', 'true')
}

/** Takes the marks off the form that the place belongs to: its fields are right, or marked again. */
export function clearMarks(place: Element): void {
  for (const field of fieldsAround(place).values()) field.removeAttribute('aria-invalid')
}
