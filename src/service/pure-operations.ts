import type { Operation } from '../http/unmatched.ts'

/** The operation at a path, with the raw value of its path parameter, if any. */
export interface Found {
  readonly operation: Operation
  readonly parameter?: { readonly name: string; readonly raw: string }
}

/** The stateless operations, for bulk and MCP: literal paths in a map, the others by prefix. */
export class PureOperations {
  readonly all: readonly Operation[]
  readonly #literals: Readonly<Record<string, Map<string, Operation>>> = { GET: new Map(), POST: new Map() }
  readonly #patterns: { beginning: string; name: string; operation: Operation }[] = []

  constructor(operations: readonly Operation[]) {
    this.all = operations.filter(({ contract }) => contract.isPure)
    for (const operation of this.all) {
      const [beginning = '', name] = `${operation.method} ${operation.path}`.split(':')
      if (name === undefined) this.#literals[operation.method]?.set(operation.path, operation)
      else this.#patterns.push({ beginning, name, operation })
    }
  }

  /** @example operations.find('GET', '/api/v1/tools/thai/holidays/2026-04-13')?.parameter // { name: 'date', raw: … } */
  find(method: string, path: string): Found | undefined {
    const plain = path.endsWith('/') ? path.slice(0, -1) : path
    const literal = this.#literals[method]?.get(plain)
    if (literal) return { operation: literal }
    const key = `${method} ${plain}`
    for (const { beginning, name, operation } of this.#patterns) {
      const raw = key.slice(beginning.length)
      if (key.startsWith(beginning) && raw !== '' && !raw.includes('/')) return { operation, parameter: { name, raw } }
    }
    return undefined
  }
}
