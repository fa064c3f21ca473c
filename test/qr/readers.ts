import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import zxing from 'zxing-wasm/reader/zxing_reader.wasm'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha of each pixel. */
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** The pixels of a PNG, decoded by pngjs, which checks every CRC. */
export function rawPixelsOf(png: Uint8Array): Promise<Pixels> {
  return new Promise((resolve, reject) => {
    new PNG().parse(png, (error, { width, height, data }) => {
      if (error) reject(error)
      else resolve({ width, height, data: new Uint8ClampedArray(data) })
    })
  })
}

/** The pixels of a PNG on white paper. */
export async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { width, height, data } = await rawPixelsOf(png)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    for (let part = 0; part < 3; part++) data[at + part] = (data[at + part] ?? 0) * alpha + 255 * (1 - alpha)
    data[at + 3] = 255
  }
  return { width, height, data }
}

export interface Reading {
  readonly jsQr: string | undefined
  readonly zxing: string | undefined
  readonly isMirrored: boolean | undefined
  readonly version: string | undefined
  readonly ecc: string | undefined
}

/** Only upright and dark on light, as plain hardware scanners read. */
const strict: ReaderOptions = { formats: ['QRCode'], tryHarder: true, tryInvert: false, tryRotate: false }

prepareZXingModule({
  overrides: {
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(zxing, imports).then(receive)
      return {}
    },
  },
})

/** Reads with jsQR and zxing-cpp; texts are decoded from the symbol's bytes, so that a byte order mark would show. */
export async function read(pixels: Pixels): Promise<Reading> {
  const { data, width, height } = pixels
  const byJsQr = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })
  const [byZxing] = await readBarcodes({ ...pixels, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0], strict)
  return {
    jsQr: byJsQr ? utf8(byJsQr.binaryData) : undefined,
    zxing: byZxing?.isValid ? utf8(byZxing.bytes) : undefined,
    isMirrored: byZxing?.isMirrored,
    version: byZxing?.version,
    ecc: byZxing?.ecLevel,
  }
}

/** Reads a PNG with both. */
export const readPng = async (png: Uint8Array): Promise<Reading> => read(await pixelsOf(png))

const utf8 = (bytes: Iterable<number>): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
