/** `npm run surface`: writes what the packages export now, for the reviewer of the difference. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSurface, type PackageName } from './readSurface.ts';
import { writeSurface } from './writeSurface.ts';

for (const name of ['ui', 'finance-core'] as const satisfies readonly PackageName[]) {
  const file = join(import.meta.dirname, `${name}.txt`);
  writeFileSync(file, writeSurface(readSurface(name)));
  process.stdout.write(`Wrote ${file}\n`);
}
