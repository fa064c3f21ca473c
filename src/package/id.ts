import { checkId as check } from '../text/id/id-check.ts'
import type { Functions } from './functions.generated.ts'

export { SalaError } from './sala-error.ts'

/** Any input gets an answer. */
export const checkId: Functions['checkId'] = (params) => check(String(params?.id ?? ''))
