/** Packages without types of their own, as far as the benches use them. */
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
    /** Milliseconds between two looks at the counters, and at whether the amount is sent. */
    sampleInt?: number
    /** Ends the run after so many errors. */
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
