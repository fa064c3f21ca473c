import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
const { version, homepage } = read('package.json') as { version: string; homepage: string }

/** The schema named in server.json, for a server with a remote address (MCP Registry, 2025-12-11). */
const ServerDetail = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  repository: z.strictObject({ url: z.url(), source: z.literal('github') }),
  websiteUrl: z.url(),
  remotes: z.tuple([
    z.strictObject({ type: z.literal('streamable-http'), url: z.string().regex(/^https?:\/\/[^\s]+$/) }),
  ]),
})

it('server.json is what the MCP Registry takes, with the repository of package.json and a placeholder for the host', () => {
  const server = ServerDetail.parse(read('server.json'))
  expect(server.version).toBe(version)
  expect(`${server.repository.url}#readme`).toBe(homepage)
  expect(server.name).toBe(server.repository.url.replace('https://github.com/', 'io.github.'))
  expect(server.remotes[0].url).toBe('https://YOUR-SALA/mcp')
})
