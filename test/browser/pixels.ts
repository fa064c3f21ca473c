import { PNG } from 'pngjs'

/** A picture of the page: red, green, blue and alpha of each pixel. */
export const pixelsOf = (png: Buffer): Promise<{ data: Uint8Array; width: number; height: number }> =>
  new Promise((resolve, reject) => {
    new PNG().parse(png, (error, pixels) => (error ? reject(error) : resolve(pixels)))
  })
