import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

await applyD1Migrations(env.DB, (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS)

/** The short link that the contract's examples name. */
await env.LINK.getByName('k7m2wq9n').create('k7m2wq9n', 'https://www.example.org/page?x=1', Date.now())
