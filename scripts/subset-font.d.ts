declare module 'subset-font' {
  /** A font with the glyphs of a text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2' },
  ): Promise<Buffer>
}
