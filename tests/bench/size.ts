/** `npm run size`: what a page pays for each import of the built packages, beside its budget. */
import { join } from 'node:path';
import { sizes } from './sizes.ts';

const measured = await sizes(join(import.meta.dirname, '../../packages/app'));
process.stdout.write(
  'KiB, minified and gzipped, with everything the import needs; react and react-dom are not counted,\nand neither are the styles, which are one sheet for the whole site.\n\n',
);
for (const { name, kib, limitKib } of measured) {
  const mark = kib > limitKib ? '  over its budget' : '';
  process.stdout.write(
    `  ${name.padEnd(30)} ${kib.toFixed(2).padStart(6)} of ${String(limitKib).padEnd(4)}${mark}\n`,
  );
}
process.exitCode = measured.some(({ kib, limitKib }) => kib > limitKib) ? 1 : 0;
