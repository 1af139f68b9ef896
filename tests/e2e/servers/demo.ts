/** Builds the app with the household inside and serves it, as `npm run demo` does. */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { DEMO_PORT } from '../support/ports.ts';

process.env['OUT_DIR'] = join(import.meta.dirname, '../../../node_modules/.cache/e2e-demo');

const root = join(import.meta.dirname, '../../../packages/app');
await build({ root, mode: 'mock', logLevel: 'warn' });
await preview({
  root,
  mode: 'mock',
  preview: { port: DEMO_PORT, strictPort: true, host: 'localhost' },
});
