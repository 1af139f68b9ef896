declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
  }
  export default function subset(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
