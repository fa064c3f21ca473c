import type * as declared from '../../../public/client.d.ts'
import * as written from './client.ts'

/** Checks in tsc that client.js exports what client.d.ts declares; never run. */
written satisfies typeof declared
