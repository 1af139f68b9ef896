import { gzipSync } from 'node:zlib';

/** What is needed of one entry of Vite's manifest. */
interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Hands out a built file by its name in the manifest. */
export type ReadBuilt = (file: string) => Promise<Uint8Array>;

/** The landing page is a document of its own; every other page has these before it. */
export const LANDING = 'index.html';
export const APP = ['app.html'];

/** The pages of the app, as the manifest calls them. */
export function pagesOf(manifest: Manifest): string[] {
  const missing = [LANDING, ...APP].filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`The manifest has no ${missing.join(', ')}.`);
  return Object.keys(manifest).filter((key) => /^src\/[^/]+\/\w+Page\.tsx$/.test(key));
}

/** Everything the chunks need before the first of them runs, and they themselves. */
export function chunksOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
}

/** What files weigh on the wire, each gzipped by itself. */
export async function zippedKib(files: Iterable<string>, read: ReadBuilt): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await read(file), { level: 9 }).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
