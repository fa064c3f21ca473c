import type { Call } from '../http/operation.ts'
import type { Problem } from '../http/problem.ts'
import { countRequest } from '../http/rate-limit.ts'
import { asProblem, Facts, problemResponse } from '../http/respond.ts'
import { problemAsPage, wantsPage } from './pages/answer.ts'
import { notOnLinkHost } from './problems.ts'

type Context = Call['c']

/** Answers every other path of the links host: with a page for people, a problem for programs. */
export async function linkHostOnly(c: Context): Promise<Response> {
  const facts = new Facts(c, { sameSite: true, rate: 'page' })
  let problem: Problem
  try {
    await countRequest(c, 'page')
    problem = notOnLinkHost(c.env.BASE_URL?.replace(/\/+$/, ''))
  } catch (error) {
    problem = asProblem(error, c, facts)
  }
  return wantsPage(c) ? problemAsPage(problem, facts, c) : problemResponse(problem, c, facts)
}
