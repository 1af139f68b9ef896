/** `npm run tokens:radix`: writes the part of the library’s sheet that comes from Radix Themes. */
import { writeFileSync } from 'node:fs';
import { radixTokens, SHEET } from './radixTokens.ts';

writeFileSync(SHEET, radixTokens());
