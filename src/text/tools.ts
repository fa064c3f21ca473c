import { routesOf } from '../http/tool-routes.ts'
import { bahtAmount } from './baht-amount/tool.ts'
import { bahtText } from './baht-text/tool.ts'
import { date } from './date/tool.ts'
import { digits } from './digits/tool.ts'
import { checkId } from './id/tool.ts'
import { readText } from './read/tool.ts'
import { romanize } from './romanize/tool.ts'

/** The tools of the group, in the order of openapi.json. */
export const textTools = { bahtText, bahtAmount, date, digits, checkId, romanize, readText }

/** Mounted at `/api/v1/tools/thai`. */
export const textRoutes = routesOf(textTools)
