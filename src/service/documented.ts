import { words as address } from '../address/words.ts'
import { words as holidays } from '../holidays/words.ts'
import type { Contract } from '../http/contract.ts'
import type { Inputs, Parameters } from '../http/parameter.ts'
import { formWords, type Documented, type OperationWords } from '../http/words.ts'
import { words as links } from '../links/words.ts'
import { words as promptpay } from '../promptpay/words.ts'
import { words as qr } from '../qr/words.ts'
import { speak } from '../speech/words.ts'
import { textTools } from '../text/tools.ts'
import { textWords } from '../text/words.generated.ts'
import { words as service } from './words.ts'

/** The words of the operations of each group. */
const groups: Readonly<Record<string, Readonly<Record<string, OperationWords>>>> = {
  text: { ...textWords, speak },
  address,
  holidays,
  links,
  promptpay,
  qr,
  service,
}

const worded = new Map(
  Object.entries(groups).flatMap(([tag, operations]) =>
    Object.entries(operations).map(([name, words]) => [name, { tag, words }] as const),
  ),
)

/** The page with the form of each text tool. */
const toolPages = new Map(Object.values(textTools).map(({ name, path }) => [name, `${path}#${path.slice(1)}`]))

/** A contract with the words that the Worker does not load. */
export function documented(contract: Contract): Documented {
  const { name, path, query, body, response, ...rest } = contract
  const own = worded.get(name)
  if (!own) throw new Error(`words.ts has no words of ${name}`)
  const { tag, words } = own
  const { summary, description, schema, example, problemMembers, bodyExample } = words
  const page = words.pagePath ?? toolPages.get(name)
  const described = {
    ...rest,
    name,
    tag,
    summary: summary.en,
    summaryTh: summary.th,
    ...(description && { description: description.en, descriptionTh: description.th }),
    ...(page && { page }),
    ...(path && { path: parametersOf(path, words) }),
    ...(query && { query: parametersOf(query, words) }),
    ...(body && {
      body: { ...body, properties: parametersOf(body.properties, words), ...(bodyExample && { example: bodyExample }) },
    }),
    ...(problemMembers && { problemMembers }),
  }
  if (response?.contentType !== undefined)
    return { ...described, response: { ...response, contentType: response.contentType } }
  if (!schema || !example) throw new Error(`words.ts has no answer of ${name}`)
  return { ...described, response: { schema, example, ...response } }
}

/** Inputs with their words. */
function parametersOf(inputs: Inputs, { input: own }: OperationWords): Parameters {
  const all: OperationWords['input'] = { ...own, ...formWords }
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const words = all[name]
      if (!words) throw new Error(`words.ts has no words of the parameter ${name}`)
      const { en, th, field: _, ...rest } = words
      return [name, { ...input, ...rest, description: en, descriptionTh: th }]
    }),
  )
}

/** The operations with their words. @throws {Error} if two have one name: that of a folder that was copied. */
export function allDocumented<T extends { readonly contract: Contract }>(
  operations: readonly T[],
): (Omit<T, 'contract'> & { readonly contract: Documented })[] {
  const names = operations.map(({ contract }) => contract.name)
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined) throw new Error(`two operations have the name ${twice}`)
  return operations.map((operation) => ({ ...operation, contract: documented(operation.contract) }))
}
