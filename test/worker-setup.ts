import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

await applyD1Migrations(env.DB, (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS)

/** The short link that the contract's examples name. */
await env.LINK.getByName('k7m2wq9n').create('k7m2wq9n', 'https://www.example.org/page?x=1', Date.now())

// The WebP decoder sets a `location` without an origin where there is none, on which the MCP client's validator fails.
Object.assign(globalThis, { location: new URL('https://sala.example/') })
