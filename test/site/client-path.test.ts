import { describe, expect, it } from 'vitest'
import { fill } from '../../src/site/client/lines.ts'

/** URL standard, "single-dot path segment" and "double-dot path segment": a parser removes both from the path. */
describe('a value in a path', () => {
  it.for(['.', '..'])('%s is refused: it would be a step to another operation', (code) => {
    expect(() => fill('/links/{code}', { code })).toThrow(new TypeError(`code must not be ${code}`))
  })

  it.for([
    ['...', '/links/...'],
    ['a..b', '/links/a..b'],
    ['../x', '/links/..%2Fx'],
    ['%2e%2e', '/links/%252e%252e'],
    ['กข', '/links/%E0%B8%81%E0%B8%82'],
  ] as const)('%s stays what it is', ([code, path]) => {
    expect(fill('/links/{code}', { code })[0]).toBe(path)
    expect(new URL(path, 'https://sala.test').pathname).toBe(path)
  })
})
