import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keyOf } from '../../tests/tools/builtOnce.ts';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../node_modules/.cache/component-sizes');

/** What the sizes depend on. */
const SOURCES = ['package-lock.json', 'packages/ui', 'packages/finance-core'];

/**
 * The KiB of each component, by its name. They are measured again if a source of the library has
 * changed: that takes a minute, because each component is bundled by itself.
 */
export async function measuredOnce(): Promise<Record<string, number>> {
  const file = join(cache, `${keyOf(SOURCES)}.json`);
  if (!existsSync(file)) {
    // The bundler asks its plugins about every module, which a busy process would answer late.
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'printSizes.ts')]);
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, stdout);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
}
