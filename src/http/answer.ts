import { strongEtag, type CacheClass } from './cache.ts'

export type AnswerBody = string | Uint8Array<ArrayBuffer> | Blob | ReadableStream | null

export interface AnswerOptions {
  status?: number
  contentType?: string
  headers?: Record<string, string>
  /** A different cache class from the contract's, for example `today`. */
  cache?: CacheClass
  /** The ETag, if known in advance; otherwise computed from the body if the class has one. */
  etag?: string
  /** The last change (milliseconds since 1970, whole seconds): Last-Modified, compared with If-Modified-Since. */
  modifiedMs?: number
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** A handler's result where a plain object is not enough: another status, cache class or media type, or a serialised body. */
export class Answer {
  readonly #body: AnswerBody | undefined
  readonly options: AnswerOptions
  /** The value behind the JSON, for other forms of the answer; undefined for pictures and streams. */
  readonly value: object | undefined

  /** @param body undefined: `value` as JSON, serialised when it is sent. */
  constructor(body: AnswerBody | undefined, options: AnswerOptions = {}, value?: object) {
    this.#body = body
    this.options = options
    this.value = value
  }

  get body(): AnswerBody {
    return this.#body === undefined ? JSON.stringify(this.value) : this.#body
  }
}

/** A JSON answer with options. @example return json(link, { status: 201, headers: { Location: path } }) */
export function json(value: object, options: AnswerOptions = {}): Answer {
  return new Answer(undefined, options, value)
}

/** A JSON answer that is serialised, encoded and tagged once, and lives as long as its data. */
export function prepared(value: object): Answer {
  const body = JSON.stringify(value)
  return new Answer(keptBody(body), { etag: strongEtag(body) }, value)
}

/**
 * A body to be sent many times. A Blob is sent without a copy; a text or bytes are copied for every answer, and the copy
 * lives until the next garbage collection.
 */
export function keptBody(text: string): Blob {
  return new Blob([text])
}

/** Caches the result of `make` for an object, for as long as the object lives. */
export function keptFor<T extends object, V>(make: (of: T) => V): (of: T) => V {
  const kept = new WeakMap<T, V>()
  return (of) => {
    let value = kept.get(of)
    if (value === undefined) kept.set(of, (value = make(of)))
    return value
  }
}

/**
 * Caches the results of `make`, one per key (by default the first argument); undefined is not cached. Use it only where the
 * data bounds the number of keys.
 *
 * @example const listOf = keptBy((year: number, type: string) => prepared(yearList(year, type)), (year, type) => `${year} ${type}`)
 */
export function keptBy<Given extends unknown[], V>(
  make: (...given: Given) => V,
  keyOf: (...given: Given) => unknown = (...given) => given[0],
): (...given: Given) => V {
  const kept = new Map<unknown, V>()
  return (...given) => {
    const key = keyOf(...given)
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(...given)
    if (made !== undefined) kept.set(key, made)
    return made
  }
}
