import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRequest } from './any-request.ts'
import { operations, send } from './client.ts'
import { fault } from './judge.ts'

/** Every route answers any request with a documented status and a body that its schema accepts. */

const RUNS = 60

describe.for(operations.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation })))(
  '$name',
  ({ operation }) => {
    it('answers anything with a documented status and body', async () => {
      await fc.assert(
        fc.asyncProperty(anyRequest(operation), async ({ path, body, ...init }) => {
          const response = await send(path, {
            ...init,
            ...(body !== undefined && { body: new TextEncoder().encode(body) }),
          })
          const contentType = response.headers.get('content-type') ?? ''
          const answered = {
            status: response.status,
            contentType,
            body: new TextDecoder().decode(await response.arrayBuffer()),
          }
          expect(fault(answered, operation.contract)).toBeUndefined()
        }),
        { numRuns: RUNS },
      )
    })
  },
)
