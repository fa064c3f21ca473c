import { app } from '../../../src/app.ts'

/**
 * The service with three planted faults, for `npm run fuzz -- --self-test`: an undocumented status, a body that its
 * schema rejects, and an answer that takes too long, each for rare input only.
 */
export default {
  async fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response> {
    const url = URL.parse(request.url)
    const response = await app.fetch(request, env, ctx)
    if (url?.pathname.endsWith('/digits') && /%e2%80%ae/i.test(url.search)) return new Response('?', { status: 418 })
    if (url?.pathname.endsWith('/baht-text') && response.status === 200 && url.search.includes('value='))
      return Response.json({ amount: 0 })
    if (url?.pathname.endsWith('/provinces') && url.search.includes('unknown=')) await tooLong()
    return response
  },
}

const tooLong = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400))
