import { words as address } from '../address/words.ts'
import { words as holidays } from '../holidays/words.ts'
import type { Contract, WordedContract } from '../http/contract.ts'
import type { Input, Inputs, Parameter, Parameters } from '../http/parameter.ts'
import { formWords, type Answers, type Documented, type InputWords, type OperationWords } from '../http/words.ts'
import { answers as links } from '../links/words.ts'
import { words as promptpay } from '../promptpay/words.ts'
import { words as qr } from '../qr/words.ts'
import { speak } from '../speech/words.ts'
import { textTools } from '../text/tools.ts'
import { textWords } from '../text/words.ts'
import { operationsTh, parameterTh } from './descriptions-th.ts'
import { answers as service } from './words.ts'

/** The words of the operations of each group. */
const groups: Readonly<Record<string, Readonly<Record<string, OperationWords>>>> = {
  text: { ...textWords, speak },
  address,
  holidays,
  promptpay,
  qr,
}

const worded = new Map(
  Object.entries(groups).flatMap(([tag, operations]) =>
    Object.entries(operations).map(([name, words]) => [name, { tag, words }] as const),
  ),
)

/** The page with the form of each text tool. */
const toolPages = new Map(Object.values(textTools).map(({ name, path }) => [name, `${path}#${path.slice(1)}`]))

/** Of the other groups the answers alone are in words.ts. */
const answers: Readonly<Record<string, Answers>> = {
  ...links,
  ...service,
}

/** A contract with the words that the Worker does not load. */
export function documented(contract: Contract): Documented {
  const { name, path, query, body, response, ...rest } = contract
  const own = worded.get(name)
  const parametersOf = (inputs: Inputs): Parameters =>
    Object.fromEntries(
      Object.entries(inputs).map(([each, input]) => [each, parameterOf(name, each, input, own?.words.input)]),
    )
  const { schema, example, problemMembers } = own?.words ?? answers[name] ?? {}
  const bodyExample = own?.words.bodyExample
  const page = own?.words.pagePath ?? toolPages.get(name)
  const all = {
    ...(own
      ? { ...rest, tag: own.tag, ...wordsOf(own.words), ...(page && { page }) }
      : (rest as Omit<WordedContract, 'name' | 'path' | 'query' | 'body' | 'response'>)),
    name,
    ...(path && { path: parametersOf(path) }),
    ...(query && { query: parametersOf(query) }),
    ...(body && {
      body: { ...body, properties: parametersOf(body.properties), ...(bodyExample && { example: bodyExample }) },
    }),
    ...(problemMembers && { problemMembers }),
  }
  const th = own?.words.description?.th ?? operationsTh[name]
  const described = th === undefined ? all : { ...all, descriptionTh: th }
  if (response?.contentType !== undefined)
    return { ...described, response: { ...response, contentType: response.contentType } }
  if (!schema || !example) throw new Error(`words.ts has no answer of ${name}`)
  return { ...described, response: { schema, example, ...response } }
}

function wordsOf({ summary, description }: OperationWords) {
  return { summary: summary.en, summaryTh: summary.th, ...(description && { description: description.en }) }
}

/** A parameter with its words: those of words.ts, or else those beside it in its contract. */
function parameterOf(operation: string, name: string, input: Input, own?: OperationWords['input']): Parameter {
  const words = name in formWords ? formWords[name as keyof typeof formWords] : own?.[name]
  if (!words) {
    const descriptionTh = parameterTh(operation, name)
    return { ...(input as Parameter), ...(descriptionTh !== undefined && { descriptionTh }) }
  }
  const { en, th, example, aliasExamples, members }: InputWords = words
  return {
    ...input,
    description: en,
    descriptionTh: th,
    example,
    ...(aliasExamples && { aliasExamples }),
    ...(members && { members }),
  }
}

/** The operations with their words. */
export const allDocumented = <T extends { readonly contract: Contract }>(
  operations: readonly T[],
): (Omit<T, 'contract'> & { readonly contract: Documented })[] =>
  operations.map((operation) => ({ ...operation, contract: documented(operation.contract) }))
