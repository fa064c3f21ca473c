import { parseSync, Visitor, type Expression, type Statement } from 'oxc-parser'

/** One small fault: `text` in place of what is between `start` and `end` (UTF-16 offsets). */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly line: number
  /** What changed, short enough for a table. */
  readonly what: string
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
}

/** Compound assignments: without the operation, or with another operator. */
const otherAssignments: Readonly<Record<string, readonly string[]>> = {
  '|=': ['=', '&='],
  '&=': ['=', '|='],
  '^=': ['=', '|='],
  '+=': ['=', '-='],
  '-=': ['=', '+='],
  '*=': ['=', '/='],
  '??=': ['='],
  '||=': ['='],
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Modules whose strings are prose, which no test should repeat. */
const PROSE_FILES = /(?:contract|problems)\.ts$/
/** Properties whose values are prose. */
const PROSE_NAMES = /^(?:th|en|title|titleTh|summary|description|words|message)$/

/**
 * Every mutant of a module: operators, conditions, statements, values, numbers (off by one, doubled from three digits on),
 * and rules, that is, the entries of a list and the parts of a condition. Unchanged: imports, types, template literals,
 * strings of three words or more, strings of the modules and properties above.
 *
 * @example mutantsOf('src/a.ts', 'all |= one').map(({ what }) => what) // ['|= → =', '|= → &=', 'all |= one → ;']
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const mutants: Mutant[] = []
  const seen = new Set<string>()
  const add = ({ start, end }: Span, text: string): void => {
    const before = source.slice(start, end)
    const key = `${start} ${end} ${text}`
    if (before === text || seen.has(key)) return
    seen.add(key)
    const line = source.slice(0, start).split('\n').length
    mutants.push({ file, start, end, text, line, what: `${short(before)} → ${short(text)}` })
  }
  const operator = (left: Span, right: Span, name: string): void => {
    const other = otherOperator[name]
    const at = source.indexOf(name, left.end)
    if (other !== undefined && at !== -1 && at < right.start) add({ start: at, end: at + name.length }, other)
  }
  const condition = (test: Expression): void => {
    add(test, 'true')
    add(test, 'false')
  }
  const early = (body: Span | null | undefined): void => {
    if (body && source[body.start] === '{') add({ start: body.start, end: body.start + 1 }, '{ return;')
  }
  /** Offsets of strings that are types, keys, modules or prose. */
  const names = new Set<number>()
  new Visitor({
    TSLiteralType: ({ literal }) => void names.add(literal.start),
    ImportDeclaration: ({ source: from, attributes }) => {
      names.add(from.start)
      for (const { value } of attributes) names.add(value.start)
    },
    ExportNamedDeclaration: ({ source: from }) => void (from && names.add(from.start)),
    Property: ({ key, value }) => {
      names.add(key.start)
      if (key.type === 'Identifier' && PROSE_NAMES.test(key.name)) names.add(value.start)
    },
    BinaryExpression: ({ left, right, operator: name }) => operator(left, right, name),
    LogicalExpression: (expression) => {
      const { left, right, operator: name } = expression
      operator(left, right, name)
      if (name === '??') return
      add(expression, source.slice(left.start, left.end))
      add(expression, source.slice(right.start, right.end))
    },
    AssignmentExpression: ({ left, right, operator: name }) => {
      const at = source.indexOf(name, left.end)
      if (at === -1 || at >= right.start) return
      for (const other of otherAssignments[name] ?? []) add({ start: at, end: at + name.length }, other)
    },
    ArrayExpression: ({ elements }) => {
      for (const [i, element] of elements.entries()) {
        const next = elements[i + 1]
        if (element && element.type !== 'SpreadElement' && (next || elements.length > 1))
          add({ start: element.start, end: next?.start ?? element.end }, '')
      }
    },
    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    UnaryExpression: ({ start, argument, operator: name }) => {
      if (name === '!') add({ start, end: argument.start }, '')
    },
    ExpressionStatement: (statement: Statement) => add(statement, ';'),
    FunctionDeclaration: ({ body }) => early(body),
    MethodDefinition: ({ kind, value }) => {
      if (kind !== 'constructor') early(value.body)
    },
    Literal: (literal) => {
      const { value } = literal
      if (typeof value === 'number') {
        add(literal, String(value + 1))
        add(literal, value > 0 ? String(value - 1) : '-1')
        if (value >= 100) add(literal, String(value * 2))
      } else if (typeof value === 'boolean') add(literal, String(!value))
      else if (
        typeof value === 'string' &&
        !PROSE_FILES.test(file) &&
        !names.has(literal.start) &&
        isWord(source.slice(literal.start, literal.end))
      )
        add(literal, "''")
      else if ('regex' in literal)
        for (const text of otherPatterns(source.slice(literal.start, literal.end))) add(literal, text)
    },
  }).visit(program)
  return mutants
}

/** Whether a string is a value; a sentence is prose. */
const isWord = (literal: string): boolean => literal.length > 2 && !/\S \S+ \S/.test(literal)

/** A pattern without each of its anchors, without its flags, and with each `+` as `*`. */
function otherPatterns(literal: string): string[] {
  const end = literal.lastIndexOf('/')
  const pattern = literal.slice(1, end)
  const flags = literal.slice(end + 1)
  const others: string[] = []
  if (pattern.startsWith('^') && pattern.length > 1) others.push(`/${pattern.slice(1)}/${flags}`)
  if (/[^\\]\$$/.test(pattern)) others.push(`/${pattern.slice(0, -1)}/${flags}`)
  if (/[^\\(]\+(?!\+)/.test(pattern)) others.push(`/${pattern.replace(/([^\\(])\+/, '$1*')}/${flags}`)
  if (flags.includes('i')) others.push(`/${pattern}/${flags.replace('i', '')}`)
  return others
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** The source with the mutant in it. */
export function mutated(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end)
}
