import { Hono } from 'hono'
import * as z from 'zod'

const Query = z.object({ name: z.string().min(1).max(100), times: z.coerce.number().int().min(1).max(9).default(1) })

/** What Hono with a zod schema over the query costs, without anything of Sala. */
export default new Hono().get('/hello', (c) => {
  const read = Query.safeParse(c.req.query())
  return read.success ? c.json({ hello: read.data.name, times: read.data.times }) : c.json({ error: 'invalid' }, 400)
})
