export type Encoding = 'br' | 'gzip'

/** A static file and its response. */
export interface AssetFile {
  /** In the folder of assets; a compressed copy has its coding appended. */
  readonly path: string
  readonly etag: string
  /** Index into the table's `headerSets`. */
  readonly headers: number
  readonly encodings: readonly Encoding[]
  /** Answered without the Worker, which receives every other request first (`run_worker_first` of wrangler.toml). */
  readonly isDirect: boolean
}

/** Another spelling of a path, or a line of `_redirects`. */
export interface Redirect {
  readonly to: string
  readonly status: number
  readonly headers: number
  readonly isDirect: boolean
}

/** The answer to each path of a URL. */
export interface AssetTable {
  readonly files: Readonly<Record<string, AssetFile>>
  readonly redirects: Readonly<Record<string, Redirect>>
  /** Thousands of pages share a few long sets. */
  readonly headerSets: readonly Readonly<Record<string, string>>[]
}
