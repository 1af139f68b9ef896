/** `npm run words`: writes the modules of words, after a change of `packages/ui/words`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordModules } from './wordModules.ts';

const src = join(import.meta.dirname, '../../src');
const modules = [...(await wordModules())].map(([path, text]) => [join(src, path), text] as const);
// A component that has no words any more leaves no module behind.
for (const folder of new Set(modules.map(([path]) => dirname(path)))) {
  if (/words$|subjects$|locales$/.test(folder) && dirname(folder) !== src) {
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const [path, text] of modules) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
