import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../src/http/tool.ts'
import { textTools } from '../../src/text/tools.ts'
import { isRequired, schemaOf } from '../../src/http/parameter.ts'
import { fieldsOf } from '../../src/site/pages/fields.ts'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** The markup of a form's fields, by name. */
function fieldsIn(form: string): Record<string, string> {
  const fields = [
    ...form.matchAll(/<(?:input|textarea|select) name="(\w+)"[\s\S]*?(?:>(?=<\/label>)|<\/(?:textarea|select)>)/g),
  ]
  return Object.fromEntries(fields.map(([text, name = '']) => [name, text]))
}

const names = Object.keys(textTools) as (keyof typeof textTools)[]

const within = (page: string, start: RegExp): string => page.slice(page.search(start)).split('</form>')[0] ?? ''

describe.for(['', 'en/'])('in the language of /%s', (base) => {
  it.for(names)('%s has a form as its input says', (name) => {
    const { path, input } = textTools[name] as Tool
    const id = path.slice(1)
    const own = fieldsIn(within(read(`public/${base}${id}.html`), new RegExp(`<section [^>]*id="${id}"`)))
    expect(Object.keys(own)).not.toEqual([])
    for (const [parameterName, field] of Object.entries(own)) {
      const parameter = input[parameterName]
      if (!parameter) throw new Error(`${id} has no ${parameterName}`)
      const { enum: choices, default: fallback, maxLength } = schemaOf(parameter)
      const options = [...field.matchAll(/<option value="(\w+)"( selected)?/g)]
      expect(options.map(([, value]) => value)).toEqual(choices ?? [])
      if (choices) expect(options.find(([, , selected]) => selected)?.[1]).toBe(fallback)
      expect(Number(/maxlength="(\d+)"/.exec(field)?.[1] ?? Infinity)).toBe(maxLength ?? Infinity)
      if (isRequired(parameter)) expect(field).toContain(' required')
    }
  })
})

const to = (choices: readonly (readonly [string, string, string])[]): unknown =>
  fieldsOf(textTools.digits.input, { text: { label: ['ก', 'a'] }, to: { label: ['ก', 'a'], choices } })

it('a form that lacks a choice of the contract, or has one more, is not built', () => {
  expect(() => to([['swap', 'ก', 'a']])).toThrow('to can be')
  expect(() => to(['swap', 'thai', 'arabic', 'lao'].map((each) => [each, 'ก', 'a'] as const))).toThrow('to can be')
  // @ts-expect-error each parameter is asked for, or left to its default
  void fieldsOf(textTools.romanize.input, { text: { label: ['ก', 'a'] } })
})
