/** `npm run words`: writes the modules of words, after a change of `packages/ui/words`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordModules } from './wordModules.ts';

for (const [path, text] of await wordModules()) {
  writeFileSync(join(import.meta.dirname, '../../src', path), text);
}
