/**
 * `npm run size`: what a page pays for each import of the built packages, and what each page of the
 * built app loads of styles and of script, beside their budgets.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_LOAD_CSS_KIB, firstLoadCss } from './firstLoadCss.ts';
import { firstLoadScript, isOverBudget } from './firstLoadScript.ts';
import { sizes } from './importBudgets.ts';
import type { Manifest } from './manifest.ts';

const app = join(import.meta.dirname, '../../packages/app');
const measured = await sizes(app);
process.stdout.write(
  'KiB, minified and gzipped, with everything the import needs; react and react-dom are not counted,\nand neither are the styles, which are one sheet for the whole site.\n\n',
);
for (const { name, kib, limitKib } of measured) {
  const mark = kib > limitKib ? '  over its budget' : '';
  process.stdout.write(
    `  ${name.padEnd(30)} ${kib.toFixed(2).padStart(6)} of ${String(limitKib).padEnd(4)}${mark}\n`,
  );
}

const read = (file: string) => readFile(join(app, 'dist', file));
const manifest = JSON.parse(String(await read('.vite/manifest.json'))) as Manifest;
const pages = (await firstLoadCss(manifest, read)).toSorted((one, other) => other.kib - one.kib);
process.stdout.write('\nStyles of a first visit, KiB gzipped\n\n');
for (const { page, kib } of pages) {
  process.stdout.write(
    `  ${page.padEnd(40)} ${kib.toFixed(1).padStart(5)} of ${FIRST_LOAD_CSS_KIB}\n`,
  );
}

const scripts = await firstLoadScript(manifest, read);
process.stdout.write(
  '\nScript of a first visit, KiB gzipped; of a later page, what it adds to that of the dashboard\n\n',
);
for (const { page, kib, limitKib, afterwardsKib, limitInAllKib } of scripts) {
  const inAll =
    limitInAllKib === undefined
      ? ''
      : `, ${(kib + (afterwardsKib ?? 0)).toFixed(1)} of ${limitInAllKib} in all`;
  const after =
    afterwardsKib === undefined ? '' : `  and ${afterwardsKib.toFixed(1)} once it stands${inAll}`;
  process.stdout.write(
    `  ${page.padEnd(40)} ${kib.toFixed(1).padStart(5)} of ${String(limitKib).padEnd(3)}${after}\n`,
  );
}

const over = [
  ...measured.filter(({ kib, limitKib }) => kib > limitKib),
  ...pages.filter(({ kib }) => kib > FIRST_LOAD_CSS_KIB),
  ...scripts.filter(isOverBudget),
];
process.exitCode = over.length > 0 ? 1 : 0;
