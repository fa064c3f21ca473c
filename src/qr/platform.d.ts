/**
 * The functions of node:zlib that this service uses; workerd has them since compatibility date 2026-10-20 without a flag. The
 * whole of @types/node would clash with the Workers' own globals.
 */
declare module 'node:zlib' {
  export function deflateSync(bytes: Uint8Array, options: { level: number }): Uint8Array<ArrayBuffer>
  export function crc32(bytes: Uint8Array): number
}

declare module '*.ttf' {
  const bytes: ArrayBuffer
  export default bytes
}

declare module '@resvg/resvg-wasm/index_bg.wasm' {
  const module: WebAssembly.Module
  export default module
}

declare module '@jsquash/webp/codec/dec/webp_dec.wasm' {
  const module: WebAssembly.Module
  export default module
}
