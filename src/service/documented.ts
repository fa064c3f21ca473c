import { answers as address } from '../address/words.ts'
import { answers as holidays } from '../holidays/words.ts'
import type { Contract, WordedContract } from '../http/contract.ts'
import type { Answers, Documented } from '../http/words.ts'
import { answers as links } from '../links/words.ts'
import { answers as promptpay } from '../promptpay/words.ts'
import { answers as qr } from '../qr/words.ts'
import { answers as text } from '../text/words.ts'
import { answers as service } from './words.ts'

const answers: Readonly<Record<string, Answers>> = {
  ...address,
  ...holidays,
  ...links,
  ...promptpay,
  ...qr,
  ...service,
  ...text,
}

/** A contract with the words that the Worker does not load. */
export function documented(contract: Contract): Documented {
  const { name, response } = contract
  const worded = contract as WordedContract
  const { schema, example, problemMembers } = answers[name] ?? {}
  const rest = problemMembers && { problemMembers }
  if (response?.contentType !== undefined)
    return { ...worded, ...rest, response: { ...response, contentType: response.contentType } }
  if (!schema || !example) throw new Error(`words.ts has no answer of ${name}`)
  return { ...worded, ...rest, response: { schema, example, ...response } }
}

/** The operations with their words. */
export const allDocumented = <T extends { readonly contract: Contract }>(
  operations: readonly T[],
): (Omit<T, 'contract'> & { readonly contract: Documented })[] =>
  operations.map((operation) => ({ ...operation, contract: documented(operation.contract) }))
