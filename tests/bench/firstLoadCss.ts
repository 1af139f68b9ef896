import { gzipSync } from 'node:zlib';

/** What is needed of one entry of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** What a first visit of the stock sheet of Radix Themes alone would cost: 78. */
export const FIRST_LOAD_CSS_KIB = 36;

/** The landing page is a document of its own; every other page has these before it. */
const LANDING = 'index.html';
const APP = ['app.html', 'src/shell/SignedInFrame.tsx'];

/**
 * The gzipped KiB of styles that a first visit of each page loads, from the built app's manifest.
 *
 * @param read hands out a built file by its name in the manifest.
 */
export async function firstLoadCss(
  manifest: Manifest,
  read: (file: string) => Promise<Uint8Array>,
): Promise<{ page: string; kib: number }[]> {
  const missing = [LANDING, ...APP].filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`The manifest has no ${missing.join(', ')}.`);
  const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key));
  return Promise.all(
    [LANDING, ...pages].map(async (page) => {
      const sheets = [...sheetsOf(manifest, page === LANDING ? [page] : [...APP, page])];
      const bytes = await Promise.all(
        sheets.map(async (file) => gzipSync(await read(file), { level: 9 }).byteLength),
      );
      return { page, kib: bytes.reduce((sum, size) => sum + size, 0) / 1024 };
    }),
  );
}

function sheetsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return sheets;
}
