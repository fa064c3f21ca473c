import * as address from '../../src/address/contract.ts'
import * as holidays from '../../src/holidays/contract.ts'
import type { Contract } from '../../src/http/contract.ts'
import * as promptpay from '../../src/promptpay/contract.ts'
import * as qr from '../../src/qr/contract.ts'
import * as text from '../../src/text/contract.ts'

/** The contracts that name an entry of the npm package, in the order of the entries. */
export const packaged: readonly (Contract & { readonly packageEntry: string })[] = Object.values({
  ...text,
  ...address,
  ...promptpay,
  ...qr,
  ...holidays,
}).flatMap((value) => ('packageEntry' in value ? [value as unknown as (typeof packaged)[number]] : []))

/** The entries of the npm package and their functions, which have the names of the contracts. */
export const entries: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(packaged, ({ packageEntry }) => packageEntry)].map(([entry, contracts]) => [
    entry,
    contracts.map(({ name }) => name),
  ]),
)

/** Functions whose data is loaded when it is first needed. */
const loading = new Set(['address'])

/** Whether a function answers a promise. */
export const isAsync = (entry: string): boolean => loading.has(entry)
