export type Encoding = 'br' | 'gzip'

/** A static file as it is answered. */
export interface AssetFile {
  /** In the folder of assets; a compressed copy has the name of its coding added. */
  readonly path: string
  readonly etag: string
  /** Which of the table's sets of headers it has. */
  readonly headers: number
  readonly encodings: readonly Encoding[]
  /** Answered without the Worker, which gets every other request first (`run_worker_first` of wrangler.toml). */
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
