import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

/** The rooms whose rules must stay readable: limited branches and line length, formatter on. */
const rooms = ['address/names', 'address/parse', 'text/read', 'text/romanize']
/** The files of search, directly in `address`. */
const searchFiles = [
  'search.ts',
  'search-index.ts',
  'haystack.ts',
  'in-parents.ts',
  'search-names.ts',
  'search-answer.ts',
  'letter-pairs.ts',
  'places.ts',
  'answers.ts',
]
const BRANCHES_MAX = 12
const LINE_MAX = 140

const source = join(import.meta.dirname, '../src')
const inRoom = (room: string): string[] =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file))
const files = [...rooms.flatMap(inRoom), ...searchFiles.map((file) => join('address', file))].filter(
  (file) =>
    // Contracts and the words of tools are prose for the reference.
    file.endsWith('.ts') && !/\/(?:contract|words)\.ts$/.test(file),
)

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const BRANCHES: ReadonlySet<string> = new Set([
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'LogicalExpression',
])
const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The line of each function and its number of branches, without those of inner functions. */
function branchesIn(text: string): { line: number; branches: number }[] {
  const found: { line: number; branches: number }[] = []
  const visit = (node: Node, count: { branches: number }): void => {
    const isCase = node.type === 'SwitchCase' && node['test'] !== null
    if (BRANCHES.has(node.type) || isCase) count.branches++
    const own = FUNCTIONS.has(node.type) ? { branches: 0 } : count
    for (const child of childrenOf(node)) visit(child, own)
    if (own !== count) found.push({ line: text.slice(0, node.start).split('\n').length, ...own })
  }
  visit(parseSync('file.ts', text).program as unknown as Node, { branches: 0 })
  return found
}

describe.for(files)('%s', (file) => {
  const text = readFileSync(join(source, file), 'utf8')

  it(`has no function of more than ${BRANCHES_MAX} branches`, () => {
    expect(branchesIn(text).filter(({ branches }) => branches > BRANCHES_MAX)).toEqual([])
  })

  it(`has no line of more than ${LINE_MAX} characters, and is formatted`, () => {
    const long = text.split('\n').filter((line) => line.length > LINE_MAX)
    expect(long).toEqual([])
    expect(text).not.toContain('prettier-ignore')
  })
})

it('counts branches of each function alone', () => {
  const text = 'const f = (a) => {\n  if (a && b) return () => (a ? 1 : 2)\n  for (const x of a) x ?? 1\n}'
  expect(branchesIn(text)).toEqual([
    { line: 2, branches: 1 },
    { line: 1, branches: 4 },
  ])
})
