export type Encoding = 'br' | 'gzip'

/** A static file as it is answered. */
export interface AssetFile {
  /** In the folder of assets; a compressed copy has the name of its coding added. */
  readonly path: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly encodings: readonly Encoding[]
  /** Answered without the Worker, which gets every other request first (`run_worker_first` of wrangler.toml). */
  readonly isDirect: boolean
}

/** Another spelling of a path, or a line of `_redirects`. */
export interface Redirect {
  readonly to: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly isDirect: boolean
}

/** What is answered under which path of a URL. */
export interface AssetTable {
  readonly files: Readonly<Record<string, AssetFile>>
  readonly redirects: Readonly<Record<string, Redirect>>
}
