import {
  APP,
  chunksOf,
  LANDING,
  pagesOf,
  zippedKib,
  type Manifest,
  type ReadBuilt,
} from './manifest.ts';

/** The stock sheet of Radix Themes alone would be 78. */
export const FIRST_LOAD_CSS_KIB = 22;

/** The gzipped KiB of styles that a first visit of each page loads, from the built app's manifest. */
export async function firstLoadCss(
  manifest: Manifest,
  read: ReadBuilt,
): Promise<{ page: string; kib: number }[]> {
  return Promise.all(
    [LANDING, ...pagesOf(manifest)].map(async (page) => {
      const chunks = chunksOf(manifest, page === LANDING ? [page] : [...APP, page]);
      const sheets = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
      return { page, kib: await zippedKib(sheets, read) };
    }),
  );
}
