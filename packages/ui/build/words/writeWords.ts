/** `npm run words`: writes the modules of words, after a change of `packages/ui/words`. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordModules } from './wordModules.ts';

const src = join(import.meta.dirname, '../../src');
const modules = [...(await wordModules())].map(([path, text]) => [join(src, path), text] as const);
// A component or a subject that has no words any more leaves no module behind.
const generated = ['*/words', 'words/subjects', 'words/locales'];
for (const folder of globSync(generated, { cwd: src })) {
  rmSync(join(src, folder), { recursive: true });
}
for (const [path, text] of modules) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
