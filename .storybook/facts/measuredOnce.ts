import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentSizes } from '../../packages/ui/build/componentSizes.ts';
import { keyOf } from '../../tests/tools/builtOnce.ts';
import { publicFoldersOfUi } from './facts.ts';

const cache = join(import.meta.dirname, '../../node_modules/.cache/component-sizes');

/** What the sizes depend on. */
const SOURCES = ['package-lock.json', 'packages/ui', 'packages/finance-core'];

/**
 * The KiB of each component, by its name. They are measured again if a source of the library has
 * changed: that takes a minute, because each component is bundled by itself.
 */
export async function measuredOnce(): Promise<Record<string, number>> {
  const file = join(cache, `${keyOf(SOURCES)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const sizes = await componentSizes(publicFoldersOfUi());
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(sizes));
  return sizes;
}
