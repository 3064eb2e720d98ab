declare module 'subset-font' {
  /** The glyphs of a text out of a font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype' },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** The same font in another format. */
  const fontverter: { convert(font: Buffer, format: 'woff2'): Promise<Buffer> };
  export default fontverter;
}
