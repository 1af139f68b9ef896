/** `npm run check:packages`: publint and Are the Types Wrong on what would be published; any finding fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintPackage } from './lintPackage.ts';
import { pack } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'dime-time-pack-'));
try {
  for (const tarball of await pack(folder)) {
    process.stdout.write(`${await lintPackage(tarball)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
