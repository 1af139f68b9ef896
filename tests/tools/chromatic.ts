/** `npm run chromatic`: sends the pictures of the matrix stories to Chromatic for review. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.stderr.write(
    'CHROMATIC_PROJECT_TOKEN is not set. Chromatic shows it under Manage → Configure of the project; ' +
      'set it for this command alone, and write it into no file. ' +
      'Without an account `npm test -- visual` compares the same stories on this machine.\n',
  );
  process.exit(2);
}
const require = createRequire(import.meta.url);
const bin = join(require.resolve('chromatic/package.json'), '../dist/bin.cjs');
const { status } = spawnSync(process.execPath, [bin, ...process.argv.slice(2)], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
