/** The part of `subset-font` that this package uses; the library has no types of its own that fit its version. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'truetype' | 'woff';
    /** The place to fix each axis at; absent axes are kept. */
    readonly variationAxes?: Readonly<Record<string, number>>;
    /** Keeps every glyph; `text` must then be undefined. */
    readonly keepAllGlyphs?: boolean;
  }

  /** Returns a font with the glyphs that a text needs, ligatures and marks included. Rejects if the font is broken. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}
