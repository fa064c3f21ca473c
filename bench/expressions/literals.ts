import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'

const root = resolve(import.meta.dirname, '../..')

/** A regular expression in the sources. */
export interface Expression {
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** Every regular expression literal in the modules of `src`. */
export function expressions(): Expression[] {
  return files().flatMap(literalsOf)
}

/** Released modules stay as they were, and are written in the files beside them. */
const RELEASED = join('site', 'client', 'released')

function files(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith(RELEASED))
    .toSorted()
    .map((file) => join('src', file))
}

/** The lines of `src` that call `RegExp`, as `src/x.ts:12`. */
export function calls(): string[] {
  return files().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found: string[] = []
    const visit: VisitorObject['NewExpression'] & VisitorObject['CallExpression'] = ({ callee, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp')
        found.push(`${file}:${text.slice(0, start).split('\n').length}`)
    }
    new Visitor({ NewExpression: visit, CallExpression: visit }).visit(parseSync(file, text).program)
    return found
  })
}

function literalsOf(file: string): Expression[] {
  const found: Expression[] = []
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}
