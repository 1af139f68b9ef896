/**
 * `npm run demo`: builds the app with the mocks and serves it on http://localhost:3000.
 *
 * `PORT` sets another port.
 */
import { build, preview } from 'vite';

/** Reads `.env.mock`. */
const mode = 'mock';
const root = import.meta.dirname;
const port = Number(process.env['PORT'] ?? 3000);

await build({ root, mode, logLevel: 'warn' });
const server = await preview({
  root,
  mode,
  preview: { port, strictPort: true, host: 'localhost' },
});
server.printUrls();
