import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, visit, type Visit } from './browser.ts'
import { pageWith } from './page-with.ts'

/**
 * The life of a form element: whatever a page or a framework does with our elements, their value, form data, validity and
 * state equal those of an `<input>` treated alike. `<thai-address>` equals a plain `<select>` too, except for the steps in
 * `unlikeSelect`. Each step runs in the page, once for each tag.
 */

useBrowser()

/** The tags, each with two values and the name of the field in which a form sends the value. */
const kinds = {
  input: { one: '100404', two: '100402', field: 'f' },
  select: { one: '100404', two: '100402', field: 'f' },
  'thai-address': { one: '100404', two: '100402', field: 'f.code' },
  'thai-address-search': { one: '100404', two: '100402', field: 'f.code' },
  'thai-date': { one: '2018-10-10', two: '2019-01-01', field: 'f' },
}

interface Life {
  readonly one: string
  readonly two: string
  readonly form: HTMLFormElement
  /** Defines the elements; steps of the other tables have them from the start. */
  readonly define: () => Promise<unknown>
  readonly create: (attributes?: Readonly<Record<string, string>>) => HTMLInputElement
  readonly markup: (attributes: Readonly<Record<string, string>>) => string
  /** Sets the initial and reset value: the attribute `value`, or `selected` on an option of a select. */
  readonly setFirst: (element: HTMLInputElement, value: string | null) => void
  readonly first: () => HTMLInputElement
  /** Waits until nothing is loading, then records the state. */
  readonly see: (element?: HTMLInputElement) => Promise<void>
}

type Steps = Readonly<Record<string, (life: Life) => Promise<void>>>

/** Makes a form for one tag; runs in the page. */
function live(tag: string, { one, two, field }: (typeof kinds)['input']) {
  const seen: unknown[] = []
  const form = document.createElement('form')
  form.id = `of-${tag}`
  document.querySelector('main')?.append(form)
  const page = globalThis as unknown as { requests?: number; defined?: Promise<unknown> }
  if (page.requests === undefined) {
    const { fetch } = globalThis
    page.requests = 0
    globalThis.fetch = async (...request) => {
      page.requests = (page.requests ?? 0) + 1
      return fetch(...request).finally(() => setTimeout(() => (page.requests = (page.requests ?? 1) - 1), 20))
    }
  }
  const first = () => form.querySelector(tag) as HTMLInputElement
  const see = async (element = first()) => {
    const isLoading = () => {
      const { address } = element as { address?: object | null }
      const isNameless = address === null && element.value !== ''
      return element.isConnected && (isNameless || /โหลด|Loading/.test(element.validationMessage))
    }
    for (let calm = 0, tries = 0; calm < 3 && tries < 1000; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      calm = page.requests === 0 && !isLoading() ? calm + 1 : 0
    }
    seen.push({
      value: element.value,
      // Without an address a form has none of its five fields, as with a select without options.
      sent: new FormData(form).get(field) || null,
      valid: element.checkValidity(),
      missing: element.validity.valueMissing,
      validates: element.willValidate,
      required: element.required,
      disabled: element.matches(':disabled'),
      inForm: element.form === form,
      doubled: element.querySelectorAll(':scope > div').length > 1,
      elements: form.querySelectorAll(tag).length,
    })
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function goes into the page whole
  const setFirst: Life['setFirst'] = (element: HTMLElement, value) => {
    if (element instanceof HTMLSelectElement)
      for (const option of element.options) option.toggleAttribute('selected', option.value === value)
    else if (value === null) element.removeAttribute('value')
    else element.setAttribute('value', value)
  }
  const create: Life['create'] = ({ value, ...attributes } = {}) => {
    const element = document.createElement(tag)
    if (element instanceof HTMLSelectElement) element.append(...['', one, two].map((code) => new Option(code, code)))
    for (const [name, text] of Object.entries({ name: 'f', ...attributes })) element.setAttribute(name, text)
    if (value !== undefined) setFirst(element as HTMLInputElement, value)
    return element as HTMLInputElement
  }
  const markup: Life['markup'] = (attributes) => create(attributes).outerHTML
  const define = () =>
    (page.defined ??= new Promise((resolve) => {
      const script = document.createElement('script')
      Object.assign(script, { type: 'module', src: '/client.js', onload: resolve })
      document.head.append(script)
    }))
  return { seen, life: { one, two, form, define, create, markup, setFirst, first, see } }
}

/** The states of each tag that a step records. */
function run(page: Page, step: Steps[string]): Promise<Record<keyof typeof kinds, unknown>> {
  return page.evaluate(`(async () => {
    document.querySelector('main').replaceChildren()
    const lives = Object.entries(${JSON.stringify(kinds)}).map(([tag, kind]) => [tag, (${live.toString()})(tag, kind)])
    await Promise.all(lives.map(([, { life }]) => (${step.toString()})(life)))
    return Object.fromEntries(lives.map(([tag, { seen }]) => [tag, seen]))
  })()`)
}

const made: Steps = {
  'from markup': async ({ form, markup, one, see }) => {
    form.innerHTML = markup({ value: one, required: '' })
    await see()
  },
  'from markup without a value': async ({ form, markup, see }) => {
    form.innerHTML = markup({ required: '' })
    await see()
  },
  'from a template': async ({ form, markup, one, see }) => {
    const template = document.createElement('template')
    template.innerHTML = markup({ value: one })
    form.append(template.content.cloneNode(true))
    await see()
  },
  'with an attribute before it is connected': async ({ form, create, one, see }) => {
    const element = create({ value: one, required: '' })
    await see(element)
    form.append(element)
    await see()
  },
  'with a property before it is connected': async ({ form, create, one, see }) => {
    const element = create()
    element.value = one
    element.required = true
    await see(element)
    form.append(element)
    await see()
  },
  'required, and filled before it is connected': async ({ form, create, one, see }) => {
    const element = create({ required: '' })
    element.value = one
    form.append(element)
    await see()
  },
  'with an attribute and a property': async ({ form, create, one, two, setFirst, see }) => {
    const element = create({ value: one })
    element.value = two
    form.append(element)
    await see()
    setFirst(element, one)
    await see()
  },
  'with a property and then an attribute, before it is connected': async ({
    form,
    create,
    one,
    two,
    setFirst,
    see,
  }) => {
    const element = create()
    element.value = two
    setFirst(element, one)
    form.append(element)
    await see()
  },
  'with two values, the first on its way': async ({ form, create, one, two, see }) => {
    const element = create()
    element.value = one
    form.append(element)
    element.value = two
    await see()
  },
  'with a value that is taken back before it is connected': async ({ form, create, one, see }) => {
    const element = create({ value: one })
    element.value = ''
    form.append(element)
    await see()
  },
  'in a form outside of the document': async ({ form, create, one, see }) => {
    const parent = form.parentNode
    form.remove()
    const element = create({ value: one })
    form.append(element)
    await see()
    parent?.append(form)
    await see()
  },
  'with its form by id': async ({ form, create, one, see }) => {
    const element = create({ form: form.id, value: one })
    form.parentNode?.append(element)
    await see(element)
  },
}

const changed: Steps = {
  'by an attribute': async ({ form, create, one, two, setFirst, see }) => {
    const element = create({ value: one })
    form.append(element)
    await see()
    setFirst(element, two)
    await see()
    setFirst(element, null)
    await see()
  },
  'by a property, to and fro': async ({ form, create, one, two, see }) => {
    const element = create()
    form.append(element)
    for (const value of [one, two, '', one]) {
      element.value = value
      await see()
    }
  },
  'by null, which is empty': async ({ form, create, one, see }) => {
    const element = create({ value: one })
    form.append(element)
    Object.assign(element, { value: null })
    await see()
  },
  'to required and back': async ({ form, create, see }) => {
    const element = create()
    form.append(element)
    for (const required of [true, false, true]) {
      element.required = required
      await see()
    }
    element.removeAttribute('required')
    await see()
  },
  'to disabled and back': async ({ form, create, one, see }) => {
    const element = create({ value: one, required: '' })
    element.disabled = true
    form.append(element)
    await see()
    element.disabled = false
    await see()
    element.setAttribute('disabled', '')
    await see()
  },
  'by a fieldset': async ({ form, create, one, see }) => {
    const fieldset = document.createElement('fieldset')
    form.append(fieldset)
    const element = create({ value: one, required: '' })
    fieldset.append(element)
    fieldset.disabled = true
    await see()
    form.append(element)
    await see()
    fieldset.append(element)
    await see()
    fieldset.disabled = false
    await see()
  },
  'by a message of the page': async ({ form, create, one, see }) => {
    const element = create({ value: one })
    form.append(element)
    await see()
    element.setCustomValidity('We do not deliver there')
    await see()
    element.setCustomValidity('')
    await see()
  },
  'by a reset': async ({ form, create, one, two, setFirst, see }) => {
    const element = create({ value: one })
    form.append(element)
    element.value = two
    await see()
    form.reset()
    await see()
    setFirst(element, two)
    await see()
  },
  'by a reset to nothing': async ({ form, create, one, see }) => {
    const element = create()
    element.value = one
    form.append(element)
    form.reset()
    await see()
  },
  'by what the browser restores': async ({ form, create, one, two, see }) => {
    const element = create({ value: one })
    form.append(element)
    const own = element as unknown as { formStateRestoreCallback?: (state: string) => void }
    if (own.formStateRestoreCallback) own.formStateRestoreCallback(two)
    else element.value = two
    await see()
  },
}

const moved: Steps = {
  'to the front': async ({ form, create, one, see }) => {
    const element = create()
    element.value = one
    form.append(document.createElement('p'), element)
    await see()
    form.prepend(element)
    await see()
  },
  'at once': async ({ form, create, one, see }) => {
    const element = create({ required: '' })
    form.append(document.createElement('p'), element)
    element.value = one
    form.prepend(element)
    form.append(element)
    await see()
  },
  'as one of two rows': async ({ form, create, one, two, see }) => {
    const rows = [one, two].map((value) => {
      const row = document.createElement('div')
      const element = create()
      element.value = value
      row.append(element)
      return row
    })
    form.append(...rows)
    await see()
    form.append(...rows.toReversed())
    await see()
    await see(rows[0]?.firstElementChild as HTMLInputElement)
  },
  'out and back': async ({ form, create, one, see }) => {
    const element = create({ value: one })
    form.append(element)
    await see()
    element.remove()
    await see(element)
    form.append(element)
    await see()
  },
  'out and back, while it loads': async ({ form, create, one, see }) => {
    const element = create()
    form.append(element)
    element.value = one
    element.remove()
    await see(element)
    form.append(element)
    await see()
  },
  'out, and filled there': async ({ form, create, one, two, see }) => {
    const element = create({ value: one })
    form.append(element)
    await see()
    element.remove()
    element.value = two
    element.required = true
    form.append(element)
    await see()
  },
  'as a copy': async ({ form, create, one, two, see }) => {
    const element = create({ value: one, required: '' })
    form.append(element)
    await see()
    element.replaceWith(element.cloneNode(true))
    await see()
    form.reset()
    await see()
    const other = create({ value: one })
    form.replaceChildren(other)
    other.value = two
    await see()
    const copy = other.cloneNode(true) as HTMLInputElement
    await see(copy)
    other.replaceWith(copy)
    await see()
    form.reset()
    await see()
  },
  'through innerHTML': async ({ form, create, one, see }) => {
    const element = create({ value: one })
    form.append(element)
    await see()
    const { innerHTML } = form
    form.innerHTML = innerHTML
    await see()
    form.innerHTML = innerHTML
    await see()
  },
}

const early: Steps = {
  'from markup': async ({ form, markup, one, define, see }) => {
    form.innerHTML = markup({ value: one, required: '' })
    await define()
    await see()
  },
  'with properties': async ({ form, create, one, two, define, see }) => {
    const element = create()
    Object.assign(element, { value: one, required: true, name: 'f' })
    form.append(element)
    await define()
    await see()
    element.value = two
    await see()
    element.value = ''
    await see()
    element.required = false
    await see()
  },
  'disabled by a property': async ({ form, create, one, define, see }) => {
    const element = create()
    form.append(element)
    Object.assign(element, { value: one, disabled: true })
    await define()
    await see()
    element.disabled = false
    await see()
  },
  'with an attribute and a property': async ({ form, create, one, two, define, see }) => {
    const element = create({ value: one })
    element.value = two
    form.append(element)
    await define()
    await see()
    form.reset()
    await see()
  },
  'outside of the document': async ({ form, create, one, define, see }) => {
    const element = create()
    Object.assign(element, { value: one, required: true })
    await define()
    form.append(element)
    await see()
  },
}

/** Codes of no place: an input accepts any text, so our elements must behave like a select of the places. */
const listed: Steps = {
  'by a property': async ({ form, create, one, see }) => {
    const element = create({ value: one, required: '' })
    form.append(element)
    await see()
    for (const value of ['999999', one, '100499', '10040', one]) {
      element.value = value
      await see()
    }
  },
  'by a property before it is connected': async ({ form, create, see }) => {
    const element = create({ required: '' })
    element.value = '999999'
    form.append(element)
    await see()
  },
  'and is reset': async ({ form, create, one, see }) => {
    const element = create({ value: one })
    form.append(element)
    element.value = '999999'
    await see()
    form.reset()
    await see()
  },
}

/** The states of an input with its values replaced by those of another kind. */
function valuesOf(kind: { one: string; two: string }, states: unknown): unknown {
  const { one, two } = kinds.input
  return JSON.parse(JSON.stringify(states).replaceAll(one, kind.one).replaceAll(two, kind.two))
}

/**
 * Steps in which the value of a plain `<select>` differs from `<thai-address>`, which is then like an input: the indexes of
 * these states in the step, and the value of the select there.
 */
const unlikeSelect: Readonly<Record<string, { why: string; at: readonly number[]; value: string }>> = {
  'with a property and then an attribute, before it is connected': {
    why: 'each option of a select is dirty by itself: `selected` on another one still chooses it (HTML, 4.10.10)',
    at: [0],
    value: kinds.select.one,
  },
  'as a copy': {
    why: 'a copy of a select forgets what was chosen: only input and textarea have cloning steps (HTML, 4.10.5, 4.10.11)',
    at: [4, 5],
    value: kinds.select.one,
  },
}

async function expectSame(page: Page, name: string, step: Steps[string]): Promise<void> {
  const { input, select, ...ours } = await run(page, step)
  const wanted = Object.keys(ours).map((tag) => [tag, valuesOf(kinds[tag as keyof typeof kinds], input)])
  expect(ours).toEqual(Object.fromEntries(wanted))
  const { at = [], value } = unlikeSelect[name] ?? {}
  const isUnlike = (i: number): boolean => at.includes(i)
  const [chosen, address] = [select, ours['thai-address']] as { value: string; sent: string | null }[][]
  expect(chosen?.filter((_, i) => !isUnlike(i))).toEqual(address?.filter((_, i) => !isUnlike(i)))
  expect(chosen?.flatMap((state, i) => (state.value === address?.[i]?.value ? [] : [i]))).toEqual(at)
  for (const i of at) expect(chosen?.[i]?.value).toBe(value)
}

describe.for([
  ['made', made],
  ['changed', changed],
  ['moved', moved],
] as const)('a form element %s', ([, steps]) => {
  let visited: Visit
  beforeAll(async () => {
    visited = await pageWith('')
  })
  afterAll(() => visited.close())
  it.for(Object.entries(steps))('%s', ([name, step]) => expectSame(visited.page, name, step))
})

describe('a form element made before it is defined', () => {
  it.for(Object.entries(early))('%s', async ([name, step]) => {
    const { page, close } = await visit('/404', { expectedStatuses: [404] })
    await expectSame(page, name, step)
    await close()
  })
})

describe('an element given a code that no subdistrict has', () => {
  it.for(Object.entries(listed))('%s, is as empty as a select without that option', async ([, step]) => {
    const { page, close } = await pageWith('')
    const { select, ...ours } = await run(page, step)
    expect(ours['thai-address']).toEqual(select)
    expect(ours['thai-address-search']).toEqual(select)
    await close()
  })
})
