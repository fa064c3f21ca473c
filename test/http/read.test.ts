import { describe, expect, it } from 'vitest'
import { integer, optional, text, type Inputs } from '../../src/http/parameter.ts'
import { parameterProblem, Problem, problemText } from '../../src/http/problem.ts'
import { readQuery } from '../../src/http/query.ts'
import { readParameters } from '../../src/http/read.ts'
import { nearestName, unknownNames } from '../../src/http/unknown-names.ts'

const entries = (query: string) => {
  const values = readQuery(`https://x/${query}`)
  return values instanceof Problem ? values.code : Object.fromEntries(values)
}

/** application/x-www-form-urlencoded of the URL standard, except that malformed percent-encodings are rejected. */
describe('a query', () => {
  it.for([
    ['', {}],
    ['?', {}],
    ['?a=1', { a: ['1'] }],
    ['?a=1&a=2', { a: ['1', '2'] }],
    ['?a', { a: [''] }],
    ['?a=', { a: [''] }],
    ['?&&a=1&', { a: ['1'] }],
    ['?a=b=c', { a: ['b=c'] }],
    ['?a=x+y%2Bz', { a: ['x y+z'] }],
    ['?%E0%B8%81=%E0%B8%82', { ก: ['ข'] }],
    ['?__proto__=1', Object.fromEntries([['__proto__', ['1']]])],
  ] as const)('%s', ([query, expected]) => {
    expect(entries(query)).toEqual(expected)
  })

  it.for(['?a=%', '?a=%F', '?a=%FF', '?a=%E0%B8', '?a=%ED%A0%80', '?%ZZ=1', '?a=1&b=%C0%80'])(
    '%s is malformed',
    (query) => {
      expect(entries(query)).toBe('malformed_encoding')
    },
  )
})

describe('the nearest name', () => {
  it.for([
    ['ammount', 'amount'],
    ['Amount', 'amount'],
    ['taget', 'target'],
    ['x', undefined],
    ['typ', 'type'],
    ['ty', undefined],
    ['t', undefined],
    ['somethingElse', undefined],
  ] as const)('to %s is %s', ([name, nearest]) => {
    expect(nearestName(name, ['amount', 'target', 'type'])).toBe(nearest)
  })
})

const letters = (i: number): string => `unknown${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`

const named = (count: number): ReturnType<typeof unknownNames> =>
  unknownNames({}, new Map(Array.from({ length: count }, (_, i) => [letters(i), ['1']])))

describe('the wording of unknown names', () => {
  it.for([
    [0, 0],
    [19, 19],
    [20, 20],
    [21, 20],
    [100, 20],
  ] as const)('of %i words %i: no more than a problem lists', ([count, words]) => {
    expect(named(count).worded).toHaveLength(words)
    expect(named(count).count).toBe(count)
  })
})

/** Answers must not grow with the request: 20 errors are listed, 5 named, the rest counted. */
describe('many unknown names', () => {
  const inputs: Inputs = { amount: integer({ min: 0, max: 9, default: 0 }), target: optional(text(9)) }
  const refusal = (names: readonly string[]): Problem => {
    try {
      readParameters(inputs, new Map(names.map((name) => [name, ['1']])), 'query', 'refused')
    } catch (error) {
      if (error instanceof Problem) return error
    }
    throw new Error('not refused')
  }

  it.for([
    { names: 1, listed: 1, more: undefined },
    { names: 5, listed: 5, more: undefined },
    { names: 6, listed: 6, more: 1 },
    { names: 20, listed: 20, more: 15 },
    { names: 21, listed: 20, more: 16 },
    { names: 100, listed: 20, more: 95 },
  ])('$names: $listed are listed, $more are only counted in the sentence', ({ names, listed, more }) => {
    const { detail, options } = refusal(Array.from({ length: names }, (_, i) => letters(i)))
    expect(options.errors).toHaveLength(listed)
    expect(detail.en.match(/is not known/g)).toHaveLength(Math.min(names, 5))
    expect(/; and (\d+) more\.$/.exec(detail.en)?.[1]).toBe(more === undefined ? undefined : String(more))
    expect(/ และอีก (\d+) รายการ$/.exec(detail.th)?.[1]).toBe(more === undefined ? undefined : String(more))
  })

  it('lists the known names once, and a suggestion wherever there is one', () => {
    const { options } = refusal(['somethingElse', 'ammount', 'anotherOne'])
    expect(options.errors?.map(({ message }) => message)).toEqual([
      'is not known (known are amount, target)',
      'is not known (did you mean amount?)',
      'is not known',
    ])
  })

  it('never repeats a name that may be personal, and says the same sentence once', () => {
    const { options, detail } = refusal(['0812345678', '0898765432', 'สมชาย'])
    expect(options.errors).toEqual([
      {
        parameter: '(unnamed)',
        in: 'query',
        message: 'is not known (known are amount, target)',
        messageTh: 'ไม่รู้จัก (ที่รู้จักคือ amount, target)',
      },
    ])
    expect(detail.en).toBe('(unnamed) is not known (known are amount, target); and 2 more.')
  })

  it.for([
    [100, undefined],
    [101, 'too_many_parameters'],
    [5000, 'too_many_parameters'],
  ] as const)('a query of %i pairs', ([count, code]) => {
    expect(entries(`?${'a=1&'.repeat(count)}`)).toEqual(code ?? { a: Array.from({ length: count }, () => '1') })
  })
})

describe('the text of a problem', () => {
  const request = { baseUrl: 'https://sala.test', path: `/${'ก'.repeat(5000)}`, id: '1' }

  it('cuts the path, and leaves out errors beyond 16 KB', () => {
    const long = 'ก'.repeat(600)
    const errors = Array.from({ length: 30 }, (_, i) => ({
      parameter: `p${i}`,
      in: 'body' as const,
      message: i < 5 ? 'is wrong' : long,
      messageTh: i < 5 ? 'ผิด' : long,
    }))
    const problem = parameterProblem('invalid_parameter', errors)
    const written = problemText(problem, request)
    expect(new TextEncoder().encode(written).length).toBeLessThanOrEqual(16 * 1024)
    const body = JSON.parse(written) as { instance: string; errors: unknown[]; detail: string }
    expect(body.instance).toHaveLength(1024)
    expect(body.errors.length).toBeGreaterThan(5)
    expect(body.errors).toEqual(errors.slice(0, body.errors.length))
    expect(body.detail).toMatch(/; and 25 more\.$/)
  })
})
