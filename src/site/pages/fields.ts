import { html } from 'hono/html'
import { isRequired, schemaOf, type Input, type Inputs } from '../../http/parameter.ts'
import { joined, t, words, type Content, type Html } from './language.ts'
import type { Both } from './tools/tool.ts'

/** An `<option>`, which can contain no elements. */
export function option(value: string, th: string, en: string, selected = false): Html {
  return html`<option value="${value}"${selected && ' selected'}>${words(th, en)}</option>`
}

interface Field {
  readonly name: string
  readonly th: string
  readonly en: string
  /** Attributes of the input. */
  readonly attributes?: Html
  readonly value?: string
  readonly wide?: boolean
}

export function input({ name, th, en, attributes = html``, value = '', wide = false }: Field): Html {
  return html`<label${wide && html` class="wide"`}><span>${t(th, en)}</span><input name="${name}" value="${value}" autocomplete="off" ${attributes}></label>`
}

export function textarea({ name, th, en, attributes = html``, value = '' }: Field): Html {
  return html`<label class="wide"><span>${t(th, en)}</span><textarea name="${name}" rows="3" ${attributes}>${value}</textarea></label>`
}

export function select(name: string, th: string, en: string, options: readonly Content[]): Html {
  return html`<label><span>${t(th, en)}</span><select name="${name}">${options}</select></label>`
}

/** A choice as large buttons to tap; the first is chosen. */
export function buttons(name: string, legend: Both, all: readonly (readonly [value: string, ...words: Both])[]): Html {
  const each = all.map(
    ([value, ...text], i) =>
      html`<label><input type="radio" class="vh" name="${name}" value="${value}"${i === 0 && ' checked'}><span>${words(...text)}</span></label>`,
  )
  return html`<fieldset class="wide kinds"><legend>${t(...legend)}</legend>${each}</fieldset>`
}

/** The texts of a parameter's field. */
interface Words {
  readonly label: Both
  /** Its initial value; by default the contract's. */
  readonly value?: string
  /** As wide as the form, or with several lines. */
  readonly size?: 'wide' | 'lines'
  /** Attributes that the contract does not determine: the keyboard, a placeholder. */
  readonly attributes?: Html
  /** The choices, most wanted first: all of the contract, or some of its numbers. */
  readonly choices?: readonly (readonly [value: string, ...words: Both])[]
}

/**
 * The fields of a form, by the parameters of its operation. Required, maximum length and choices come from the contract.
 * Each parameter has its words, or is `left` to its default; only the form of the answer needs none.
 *
 * @example fieldsOf(contracts.digits.query, { text: { label: ['ข้อความ', 'Text'] }, to: 'left' })
 */
export function fieldsOf<P extends Inputs>(
  parameters: P | undefined,
  asked: { readonly [Name in Exclude<keyof P, 'format' | 'bom'>]: Words | 'left' },
): Html {
  const fields = Object.entries<Words | 'left'>(asked).flatMap(([name, each]) => {
    const parameter = parameters?.[name]
    if (!parameter) throw new Error(`the contract has no ${name}`)
    return each === 'left' ? [] : [fieldOf(name, parameter, each)]
  })
  return html`${joined(fields, '\n')}`
}

function fieldOf(name: string, parameter: Input, { label, value, size, attributes, choices }: Words): Html {
  const [th, en] = label
  const schema = schemaOf(parameter)
  const first = value ?? (schema['default'] as string | number | undefined)?.toString() ?? ''
  if (choices) {
    const known = (schema['enum'] as readonly string[] | undefined)?.toSorted().join()
    const shown = choices.map(([choice]) => choice)
    if (known && known !== shown.toSorted().join()) throw new Error(`${name} can be ${known}`)
    const options = choices.map(([choice, ...text]) => option(choice, ...text, choice === first))
    return select(name, th, en, options)
  }
  const isNumber = schema['type'] === 'integer'
  const limits = [
    isNumber && html`type="number" min="${schema['minimum'] as number}" max="${schema['maximum'] as number}"`,
    (isRequired(parameter) || isNumber) && 'required',
    'maxLength' in schema && html`maxlength="${schema['maxLength'] as number}"`,
    attributes,
  ].filter((each) => each !== false && each !== undefined)
  const field = { name, th, en, value: first, attributes: html`${joined(limits, ' ')}` }
  return size === 'lines' ? textarea(field) : input({ ...field, wide: size === 'wide' })
}
