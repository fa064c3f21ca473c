import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { keptFor } from './answer.ts'
import { contractOf, type Contract } from './contract.ts'
import { runOf, type Run } from './operation.ts'
import { Problem, routeNotFound } from './problem.ts'
import type { Routes } from './router.ts'
import { sitePage, withOwnAddresses } from './pages.ts'
import { countRequest } from './rate-limit.ts'
import { Facts, optionsResponse, problemResponse } from './respond.ts'

/** An operation and the pattern of its paths. */
type Known = Operation & { readonly pattern: RegExp }

/** The app's operations by method and path, from its routes. */
export function operationsOf(app: Routes): Operation[] {
  return app.routes.flatMap(({ method, path, handler }) => {
    const contract = contractOf(handler)
    const run = runOf(handler)
    return contract && run ? [{ method, path: path.replace(/(?<=.)\/$/, ''), contract, run }] : []
  })
}

/** A route of the app: `path` in Hono's form, `/postcode/:postcode`. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly contract: Contract
  readonly run: Run
}

const knownOperations = keptFor((app: Routes): readonly Known[] =>
  operationsOf(app).map((each) => ({
    ...each,
    pattern: new RegExp(`^${each.path.replaceAll('.', '\\.').replace(/:\w+(?:\{[^}]*\})?/g, '[^/]+')}$`),
  })),
)

/** The operations at a path, of all methods. */
export const operationsAt = (app: Routes, path: string): readonly Known[] =>
  knownOperations(app).filter(({ pattern }) => pattern.test(path))

/**
 * Answers requests without a route: a page or file of the site, OPTIONS, a method the path does not support, or an unknown path.
 */
export async function unmatched(app: Routes, c: Context<AppEnv>): Promise<Response> {
  const path = c.req.path
  const here = operationsAt(app, path)
  const allow = allowedMethods(here)
  const sameSite = here.find(({ method }) => method === c.req.header('access-control-request-method'))?.contract
    .sameSite
  if (here.length === 0) return pageOrNone(c)
  const facts = new Facts(c, { sameSite: sameSite ?? here[0]?.contract.sameSite ?? false })
  if (c.req.method === 'OPTIONS') return optionsResponse(c, allow, facts)
  return problemResponse(methodNotAllowed(allow), c, facts)
}

/**
 * Below `/api` a problem; elsewhere a file of the site or its 404 page in the language of the path. All are counted.
 */
async function pageOrNone(c: Context<AppEnv>): Promise<Response> {
  const isOfApi = isApi(c.req.path)
  const facts = new Facts(c, { sameSite: !isOfApi, rate: 'page' })
  try {
    await countRequest(c, 'page')
  } catch (error) {
    return problemResponse(error, c, facts)
  }
  if (isOfApi) return problemResponse(routeNotFound(), c, facts)
  return (await sitePage(c)) ?? (isBrowsing(c) ? notFoundPage(c) : problemResponse(routeNotFound(), c, facts))
}

const isApi = (path: string): boolean => /^\/api(?:\/|$)/.test(path)

/** Whether a browser is requesting a page. */
function isBrowsing(c: Context<AppEnv>): boolean {
  return /\btext\/html\b/.test(c.req.header('accept') ?? '') && /^(?:GET|HEAD)$/.test(c.req.raw.method)
}

/** The static 404 page (scripts/site.ts), with its own security headers from public/_headers. */
async function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  const path = /^\/en(?:\/|$)/.test(c.req.path) ? '/en/404' : '/404'
  const page = await withOwnAddresses(await c.env.ASSETS.fetch(`${new URL(c.req.url).origin}${path}`), c)
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-store')
  headers.delete('ETag')
  return new Response(page.body, { status: 404, headers })
}

function allowedMethods(here: readonly Known[]): string[] {
  const methods = here.map(({ method }) => method)
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS']
}

function methodNotAllowed(allow: readonly string[]): Problem {
  const list = allow.join(', ')
  return new Problem(
    'method_not_allowed',
    { en: `This path takes ${list}.`, th: `เส้นทางนี้รองรับ ${list}` },
    { headers: { Allow: list } },
  )
}
