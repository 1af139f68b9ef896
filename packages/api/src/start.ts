/** Starts the built server in production mode, after checking the version of Node.js. */
import manifest from '../package.json' with { type: 'json' };
import { nodeVersionError } from './config/nodeVersionError.ts';

const refusal = nodeVersionError(process.version, manifest.engines.node);
if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
// The development sign-in needs devDependencies.
process.env['NODE_ENV'] = 'production';
// An older Node.js may not be able to parse what the server imports.
await import('./server.ts');
