import type { Call } from '../http/operation.ts'
import { Facts, problemResponse } from '../http/respond.ts'
import { problemAsPage, wantsPage } from './pages/answer.ts'
import { notOnLinkHost } from './problems.ts'

type Context = Call['c']

/** Answers every other path of the host of short links: a page for people, a problem for programs. */
export function linkHostOnly(c: Context): Response {
  const problem = notOnLinkHost(c.env.BASE_URL?.replace(/\/+$/, ''))
  const facts = new Facts(c, { sameSite: true })
  return wantsPage(c) ? problemAsPage(problem, facts, c) : problemResponse(problem, c, facts)
}
