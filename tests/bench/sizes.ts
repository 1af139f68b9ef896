import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve as resolvePath } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildResult } from 'esbuild';

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
  /** Whether the bundler splits at `import()`; the size is then of what is loaded at once. */
  splits?: boolean;
}

/** The entry of one component, with a bundler that splits: it must load nothing of the others. */
const entryOf = (name: string, limitKib: number): Import => ({
  name: `components/${name}, split`,
  code: `export { ${name} } from '@dime-time/ui/components/${name}';`,
  limitKib,
  splits: true,
});

/** What a page pays for one import, with everything it needs but React; styles are below. */
const IMPORTS: readonly Import[] = [
  { name: 'Money', code: `export { Money } from '@dime-time/ui';`, limitKib: 2 },
  entryOf('Money', 2),
  entryOf('Card', 1),
  entryOf('Button', 1),
  entryOf('QrCode', 12),
  entryOf('TextField', 14),
  // A bundler that splits by file counts what it shares with the calendar of `DayField`.
  entryOf('DebtCard', 69),
  entryOf('Checkbox', 19),
  entryOf('NumberField', 30),
  entryOf('Combobox', 42),
  entryOf('DayField', 43),
  { name: 'Button', code: `export { Button } from '@dime-time/ui';`, limitKib: 1 },
  {
    name: 'DebtTrendChart',
    code: `export { DebtTrendChart } from '@dime-time/ui/charts/DebtTrendChart';`,
    limitKib: 24,
  },
  {
    name: 'PayoffChart',
    code: `export { PayoffChart } from '@dime-time/ui/charts/PayoffChart';`,
    limitKib: 24,
  },
  { name: 'UiProvider', code: `export { UiProvider } from '@dime-time/ui';`, limitKib: 22 },
  {
    name: 'formatUsd',
    code: `export { formatUsd } from '@dime-time/finance-core/money';`,
    limitKib: 0.5,
  },
  {
    name: 'finance-core/money, all of it',
    code: `export * from '@dime-time/finance-core/money';`,
    // With the parsers of typed amounts and rates.
    limitKib: 2.5,
  },
  {
    name: 'finance-core, all of it',
    code: `export * from '@dime-time/finance-core';`,
    // What a server alone works out is in `household`; the forecast and the next sweep are shown by pages.
    limitKib: 9.5,
  },
];

/** Where chunks would be written; nothing is. */
const OUT = 'chunks';

type Built = BuildResult<{ write: false; metafile: true }>;

/** One sheet for every component and screen, with layers and without, and one of the variables alone. */
const SHEETS = [
  { name: 'styles.css', limitKib: 27 },
  { name: 'styles.unlayered.css', limitKib: 27 },
  { name: 'tokens.css', limitKib: 6.5 },
] as const;

/**
 * Bundles each import as a site would, from the built packages, and answers its minified and gzipped size.
 *
 * @param from a folder from which the packages resolve, to what was built.
 */
export async function sizes(from: string): Promise<Size[]> {
  const imports = IMPORTS.map(async ({ name, code, limitKib, splits = false }) => {
    const result = await build({
      stdin: { contents: code, resolveDir: from },
      bundle: true,
      splitting: splits,
      outdir: OUT,
      metafile: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['react', 'react-dom'],
    });
    return { name, kib: loadedAtOnce(result), limitKib };
  });
  const { resolve } = createRequire(join(from, 'package.json'));
  const sheets = SHEETS.map(({ name, limitKib }) => ({
    name,
    kib: zipped(readFileSync(resolve(`@dime-time/ui/${name}`))),
    limitKib,
  }));
  return [...(await Promise.all(imports)), ...sheets];
}

/** The KiB of the entry and of every chunk that it imports, without those behind an `import()`. */
function loadedAtOnce({ outputFiles, metafile }: Built): number {
  const [entry = ''] = Object.keys(metafile.outputs).filter(
    (path) => metafile.outputs[path]?.entryPoint === '<stdin>',
  );
  const loaded = new Set([entry]);
  // A set gives what is added to it while it is walked.
  for (const path of loaded) {
    for (const { kind, external, path: chunk } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) loaded.add(chunk);
    }
  }
  return [...loaded].reduce((kib, path) => {
    const file = outputFiles.find((output) => output.path === resolvePath(path));
    if (!file) throw new Error(`The bundler wrote no ${path}.`);
    return kib + zipped(file.contents);
  }, 0);
}

function zipped(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).byteLength / 1024;
}
