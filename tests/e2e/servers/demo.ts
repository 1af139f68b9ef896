/** Builds the app with the household inside and serves it, as `npm run demo` does. */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { builtOnce } from '../../tools/builtOnce.ts';
import { DEMO_PORT } from '../support/ports.ts';

const root = join(import.meta.dirname, '../../../packages/app');
process.env['OUT_DIR'] = await builtOnce('app-demo', (outDir) => {
  process.env['OUT_DIR'] = outDir;
  return build({ root, mode: 'mock', logLevel: 'warn' });
});
await preview({
  root,
  mode: 'mock',
  preview: { port: DEMO_PORT, strictPort: true, host: 'localhost' },
});
