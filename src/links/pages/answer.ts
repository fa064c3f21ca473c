import { Answer } from '../../http/answer.ts'
import type { RequestFacts } from '../../http/contract.ts'
import type { Call } from '../../http/operation.ts'
import { statusOf, type Problem } from '../../http/problem.ts'
import { commonHeaders } from '../../http/respond.ts'
import { LinkClosed } from '../problems.ts'
import { pageHeaders } from './headers.ts'
import type { PageSurroundings } from './layout.ts'
import { closedPage, notFoundPage, problemPage } from './notices.ts'

type Context = Call['c']

export const HTML_TYPE = 'text/html; charset=utf-8'

/** Whether the client accepts HTML: a browser's form, not a program. */
export const wantsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false

/** Renders a page with a fresh nonce. */
export function pageAnswer(c: Context, render: (surroundings: PageSurroundings) => string): Answer {
  const surroundings = surroundingsOf(c)
  return new Answer(render(surroundings), { contentType: HTML_TYPE, headers: pageHeaders(surroundings.nonce) })
}

/** Renders a problem as a page for people, in place of problem+json. */
export function problemAsPage(problem: Problem, facts: RequestFacts, c: Context): Response {
  const surroundings = surroundingsOf(c)
  const headers = {
    ...commonHeaders(c, facts),
    ...pageHeaders(surroundings.nonce),
    'Content-Type': HTML_TYPE,
    'Cache-Control': 'no-store',
    ...problem.options.headers,
  }
  return new Response(pageOf(problem, surroundings), { status: statusOf(problem), headers })
}

function surroundingsOf(c: Context): PageSurroundings {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  return { nonce, operatorContact: c.env.OPERATOR_CONTACT }
}

function pageOf(problem: Problem, surroundings: PageSurroundings): string {
  if (problem.code === 'link_not_found') return notFoundPage(surroundings)
  return problem instanceof LinkClosed ? closedPage(problem, surroundings) : problemPage(problem, surroundings)
}
