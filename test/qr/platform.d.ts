declare module 'pngjs' {
  interface Decoded {
    readonly width: number
    readonly height: number
    /** Red, green, blue, alpha of each pixel. */
    readonly data: Uint8Array
  }
  export class PNG {
    parse(file: Uint8Array, done: (error: Error | null, image: Decoded) => void): void
  }
}

declare module 'zxing-wasm/reader/zxing_reader.wasm' {
  const module: WebAssembly.Module
  export default module
}
