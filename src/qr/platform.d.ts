/** The two functions of node:zlib in use; workerd has them under `nodejs_compat`. The whole of @types/node would clash with the Workers' own globals. */
declare module 'node:zlib' {
  export function deflateSync(bytes: Uint8Array, options: { level: number }): Uint8Array<ArrayBuffer>
  export function crc32(bytes: Uint8Array): number
}
