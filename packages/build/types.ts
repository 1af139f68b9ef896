import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const compiler = createRequire(import.meta.url).resolve('@typescript/native/package.json');

/**
 * Writes the `.d.ts` of every module.
 *
 * The compiler itself does it in seconds; tsup's bundled declarations took a minute and a half and gave
 * the same types two homes.
 */
export function writeTypes(): void {
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', 'dist'];
  const { status } = spawnSync(
    process.execPath,
    [join(compiler, '../bin/tsc'), '-p', 'tsconfig.json', ...flags],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The declarations do not compile.');
  for (const file of globSync('dist/**/*.d.ts')) {
    // A helper of the build alone has declarations and no module.
    if (!file.endsWith('.css.d.ts') && !existsSync(file.replace(/\.d\.ts$/, '.js'))) rmSync(file);
    else writeFileSync(file, builtSpecifiers(readFileSync(file, 'utf8')));
  }
}

/** `./Money.tsx` in the source is `./Money.js` in the package. */
function builtSpecifiers(declarations: string): string {
  return declarations.replaceAll(/(['"])(\.{1,2}\/[^'"]*)\.tsx?\1/g, '$1$2.js$1');
}
