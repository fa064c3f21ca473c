import { app } from '../../../src/app.ts'

const kept: number[][] = []

/** The service with a planted leak of about 128 bytes a request, for `npm run start-up -- --self-test`. */
export default {
  fetch(request: Request, env: object, ctx: ExecutionContext): Response | Promise<Response> {
    kept.push(Array.from({ length: 24 }, () => kept.length))
    return app.fetch(request, env, ctx)
  },
}
