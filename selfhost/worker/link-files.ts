import type { ShortLink } from '../../src/index.ts'
import { KnownCodes } from '../../src/links/known-codes.ts'
import { codesInRecords } from '../../src/links/records.ts'
import { linkKey } from '../config.ts'

type Links = Env['LINK']
type Stub = DurableObjectStub<ShortLink>

const CODES_MAX = 100_000

/**
 * Calls only those link objects that have a file or a record: plain workerd creates a file for every object called, so
 * guessed codes would fill the disk.
 *
 * @param files the folder of all objects' files.
 */
export function linksWithFiles(links: Links, files: Fetcher, databases: Pick<Env, 'DB'>): Links {
  const known = new KnownCodes(CODES_MAX)
  const isStored = async (code: string): Promise<boolean> => {
    const file = `http://files/${linkKey}/${links.idFromName(code).toString()}.sqlite`
    const hasFile = (await files.fetch(file, { method: 'HEAD' })).ok
    // The record has imported links, and those whose file was lost.
    const isLink = hasFile || (await codesInRecords(databases, [code])).has(code)
    if (isLink) known.add(code)
    return isLink
  }
  const getByName: Links['getByName'] = (code, options) => {
    const stub = links.getByName(code, options)
    return known.has(code) ? stub : (new CheckedLink(stub, () => isStored(code)) as unknown as Stub)
  }
  return { getByName } as Links
}

/** A link that may not exist: its object is called only if it does. */
class CheckedLink implements Record<Called, unknown> {
  readonly #stub: Stub
  readonly #isStored: () => Promise<boolean>

  constructor(stub: Stub, isStored: () => Promise<boolean>) {
    this.#stub = stub
    this.#isStored = isStored
  }

  readonly create = (...given: Parameters<Stub['create']>): unknown => this.#stub.create(...given)
  readonly open = (...given: Parameters<Stub['open']>): unknown => this.#ifStored(() => this.#stub.open(...given))
  readonly info = (...given: Parameters<Stub['info']>): unknown => this.#ifStored(() => this.#stub.info(...given))
  readonly report = (...given: Parameters<Stub['report']>): unknown => this.#ifStored(() => this.#stub.report(...given))
  readonly close = (...given: Parameters<Stub['close']>): unknown => this.#ifStored(() => this.#stub.close(...given))
  readonly closeByOwner = (...given: Parameters<Stub['closeByOwner']>): unknown =>
    this.#ifStored(() => this.#stub.closeByOwner(...given))
  readonly reopen = (...given: Parameters<Stub['reopen']>): unknown => this.#ifStored(() => this.#stub.reopen(...given))

  async #ifStored(call: () => unknown): Promise<unknown> {
    return (await this.#isStored()) ? call() : undefined
  }
}

/** The object's methods that the service calls. */
type Called = Exclude<keyof ShortLink, 'alarm' | keyof DurableObject | '__DURABLE_OBJECT_BRAND'>
