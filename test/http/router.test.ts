import { describe, expect, it } from 'vitest'
import { LiteralFirstRouter } from '../../src/http/router.ts'

describe('LiteralFirstRouter', () => {
  it('prefers a literal path to a parameter, in either order', () => {
    const router = new LiteralFirstRouter<string>()
    router.add('GET', '/day/:date', 'one day')
    router.add('GET', '/day/next', 'next')
    expect(router.match('GET', '/day/next')[0]).toEqual([['next', {}]])
    expect(router.match('GET', '/day/2026-04-13')[0]?.[0]?.[0]).toBe('one day')
  })

  it.for([
    { method: 'ALL', path: '/x', why: 'a literal path would answer other methods with 404' },
    { method: 'GET', path: '*', why: 'middleware would be skipped on literal paths' },
    { method: 'GET', path: '/x/*', why: 'the same below a path' },
  ])('refuses $method $path: $why', ({ method, path }) => {
    expect(() => new LiteralFirstRouter<string>().add(method, path, 'handler')).toThrow('no middleware, no wildcard')
  })

  it('refuses a second handler of one path, but not of another method', () => {
    const router = new LiteralFirstRouter<string>()
    router.add('GET', '/x', 'first')
    router.add('POST', '/x', 'other method')
    expect(() => router.add('GET', '/x', 'second')).toThrow('GET /x has a handler already')
  })
})
