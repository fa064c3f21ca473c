import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
const { version } = read('package.json') as { version: string }

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

it('server.json is what the MCP Registry takes, with placeholders for the owner and the host', () => {
  const server = ServerDetail.parse(read('server.json'))
  expect(server.version).toBe(version)
  expect(server.name).toBe('io.github.YOUR-NAME/sala')
  expect(server.repository.url).toBe('https://github.com/YOUR-NAME/sala')
  expect(server.remotes[0].url).toBe('https://YOUR-SALA/mcp')
})
