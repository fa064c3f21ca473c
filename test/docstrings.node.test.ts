import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressNames, addressPlaces } from '../src/address/address.ts'
import { addressSearch } from '../src/address/indexes.ts'
import { alikeIn } from '../src/address/names/distance.ts'
import { calendar } from '../src/holidays/announced.ts'
import { dayNumberOf } from '../src/holidays/calendar.ts'
import { qrSymbol } from '../src/qr/symbol.ts'
import { dayNumber } from '../src/thai/calendar/civil.ts'

/**
 * Runs the examples of exported functions: `@example call(…) // value`. Text after `; ` or `, and ` that follows the value
 * is a remark. An example with `…` or `await`, or without a value, only shows the use and is skipped.
 */

/** Names that examples may use besides the exports of their own module. */
const given = {
  alikeIn,
  calendar,
  dayNumber,
  dayNumberOf,
  qrSymbol,
  get names() {
    return addressNames()
  },
  get places() {
    return addressPlaces()
  },
  get index() {
    return addressSearch()
  },
  rules: { ownOrigins: ['https://sala.test'], blockedHosts: new Set(), allowPrivate: false },
}

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !/^site\/|^package\//.test(file),
)

const examples = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8')
  const found = text.matchAll(/@example (.+?) \/\/ (.+?)(?: ?\*\/)?$/gm)
  return [...found].flatMap(([, call = '', value = '']) =>
    /…|await /.test(call + value) ? [] : [{ file, call, value: value.replace(/; .*|, and .*/, '') }],
  )
})

/** Modules that only workerd can load: their examples never run, so they should be few. */
const platformOnly = /from '(?:cloudflare:|hono)|\.wasm'|\.ttf'/

it('finds examples', () => expect(examples.length).toBeGreaterThan(80))

it.for(examples)('$file: $call', async ({ file, call, value }, { skip }) => {
  if (platformOnly.test(readFileSync(join(source, file), 'utf8'))) skip()
  const own = (await import(join(source, file))) as Record<string, unknown>
  if (!Object.hasOwn(own, /\w+/.exec(call)?.[0] ?? '')) skip()
  const scope = { ...given, ...own }
  const run = (code: string): unknown =>
    // oxlint-disable-next-line no-implied-eval, no-new-func -- the code is our own docstring
    (new Function(...Object.keys(scope), `return (${code})`) as (...values: unknown[]) => unknown)(
      ...Object.values(scope),
    )
  expect(run(call)).toEqual(run(value))
})
