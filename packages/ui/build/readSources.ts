import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

/** The text of each module of the components by its path in `src`, without the theme and tests. */
export function readSources(): Record<string, string> {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('theme/') && !/\.test(?:-d)?\./.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(src, file), 'utf8')]));
}

/** The text of the `index.ts` of each subject, by the subject. */
export function readIndexes(): Record<string, string> {
  const files = globSync('*/index.ts', { cwd: src }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files
      .filter((file) => file !== 'theme/index.ts')
      .map((file) => [file.replace('/index.ts', ''), readFileSync(join(src, file), 'utf8')]),
  );
}
