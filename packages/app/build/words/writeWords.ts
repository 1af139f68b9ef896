/** The second half of `npm run words`: writes the modules of the app’s own words. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appWordModules } from './appWordModules.ts';

const folder = join(import.meta.dirname, '../../src/language/words');
const modules = await appWordModules();
// A part that has no words any more leaves no module behind.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of modules) writeFileSync(join(folder, name), text);
