import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Size {
  name: string;
  kib: number;
  limitKib: number;
}

interface Import {
  name: string;
  /** What a page writes. */
  code: string;
  limitKib: number;
}

/** What a page pays for one import, with everything it needs but React; styles are below. */
const IMPORTS: readonly Import[] = [
  { name: 'Money', code: `export { Money } from '@dime-time/ui';`, limitKib: 2 },
  { name: 'Button', code: `export { Button } from '@dime-time/ui';`, limitKib: 8 },
  {
    name: 'DebtTrendChart',
    code: `export { DebtTrendChart } from '@dime-time/ui/charts/DebtTrendChart';`,
    limitKib: 45,
  },
  { name: 'UiProvider', code: `export { UiProvider } from '@dime-time/ui';`, limitKib: 30 },
  {
    name: 'formatUsd',
    code: `export { formatUsd } from '@dime-time/finance-core/money';`,
    limitKib: 0.5,
  },
  {
    name: 'finance-core/money, all of it',
    code: `export * from '@dime-time/finance-core/money';`,
    limitKib: 2,
  },
  {
    name: 'finance-core, all of it',
    code: `export * from '@dime-time/finance-core';`,
    // What a server alone works out is in `household`; the forecast and the next sweep are shown by pages.
    limitKib: 8.75,
  },
];

/** One sheet for every component and screen, and the one of the variables alone. */
const SHEETS = [
  { name: 'styles.css', limitKib: 30 },
  { name: 'tokens.css', limitKib: 8 },
] as const;

/**
 * Bundles each import as a site would, from the built packages, and answers its minified and gzipped size.
 *
 * @param from a folder from which the packages resolve, to what was built.
 */
export async function sizes(from: string): Promise<Size[]> {
  const imports = IMPORTS.map(async ({ name, code, limitKib }) => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: from },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['react', 'react-dom'],
    });
    return { name, kib: zipped(outputFiles[0]?.contents ?? new Uint8Array()), limitKib };
  });
  const { resolve } = createRequire(join(from, 'package.json'));
  const sheets = SHEETS.map(({ name, limitKib }) => ({
    name,
    kib: zipped(readFileSync(resolve(`@dime-time/ui/${name}`))),
    limitKib,
  }));
  return [...(await Promise.all(imports)), ...sheets];
}

function zipped(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).byteLength / 1024;
}
