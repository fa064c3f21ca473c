declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number }
    readonly errors: number
    readonly '1xx': number
    readonly '2xx': number
    readonly '3xx': number
    readonly '4xx': number
    readonly '5xx': number
  }
  /** The part of autocannon 9 that the load runs use. */
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: readonly { path: string }[]
  }): Promise<Result>
}
