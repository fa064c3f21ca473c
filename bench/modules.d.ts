/** Types of packages that ship none, as far as the benches use them. */
declare module 'workerd' {
  /** A CommonJS package: its default export is `default`. */
  const workerd: { readonly default: string }
  export default workerd
}

declare module 'autocannon' {
  interface Request {
    method?: string
    path: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    amount?: number
    duration?: number
    requests?: readonly Request[]
    /** Milliseconds between two checks of the counters and of whether `amount` is sent. */
    sampleInt?: number
    /** Number of errors that ends the run. */
    bailout?: number
  }
  interface Result {
    errors: number
    timeouts: number
    non2xx: number
    duration: number
    latency: { p50: number; p99: number; max: number }
    requests: { total: number; average: number }
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Result>
}
