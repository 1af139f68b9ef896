import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sources, type Manifest } from './manifest.ts';

const compiler = createRequire(import.meta.url).resolve('@typescript/native/package.json');

/**
 * Writes the `.d.ts` of every module whose types the entries show.
 *
 * The compiler itself does it in seconds; tsup's bundled declarations took a minute and a half and gave
 * the same types two homes.
 */
export function writeTypes(manifest: Manifest): void {
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', 'dist'];
  const { status } = spawnSync(
    process.execPath,
    [join(compiler, '../bin/tsc'), '-p', 'tsconfig.json', ...flags],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The declarations do not compile.');
  const seen = new Set<string>();
  for (const source of sources(manifest)) {
    rewrite(join('dist', source.replace(/^(\.\/)?src\//, '').replace(/\.tsx?$/, '.d.ts')), seen);
  }
  for (const file of globSync('dist/**/*.d.ts')) if (!seen.has(file)) rmSync(file);
}

/** Turns `./Money.tsx`, as it is in the source, into `./Money.js`, here and in what the file imports. */
function rewrite(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  // An import for its effect alone, of styles, shows no type.
  const text = readFileSync(file, 'utf8').replaceAll(/^import ['"][^'"]+['"];\n/gm, '');
  const specifier = /(['"])(\.{1,2}\/[^'"]*)\.tsx?\1/g;
  writeFileSync(file, text.replaceAll(specifier, '$1$2.js$1'));
  for (const [, , path = ''] of text.matchAll(specifier)) {
    rewrite(join(file, '..', `${path}.d.ts`), seen);
  }
}
