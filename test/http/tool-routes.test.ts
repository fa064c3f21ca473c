import { describe, expect, it } from 'vitest'
import { routesOf } from '../../src/http/tool-routes.ts'
import { allDocumented } from '../../src/service/documented.ts'
import { digits } from '../../src/text/digits/tool.ts'

describe('a tool copied with the name of another', () => {
  it('is refused by name among the tools of its group', () => {
    const foo = { ...digits, path: '/foo' } as const
    expect(() => routesOf({ digits, foo })).toThrow('the tool foo has the name digits')
    expect(() => routesOf({ digits })).not.toThrow()
  })

  it('is refused by name in the contract of all groups', () => {
    const contract = { name: 'digits', cache: 'none' } as const
    expect(() => allDocumented([{ contract }, { contract }])).toThrow('two operations have the name digits')
  })
})
