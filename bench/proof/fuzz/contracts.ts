import { registerHooks } from 'node:module'
import type { Documented } from '../../../src/http/words.ts'

/** Node loads the contracts and cannot import the Worker's wasm modules: each becomes an empty module. */
const EMPTY = 'data:text/javascript,export default undefined'
registerHooks({
  resolve: (name, context, next) =>
    /\.(?:wasm|ttf|bin)$/.test(name) ? { url: EMPTY, shortCircuit: true } : next(name, context),
})

const { app } = await import('../../../src/app.ts')
const { allDocumented } = await import('../../../src/service/documented.ts')
const { operationsOf } = await import('../../../src/http/unmatched.ts')

/** Every operation of the service. */
export const operations: readonly { method: string; path: string; contract: Documented }[] = allDocumented(
  operationsOf(app),
)
