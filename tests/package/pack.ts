import { join } from 'node:path';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../..');

/** What is published, in the order in which it is built. */
const PACKAGES = ['finance-core', 'ui'] as const;

/** Builds both packages and packs them as they would be published; answers the tarballs. */
export async function pack(folder: string): Promise<string[]> {
  await run('npm', ['run', 'build:packages'], root);
  const folders = PACKAGES.map((name) => `./packages/${name}/dist`);
  const printed = await run(
    'npm',
    ['pack', ...folders, '--pack-destination', folder, '--silent'],
    root,
  );
  return printed
    .trim()
    .split('\n')
    .map((name) => join(folder, name));
}
