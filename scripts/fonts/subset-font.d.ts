declare module 'subset-font' {
  /** The glyphs of a text out of a font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      /** Ranges that the axes of a variable font are cut to, by tag. */
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** The same font in another format. */
  const fontverter: { convert(font: Buffer, format: 'woff2'): Promise<Buffer> };
  export default fontverter;
}
