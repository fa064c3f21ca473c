import { expect, it } from 'vitest'
import { operationOf } from '../../scripts/package/types.ts'

it('a tool that the contract does not have yet: the error names the command that writes it', () => {
  const contract = { paths: {}, components: { schemas: {} } } as never
  expect(() => operationOf(contract, 'foo')).toThrow('the contract has no foo: run npm run contract')
})
