/** `npm run prune:radix`: writes the Radix sheet of the library, and the list of what it leaves out. */
import { writeFileSync } from 'node:fs';
import { DROPPED, prunedRadix, SHEET } from './sheet.ts';

const { css, dropped } = prunedRadix();
writeFileSync(SHEET, css);
writeFileSync(DROPPED, `${JSON.stringify(dropped, undefined, 2)}\n`);
process.stdout.write(`${css.length} characters kept, ${dropped.length} selectors dropped.\n`);
