/** Fields of one line of text, by the keyboard that a phone shows for them. */
const LINE = /^(?:text|tel|url|email|search|password)$/

const isLine = (field: unknown): field is HTMLInputElement => field instanceof HTMLInputElement && LINE.test(field.type)

/** The next empty field of the same list of fields; filled ones are skipped. */
function nextEmpty(field: HTMLInputElement): HTMLInputElement | undefined {
  const lines = [...(field.closest('.fields')?.querySelectorAll('input') ?? [])].filter(isLine)
  return lines.slice(lines.indexOf(field) + 1).find((each) => each.value === '' && !each.disabled && !each.readOnly)
}

/** Labels the Enter key of a phone's keyboard by what it does in each field. */
export function nameEnter(form: HTMLFormElement): void {
  for (const field of form.elements) if (isLine(field)) field.enterKeyHint = nextEmpty(field) ? 'next' : 'done'
}

/**
 * In a form that answers during typing, Enter moves to the next empty field, and from the last one to the answer. So a phone
 * needs no tap between two fields. Text areas, buttons and choices keep their native Enter.
 */
export function enterGoesOn(form: HTMLFormElement, run: () => void): void {
  nameEnter(form)
  for (const type of ['input', 'focusin']) form.addEventListener(type, () => nameEnter(form))
  form.addEventListener('keydown', (event) => {
    const { target: field, key, isComposing, defaultPrevented } = event
    if (key !== 'Enter' || isComposing || defaultPrevented || !isLine(field)) return
    event.preventDefault()
    // Ignore auto-repeat: a held key must not run through the form.
    if (event.repeat) return
    const next = nextEmpty(field)
    if (next) return next.focus()
    run()
    // A phone's keyboard covers the answer, so close it; elsewhere the cursor stays.
    if (matchMedia('(pointer: coarse)').matches) field.blur()
  })
}
