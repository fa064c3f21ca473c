import { describe, expect, it } from 'vitest'
import { listed } from '../../src/http/contract.ts'
import { operationsTh, parametersTh, parameterTh } from '../../src/service/descriptions-th.ts'
import { operations } from '../http/client.ts'

const contracts = listed(operations).map(({ contract }) => contract)
const parameters = contracts.flatMap(({ name, path, query, body }) =>
  Object.entries({ ...path, ...query, ...body?.properties }).map(
    ([each, parameter]) => [name, each, parameter] as const,
  ),
)

describe('the Thai of the contracts', () => {
  it.for(contracts.filter(({ description }) => description))('describes $name', ({ descriptionTh }) => {
    expect(descriptionTh).toMatch(/[ก-๙]/)
  })

  it.for(parameters)('says what %s.%s means', ([, , { descriptionTh }]) => {
    expect(descriptionTh).toMatch(/[ก-๙]/)
  })

  it('says the same only of parameters that mean the same', () => {
    const meanings = new Map<string, Set<string>>()
    for (const { name, path, query, body } of contracts) {
      for (const [parameter, { description, descriptionTh }] of Object.entries({
        ...path,
        ...query,
        ...body?.properties,
      })) {
        if (parameterTh(name, parameter) !== descriptionTh) continue // words.ts has both languages side by side
        const key = `${name}.${parameter}` in parametersTh ? `${name}.${parameter}` : parameter
        meanings.set(key, (meanings.get(key) ?? new Set()).add(description))
      }
    }
    expect([...meanings].filter(([, english]) => english.size > 1)).toEqual([])
  })

  it('does not mention what is gone', () => {
    const names = new Set(parameters.flatMap(([operation, parameter]) => [parameter, `${operation}.${parameter}`]))
    expect(Object.keys(parametersTh).filter((key) => !names.has(key))).toEqual([])
    const described = new Set(contracts.filter(({ description }) => description).map(({ name }) => name))
    expect(Object.keys(operationsTh).filter((name) => !described.has(name))).toEqual([])
  })
})
