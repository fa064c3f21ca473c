import { describe, expect, it } from 'vitest'
import { app } from '../../src/app.ts'
import { contractOf } from '../../src/http/contract.ts'
import { openApi } from '../../src/service/openapi.ts'
import { operations } from '../http/client.ts'

/** Every parameter of every operation, with the examples of its names. */
const examples = operations.flatMap(({ contract: { name: operation, path, query, body } }) =>
  [path, query, body?.properties].flatMap((group) =>
    Object.entries(group ?? {}).flatMap(([name, parameter]) =>
      [parameter.example, ...Object.values(parameter.aliasExamples ?? {})].map((example) => ({
        title: `${operation}, ${name}: ${JSON.stringify(example)?.slice(0, 60)}`,
        parameter,
        // Values in a URL are strings.
        raw: group === body?.properties ? example : String(example),
      })),
    ),
  ),
)

it.for(examples)('an example is accepted: $title', ({ parameter, raw }) => {
  expect(parameter.judge(raw)).toHaveProperty('value')
})

describe('openapi.json', () => {
  it('is generated from the contracts of all routes', async () => {
    const text = `${JSON.stringify(openApi(operations), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../../openapi.json')
  })

  it.for(app.routes)('$method $path has a contract', ({ handler }) => {
    expect(contractOf(handler)).toBeDefined()
  })
})
