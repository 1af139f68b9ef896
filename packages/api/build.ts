/**
 * `npm run build:server`: the server and its commands as JavaScript in `packages/api/dist`, which
 * start without any package that only development needs.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const api = import.meta.dirname;
const outdir = join(api, 'dist');

/** The commands of an operator, as the sources name them. */
const COMMANDS = [
  'databaseBackup',
  'databaseContract',
  'databaseMove',
  'databaseRestore',
  'deadLetters',
  'doctor',
  'ledgerCheck',
];

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [
    join(api, 'src/start.ts'),
    ...COMMANDS.map((command) => join(api, 'src/cli', `${command}.ts`)),
  ],
  entryNames: '[name]',
  outdir,
  bundle: true,
  // The check of the version runs before anything else is read.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  conditions: ['dime-time-source'],
  plugins: [
    {
      name: 'installed-packages',
      setup(bundle) {
        // The workspace publishes no built finance-core; everything else is installed.
        bundle.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
          kind === 'entry-point' || path.startsWith('@dime-time/') ? undefined : { external: true },
        );
      },
    },
  ],
  logLevel: 'warning',
});
