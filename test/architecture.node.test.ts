import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The parts of the service that a program around it may import. */
const product = [
  'address',
  'holidays',
  'http',
  'limits',
  'links',
  'promptpay',
  'qr',
  'service',
  'speech',
  'text',
  'thai',
  'env',
]

/** The imports that each part may have besides its own, top to bottom. CONTRIBUTING.md explains the layers. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  bench: [...product, 'app', 'data', 'scripts', 'selfhost', 'test'],
  scripts: [...product, 'data', 'package', 'selfhost', 'site', 'test'],
  selfhost: ['index', 'http', 'links', 'limits', 'env'],
  data: ['address', 'text', 'holidays', 'http', 'thai'],
  site: [...product, 'public'],
  package: ['address', 'text', 'holidays', 'promptpay', 'qr', 'http', 'thai', 'limits'],
  offline: ['text', 'holidays', 'promptpay', 'qr', 'http', 'env'],
  index: ['app', 'links'],
  app: ['service', 'address', 'links', 'text', 'holidays', 'promptpay', 'qr', 'speech', 'http', 'env'],
  service: [
    'address',
    'links',
    'text',
    'holidays',
    'promptpay',
    'qr',
    'speech',
    'http',
    'thai',
    'limits',
    'env',
    'once',
  ],
  address: ['text', 'http', 'thai', 'limits', 'env', 'once'],
  links: ['qr', 'http', 'thai', 'limits', 'env', 'once'],
  text: ['http', 'thai', 'limits', 'env', 'once'],
  holidays: ['http', 'thai', 'limits', 'env', 'once'],
  promptpay: ['qr', 'http', 'thai', 'limits', 'env'],
  qr: ['http', 'thai', 'limits', 'env'],
  speech: ['text', 'http', 'thai', 'limits', 'env'],
  http: ['thai', 'limits', 'env'],
  thai: ['limits'],
  limits: [],
  once: [],
  env: [],
}

const source = join(import.meta.dirname, '../src')
const root = join(import.meta.dirname, '..')

/** The part of a file: a folder of src/, or the program beside it. */
function partOf(file: string): string {
  const [top = '', room = ''] = file.split('/')
  return top === '..' ? room : top.replace(/\.ts$/, '')
}

/** All files, by their paths from src/. */
const files = ['src', 'bench', 'scripts', 'selfhost', 'data'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => (top === 'src' ? file : `../${top}/${file}`)),
)
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    const paths = [...text.matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g)].map(([, path]) => path ?? '')
    return [file, paths.map((path) => relative(source, join(source, dirname(file), path)))] as const
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

describe('what the Worker loads', () => {
  const loaded = new Set<string>()
  const visit = (file: string): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    const code = readFileSync(join(source, file), 'utf8').replace(/^(?:im|ex)port type [^;]*? from .*$/gm, '')
    for (const [, path = ''] of code.matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g))
      visit(relative(source, join(source, dirname(file), path)))
  }
  visit('index.ts')

  it('is what the routes need', () => {
    expect(loaded).toContain('text/baht-text/baht-text.ts')
  })

  it.for([...loaded])('%s has no words for people, and no schema of an answer', (file) => {
    expect(file).not.toMatch(/(?:^|\/)words(?:\.generated)?\.ts$/)
    expect(readFileSync(join(source, file), 'utf8')).not.toMatch(/^import (?!type ).* from 'zod'$/m)
  })
})

/** The groups. Each has `tools.ts`, or `routes.ts` and `contract.ts`, or both; no other file takes one of these roles. */
const groups = ['address', 'links', 'text', 'holidays', 'promptpay', 'qr', 'speech']

/** Inside a group or the site: files of `room` must not import files that match `never`. */
const rooms: readonly [room: RegExp, never: RegExp][] = [
  [/^address\/names\//, /^address\/(?!names\/)/],
  [/^address\/parse\//, /^address\/(?:search|lookup|routes)/],
  // The rooms of parse: text at the bottom, and three above it that do not import each other.
  [/^address\/parse\/text\//, /^address\/parse\/(?!text\/)/],
  [/^address\/parse\/street\//, /^address\/parse\/(?!text\/|street\/)/],
  [/^address\/parse\/place\//, /^address\/parse\/(?!text\/|place\/)/],
  [/^address\/parse\/person\//, /^address\/parse\/(?!text\/|person\/)/],
  [/^address\/(?:search|lookup|places|dataset)/, /^address\/(?:parse\/|routes)/],
  [/^site\/client\//, /^site\/(?:build|browser)\//],
  [/^site\/browser\//, /^site\/build\//],
]

describe('the rooms of a group', () => {
  it.for(rooms)('%s imports nothing of %s', ([room, never]) => {
    const mine = files.filter((file) => room.test(file))
    expect(mine).not.toEqual([])
    const wrong = mine.flatMap((file) => (imports.get(file) ?? []).filter((other) => never.test(other)))
    expect(wrong).toEqual([])
  })
})

describe('one plan for every group', () => {
  it.for(groups)('%s has its tools, or routes.ts and contract.ts of what is by hand', (group) => {
    const has = (role: string): boolean => files.includes(`${group}/${role}.ts`)
    expect(has('routes')).toBe(has('contract'))
    expect(has('routes') || has('tools')).toBe(true)
  })

  const tools = files.filter((file) => file.endsWith('/tool.ts') && !/^(?:http|package|site)\//.test(file))
  it.for(tools)('%s is in a folder with its words', (file) => {
    expect(files).toContain(join(dirname(file), 'words.ts'))
  })

  it.for(groups)('%s keeps schemas and problems in the files of that name', (group) => {
    const own = files.filter((file) => file.startsWith(`${group}/`))
    const elsewhere = (role: string, word: RegExp): string[] =>
      own.filter((file) => file !== `${group}/${role}.ts` && word.test(readFileSync(join(source, file), 'utf8')))
    expect(elsewhere('routes', /\bnewRoutes\(/)).toEqual([])
    expect(elsewhere('problems', /new Problem\(/)).toEqual([])
    expect(own.filter((file) => /\/(?:schemas|examples|parameters|refusals)\.ts$/.test(file))).toEqual([])
  })
})

/** The files of the first import cycle found; empty without one. */
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
