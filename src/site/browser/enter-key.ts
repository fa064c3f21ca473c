/** Fields of one line of text, as a phone shows its keyboard for them. */
const LINE = /^(?:text|tel|url|email|search|password)$/

const isLine = (field: unknown): field is HTMLInputElement => field instanceof HTMLInputElement && LINE.test(field.type)

/** The next field of the same list of fields that is empty; what is filled is there already and is passed by. */
function nextEmpty(field: HTMLInputElement): HTMLInputElement | undefined {
  const lines = [...(field.closest('.fields')?.querySelectorAll('input') ?? [])].filter(isLine)
  return lines.slice(lines.indexOf(field) + 1).find((each) => each.value === '' && !each.disabled && !each.readOnly)
}

/** Names the key of a phone's keyboard after what it does in each field. */
export function nameEnter(form: HTMLFormElement): void {
  for (const field of form.elements) if (isLine(field)) field.enterKeyHint = nextEmpty(field) ? 'next' : 'done'
}

/**
 * In a form that answers while one types, Enter goes to the next empty field, and after the last one to the answer. So a
 * phone needs no tap between two fields. A field of several lines, a button and a choice keep their Enter.
 */
export function enterGoesOn(form: HTMLFormElement, run: () => void): void {
  nameEnter(form)
  for (const type of ['input', 'focusin']) form.addEventListener(type, () => nameEnter(form))
  form.addEventListener('keydown', (event) => {
    const { target: field, key, isComposing, defaultPrevented } = event
    if (key !== 'Enter' || isComposing || defaultPrevented || !isLine(field)) return
    event.preventDefault()
    // A key that is held down must not run through the form.
    if (event.repeat) return
    const next = nextEmpty(field)
    if (next) return next.focus()
    run()
    // The keyboard of a phone lies over the answer; without one the cursor stays.
    if (matchMedia('(pointer: coarse)').matches) field.blur()
  })
}
