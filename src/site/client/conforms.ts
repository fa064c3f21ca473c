import type * as declared from '../../../public/client.d.ts'
import * as written from './client.ts'

/** What client.js exports is what client.d.ts says: checked by tsc, never run. */
written satisfies typeof declared
