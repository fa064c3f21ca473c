import type { Logo } from '../qr/logo.ts'
import type { PictureHeader } from '../qr/picture-header.ts'

/**
 * Replaces the validation of foreign logos: the page redraws each chosen picture as a PNG of at most 192 px, so its header
 * is valid, and it is small enough to be its own copy in a link.
 */
export function pictureHeader(_: string, bytes: Uint8Array<ArrayBuffer>): PictureHeader {
  const view = new DataView(bytes.buffer)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

export const isPngBomb = (): boolean => false

export const linkLogo = async ({ bytes }: Logo): Promise<Uint8Array<ArrayBuffer>> => bytes
