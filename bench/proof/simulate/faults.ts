import { registerHooks } from 'node:module'

/** A mistake in the code, as an edit of one file. */
interface Fault {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Faults that the simulation must find. One whose text is no longer in its file stops the simulation. */
export const faults: Readonly<Record<string, Fault>> = {
  'joined sent call': {
    file: 'src/links/shared-opens.ts',
    from: 'for (const { hear } of others) hear(news)',
    to: 'for (const { hear } of [...others, ...line.gathering.splice(0)]) hear(news)',
  },
  'batch after the answer': {
    file: 'src/links/short-link.ts',
    from: 'await this.#click(nowMs, count)',
    to: 'void this.#click(nowMs, count)',
  },
  'lost alarm': {
    file: 'src/links/short-link.ts',
    from: 'this.#setAlarm(Date.now() + retryDelayMs(failures, Math.random()))',
    to: 'void retryDelayMs(failures, Math.random())',
  },
  'link reopened by its old record': {
    file: 'src/links/short-link.ts',
    from: 'this.#table.insert(recorded.link, recorded.reporters,',
    to: 'this.#table.insert({ ...recorded.link, closedMs: null }, recorded.reporters,',
  },
  'doubled retry': {
    file: 'bench/proof/simulate/history.ts',
    from: 'await this.#object.call((link) => link.open(CODE, lastMs, count))',
    to: `await this.#object.call((link) => link.open(CODE, lastMs, count))
      .catch(() => this.#object.call((link) => link.open(CODE, lastMs, count)))`,
  },
  'uncounted leader who left': {
    file: 'src/links/shared-opens.ts',
    from: 'if (isFree || line.gathering.length === 1) keepAlive(opening)',
    to: 'if (isFree) keepAlive(opening)',
  },
  'record overtaken': {
    file: 'src/links/short-link.ts',
    from: 'this.#isRecording = true',
    to: 'this.#isRecording = false',
  },
  'order that undoes a later closure': {
    file: 'src/links/store.ts',
    from: 'FROM reopening WHERE code = ? AND closed_ms = ?',
    to: 'FROM reopening WHERE code = ? AND closed_ms <= ?',
  },
}

/** The base class of Durable Objects, which only workerd has. */
const WORKERS = `data:text/javascript,${encodeURIComponent(
  'export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env } }',
)}`

/** Lets Node load the product's code, with `fault` planted if given. Call it before any import of the product. */
export function loadProduct(fault?: Fault): void {
  registerHooks({
    resolve: (name, context, next) =>
      name === 'cloudflare:workers' ? { url: WORKERS, shortCircuit: true } : next(name, context),
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (!fault || !url.endsWith(`/${fault.file}`)) return loaded
      const source = Buffer.from((loaded.source ?? '') as Uint8Array).toString()
      if (!source.includes(fault.from)) throw new Error(`${fault.file} no longer has: ${fault.from}`)
      return { ...loaded, source: source.replace(fault.from, () => fault.to) }
    },
  })
}
