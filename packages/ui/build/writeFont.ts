/** `npm run font:subset`: writes the part of the font with which every page is drawn. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredCharacters, FONT, subsetFont } from './subsetFont.ts';

const sheet = readFileSync(join(import.meta.dirname, '../src/theme/base.css'), 'utf8');
writeFileSync(FONT, await subsetFont(declaredCharacters(sheet)));
