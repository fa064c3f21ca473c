import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

await applyD1Migrations(env.DB, (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS)

/** Creates the short link of the contract's examples. */
await env.LINK.getByName('k7m2wq9n').create('k7m2wq9n', 'https://www.example.org/page?x=1', Date.now())

// If there is no `location`, the WebP decoder sets one without an origin, on which the MCP client's validator fails.
Object.assign(globalThis, { location: new URL('https://sala.example/') })
