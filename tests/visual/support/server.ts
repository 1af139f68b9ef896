/** Builds the Storybook that designers and Chromatic open, and serves it as plain files. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { builtOnce } from '../../tools/builtOnce.ts';
import { STORYBOOK_PORT } from './address.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const bin = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const outDir = await builtOnce('storybook', (folder) =>
  run(process.execPath, [bin, 'build', '--quiet', '--output-dir', folder], { cwd: root }),
);

await preview({
  configFile: false,
  root,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir },
  preview: {
    port: STORYBOOK_PORT,
    strictPort: true,
    host: 'localhost',
    // The files do not change while they are served: a page that is opened again asks for none of them.
    headers: { 'Cache-Control': 'max-age=3600' },
  },
});
