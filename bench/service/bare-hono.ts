import { Hono } from 'hono'

/** What Hono alone costs: one route with one query value. */
export default new Hono().get('/hello', (c) => c.json({ hello: c.req.query('name') }))
