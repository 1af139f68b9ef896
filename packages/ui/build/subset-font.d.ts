declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The ranges that variable axes are limited to, by their tags. */
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
  }
  export default function subset(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
