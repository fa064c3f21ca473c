interface Detector {
  detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]>
}

const SIDE_MAX = 1600

/**
 * The text of the QR code in a picture, read on this device: by the browser's own detector if it has one, otherwise by jsQR,
 * which is loaded only then. Undefined if no QR code is found.
 *
 * @param sideMax a larger picture is scaled down to this many pixels: jsQR's time grows with their square.
 */
export async function readPicture(file: Blob, sideMax = SIDE_MAX): Promise<string | undefined> {
  const image = await createImageBitmap(file)
  return (await byDetector(image)) ?? (await byJsqr(image, sideMax))
}

async function byDetector(image: ImageBitmap): Promise<string | undefined> {
  const Maker = (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector
  if (!Maker) return undefined
  try {
    const [found] = await new Maker({ formats: ['qr_code'] }).detect(image)
    return found?.rawValue
  } catch {
    return undefined
  }
}

async function byJsqr(image: ImageBitmap, sideMax: number): Promise<string | undefined> {
  const { default: jsQR } = await import('jsqr')
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data
}
