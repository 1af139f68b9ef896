/** Starts the built server, which is always one of production, on a Node.js that is new enough for it. */
import manifest from '../package.json' with { type: 'json' };
import { nodeVersionError } from './nodeVersionError.ts';

const refusal = nodeVersionError(process.version, manifest.engines.node);
if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
// The sign-in of development needs packages that only development installs.
process.env['NODE_ENV'] = 'production';
// What the server imports may not even be read by an older Node.js.
await import('./server.ts');
