import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface Size {
  name: string;
  kib: number;
  limitKib: number;
}

const root = join(import.meta.dirname, '../..');

/** What a page pays for an entry it imports whole; a page that imports one function pays less. */
const ENTRIES: { name: string; code: string; limitKib: number; external?: string[] }[] = [
  {
    name: '@dime-time/finance-core/money',
    code: `export * from '@dime-time/finance-core/money';`,
    limitKib: 2,
  },
  {
    name: '@dime-time/finance-core',
    code: `export * from '@dime-time/finance-core';`,
    limitKib: 8,
  },
];

/** Bundles each entry as a browser build would and returns its minified, gzipped size. */
export async function sizes(): Promise<Size[]> {
  return Promise.all(
    ENTRIES.map(async ({ name, code, limitKib, external = [] }) => {
      const result = await build({
        stdin: { contents: code, resolveDir: join(root, 'packages/app') },
        bundle: true,
        write: false,
        minify: true,
        format: 'esm',
        target: 'es2022',
        conditions: ['dime-time-source'],
        external,
      });
      const bytes = gzipSync(result.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 });
      return { name, kib: bytes.byteLength / 1024, limitKib };
    }),
  );
}
