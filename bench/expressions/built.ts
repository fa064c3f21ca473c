import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Expression } from './literals.ts'

const root = resolve(import.meta.dirname, '../..')

/** `src/once.ts`, with a list of what it was given. */
const ONCE = `export function once(make) {
  globalThis.makers.push(make)
  let value
  return () => (value ??= make())
}`

/**
 * Every regular expression that the modules of `src` build by `RegExp` when they are loaded, and while `use` runs. Loads all of
 * them but those that need a window, so call it in a process of its own, before anything else has loaded one. `unused` are the
 * lines of `calls` that built nothing.
 */
export async function builtExpressions(
  calls: readonly string[],
  use: () => Promise<void>,
): Promise<{ readonly built: Expression[]; readonly unused: string[] }> {
  const built = new Map<string, Expression>()
  const lines = new Set<string>()
  const note = ({ source, flags }: RegExp): void => {
    const line = /(src\/\S+?\.[jt]s:\d+):\d+/.exec(new Error('where').stack ?? '')?.[1]
    if (line === undefined) return
    lines.add(line)
    const file = line.replace(/:\d+$/, '')
    built.set(`${file} ${source} ${flags}`, { file, source, flags })
  }
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, args, newTarget) {
      const made = Reflect.construct(target, args, newTarget) as RegExp
      note(made)
      return made
    },
    apply(target, self, args) {
      const made = Reflect.apply(target, self, args) as RegExp
      note(made)
      return made
    },
  })
  const makers: (() => unknown)[] = []
  Object.assign(globalThis, { makers })
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith('/src/once.ts') ? { ...next(url, context), source: ONCE } : next(url, context),
    resolve: (name, context, next) =>
      name.startsWith('cloudflare:') || /\.(?:ttf|wasm|svg)$/.test(name)
        ? { url: 'data:text/javascript,export default 0;export const DurableObject = Object', shortCircuit: true }
        : next(name, context),
  })
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  for (const file of files.toSorted())
    if (file.endsWith('.ts') && !file.endsWith('.d.ts') && !/^site\/(?:browser|client)\//.test(file))
      await import(pathToFileURL(join(root, 'src', file)).href)
  for (const make of makers) if (String(make).includes('RegExp(')) make()
  await use()
  hooks.deregister()
  return { built: [...built.values()], unused: calls.filter((call) => !lines.has(call)) }
}
