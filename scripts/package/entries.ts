import * as address from '../../src/address/contract.ts'
import * as lookups from '../../src/address/tools.ts'
import * as holidays from '../../src/holidays/contract.ts'
import type { Contract } from '../../src/http/contract.ts'
import * as promptpay from '../../src/promptpay/contract.ts'
import * as qr from '../../src/qr/contract.ts'
import { contractOfTool } from '../../src/http/tool-routes.ts'
import type { Tool } from '../../src/http/tool.ts'
import { textTools } from '../../src/text/tools.ts'

/** The tools whose package functions are derived from them, by package entry, each with the folder of its `tool.ts`. */
export const madeEntries = new Map(
  Object.values(textTools as Readonly<Record<string, Tool>>).flatMap((tool) =>
    tool.in.includes('package') ? [[tool.path.slice(1), { tool, folder: `text${tool.path}` }] as const] : [],
  ),
)

/** The contracts with an entry of the npm package, in the order of the entries. */
export const packaged: readonly (Contract & { readonly packageEntry: string })[] = [
  ...[...madeEntries.values()].map(({ tool }) => contractOfTool(tool)),
  ...Object.values(lookups as Readonly<Record<string, Tool>>).map(contractOfTool),
  ...Object.values({ ...address, ...promptpay, ...qr, ...holidays }),
].flatMap((value) => ('packageEntry' in value ? [value as unknown as (typeof packaged)[number]] : []))

/** The entries of the npm package and their functions, named as in the contracts. */
export const entries: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(packaged, ({ packageEntry }) => packageEntry)].map(([entry, contracts]) => [
    entry,
    contracts.map(({ name }) => name),
  ]),
)

/** Entries that load their data on the first call. */
const loading = new Set(['address'])

/** Whether a function returns a promise. */
export const isAsync = (entry: string): boolean => loading.has(entry)
