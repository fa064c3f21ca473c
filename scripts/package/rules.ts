import { absent, isRequired } from '../../src/http/absent.ts'
import type { Parameter, Parameters } from '../../src/http/parameter.ts'
import { choiceRule, integerRule, nameRule, textRule } from '../../src/http/values.ts'
import type { Contract } from '../../src/http/contract.ts'

/** The answer is always the JSON. */
export const FORMS: ReadonlySet<string> = new Set(['format', 'bom'])

/** A logo is drawn by the service alone. */
const LEFT_OUT: ReadonlySet<string> = new Set([...FORMS, 'logo'])

/** Common text with a rule more: what the caption font can write. */
const OWN: ReadonlySet<string> = new Set(['caption'])

/**
 * The parameters of an operation as code of src/package/rules.generated.ts: how each is read, by the functions of
 * src/package/given.ts. What only a tool can read is handed over by the entry.
 */
export function rulesOf({ name, path, query }: Contract): string[] {
  // The service reads the path first, and refuses it before it looks at the query.
  const isJudged = Object.keys(query ?? {}).some((each) => !FORMS.has(each))
  if (path && isJudged)
    return [...rulesOf({ name: `${name}Path`, path } as Contract), ...rulesOf({ name, query } as Contract)]
  const own: string[] = []
  const lines = Object.entries({ ...path, ...query }).flatMap(([parameterName, parameter]) => {
    if (LEFT_OUT.has(parameterName)) return []
    const kind = OWN.has(parameterName) ? undefined : kindOf(parameter)
    const presence = isRequired(parameter) ? 'required' : 'optional'
    if (!kind) own.push(parameterName)
    const read = kind
      ? call(kind.name, kind.values)
      : call('judged', [readerOf(parameterName)], parameter.rule.en, parameter.rule.th)
    return `${parameterName}: ${call(presence, [read, ...fallback(parameter)])},`
  })
  const types = own.map((_, i) => `T${i}`)
  const readers = own.map((parameterName, i) => `${readerOf(parameterName)}: given.Read<T${i}>`)
  const generic = types.length > 0 ? `<${types.join(', ')}>` : ''
  return [`export const ${name} = ${generic}(${readers.join(', ')}) => ({\n${lines.join('\n')}\n})\n`]
}

/** One of the common kinds of parameters, recognised by the words of its rule; undefined for one of a kind of its own. */
function kindOf({
  rule,
  jsonSchema = {},
  textCharsMax,
}: Parameter): { name: string; values: readonly unknown[] } | undefined {
  const {
    enum: choices,
    minimum,
    maximum,
    maxLength,
  } = jsonSchema as {
    enum?: readonly string[]
    minimum?: number
    maximum?: number
    maxLength?: number
  }
  const is = (other: { en: string }): boolean => rule.en === other.en
  if (choices && is(choiceRule(choices))) return { name: 'choice', values: choices.map(quoted) }
  if (minimum !== undefined && maximum !== undefined && is(integerRule(minimum, maximum)))
    return { name: 'integer', values: [minimum, maximum] }
  if (maxLength !== undefined && textCharsMax === maxLength && is(textRule(maxLength)))
    return { name: 'text', values: [maxLength] }
  if (maxLength !== undefined && is(nameRule(maxLength))) return { name: 'name', values: [maxLength] }
  return undefined
}

/** The function that the entry hands over for a parameter. */
const readerOf = (parameter: string): string => `${parameter}Reader`

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`

const call = (name: string, values: readonly unknown[], ...texts: readonly string[]): string =>
  `given.${name}(${[...values, ...texts.map(quoted)].join(', ')})`

function fallback(parameter: Parameter): string[] {
  const result = absent(parameter)
  if (!result.success || result.data === undefined) return []
  return [typeof result.data === 'string' ? quoted(result.data) : JSON.stringify(result.data)]
}

/** The properties of a body as code: what the contract says of each, beside the function that judges it. */
export function bodyRulesOf(name: string, properties: Parameters): string {
  const names = Object.keys(properties)
  const judges = names.map((property, i) => `${property}: (raw: unknown) => Judged<T${i}>`)
  const lines = Object.entries(properties).map(
    ([property, { rule, aliases, impliedBy, emptyIsAbsent, textCharsMax }]) => {
      const facts = JSON.stringify({ rule, aliases, impliedBy, emptyIsAbsent, textCharsMax })
      return `${property}: inBody(judge.${property}, ${facts}),`
    },
  )
  const types = names.map((_, i) => `T${i}`)
  return `export const ${name} = <${types.join(', ')}>(judge: { ${judges.join('; ')} }) => ({\n${lines.join('\n')}\n})\n`
}
