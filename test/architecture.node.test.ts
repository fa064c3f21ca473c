import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What each part of src/ may import besides itself, top to bottom. CONTRIBUTING.md explains the layers. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  index: ['app', 'links'],
  app: ['service', 'address', 'links', 'text', 'holidays', 'promptpay', 'qr', 'speech', 'http', 'env'],
  service: ['address', 'links', 'text', 'holidays', 'promptpay', 'qr', 'speech', 'http', 'thai', 'limits', 'env'],
  address: ['text', 'http', 'thai', 'limits', 'env'],
  links: ['qr', 'http', 'thai', 'limits', 'env'],
  text: ['http', 'thai', 'limits', 'env'],
  holidays: ['http', 'thai', 'limits', 'env'],
  promptpay: ['qr', 'http', 'thai', 'limits', 'env'],
  qr: ['http', 'thai', 'limits', 'env'],
  speech: ['text', 'http', 'thai', 'limits', 'env'],
  http: ['thai', 'limits', 'env'],
  thai: ['limits'],
  limits: [],
  env: [],
}

/** The site, its offline tools and the package’s entries are other programs; they may import what they show. */
const programs = new Set(['site', 'package', 'offline'])
const source = join(import.meta.dirname, '../src')
const partOf = (file: string): string => file.split('/')[0]?.replace(/\.ts$/, '') ?? ''

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !programs.has(partOf(file)),
)
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    const paths = [...text.matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g)].map(([, path]) => path ?? '')
    return [file, paths.map((path) => normalize(join(dirname(file), path)))] as const
  }),
)

describe('the layers', () => {
  it.for(files)('%s imports only what is below it', (file) => {
    const mine = partOf(file)
    const wrong = imports.get(file)?.filter((other) => ![mine, ...(allowed[mine] ?? [])].includes(partOf(other)))
    expect(wrong).toEqual([])
  })

  it('has no circle of files', () => {
    expect(circle()).toEqual([])
  })
})

/** The groups, each of which has `routes.ts` and `contract.ts`. Another file never takes one of these roles. */
const groups = ['address', 'links', 'text', 'holidays', 'promptpay', 'qr', 'speech']

describe('one plan for every group', () => {
  it.for(groups)('%s has routes.ts and contract.ts', (group) => {
    expect(files).toContain(`${group}/routes.ts`)
    expect(files).toContain(`${group}/contract.ts`)
  })

  it.for(groups)('%s keeps schemas and problems in the files of that name', (group) => {
    const own = files.filter((file) => file.startsWith(`${group}/`))
    const elsewhere = (role: string, word: RegExp): string[] =>
      own.filter((file) => file !== `${group}/${role}.ts` && word.test(readFileSync(join(source, file), 'utf8')))
    expect(elsewhere('routes', /new Hono\b/)).toEqual([])
    expect(elsewhere('problems', /new Problem\(/)).toEqual([])
    expect(own.filter((file) => /\/(?:schemas|examples|parameters|refusals)\.ts$/.test(file))).toEqual([])
  })
})

/** The first circle found, as the files it goes through; empty without one. */
function circle(): string[] {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const other of imports.get(file) ?? []) {
      const found = visit(other, [...path, file])
      if (found.length > 0) return found
    }
    done.add(file)
    return []
  }
  for (const file of files) {
    const found = visit(file, [])
    if (found.length > 0) return found
  }
  return []
}
