import { describe, expect, it } from 'vitest'
import { isRight, requestOf, type Book } from '../../bench/peers/vectors-judge.ts'
import { send } from '../http/client.ts'

declare global {
  interface ImportMeta {
    /** Vite's `import.meta.glob`: the modules of the matching files. */
    glob<T>(patterns: readonly string[], options: object): Record<string, T>
  }
}

const modules = import.meta.glob<Book>(['../../vectors/*.json', '!../../vectors/schema.json'], {
  eager: true,
  import: 'default',
})

type Run = (params: object) => unknown

describe.for(Object.values(modules))('$subject', (book) => {
  it('is answered rightly by the service', async () => {
    const wrong: string[] = []
    for (const each of book.cases) {
      const { path, body } = requestOf(book, each)
      const headers = { 'content-type': 'application/json' }
      const response = await send(path, body === undefined ? {} : { method: 'POST', headers, body })
      expect([200, 400, 404, 422]).toContain(response.status)
      if (!isRight(each, response.ok ? await response.json() : undefined)) wrong.push(each.id)
    }
    expect(wrong).toEqual([])
  })

  it('is answered rightly by the npm package', async () => {
    const { entry, function: name } = book.package
    const module = (await import(`../../dist/package-for-tests/${entry}.js`)) as Record<string, Run>
    const wrong: string[] = []
    for (const each of book.cases) {
      const got = await answerOf(() => module[name]?.(each.input))
      if (!isRight(each, got)) wrong.push(each.id)
    }
    expect(wrong).toEqual([])
  })
})

/** The result of a function of the package; undefined if it throws. */
async function answerOf(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    expect(error).toMatchObject({ name: 'SalaError' })
    return undefined
  }
}
