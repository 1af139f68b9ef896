/** `npm run prune:radix`: writes anew the Radix sheet of the library. */
import { writeFileSync } from 'node:fs';
import { prunedRadix, SHEET } from './sheet.ts';

const { css, dropped } = prunedRadix();
writeFileSync(SHEET, css);
process.stdout.write(`${css.length} characters kept, ${dropped.length} selectors dropped.\n`);
