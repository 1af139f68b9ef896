/** Builds the Storybook that designers and Chromatic open, and serves it as plain files. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';
import { STORYBOOK_PORT } from './address.ts';

const root = join(import.meta.dirname, '../../..');
const outDir = join(root, 'node_modules/.cache/visual-storybook');
const bin = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const { status } = spawnSync(process.execPath, [bin, 'build', '--quiet', '--output-dir', outDir], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) throw new Error('The Storybook does not build; run `npm run build:storybook`.');

await preview({
  configFile: false,
  root,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir },
  preview: { port: STORYBOOK_PORT, strictPort: true, host: 'localhost' },
});
