import { describe, expect, it } from 'vitest'
import { app } from '../../src/app.ts'
import { contractOf } from '../../src/http/contract.ts'
import { openApi } from '../../src/service/openapi.ts'
import { operations } from '../http/client.ts'

describe('openapi.json', () => {
  it('is generated from the contracts of all routes', async () => {
    const text = `${JSON.stringify(openApi(operations), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../../openapi.json')
  })

  it.for(app.routes)('$method $path has a contract', ({ handler }) => {
    expect(contractOf(handler)).toBeDefined()
  })
})
