/**
 * Runs the live API and the built app. Its settings are environment variables, which the README
 * lists.
 */
import { join } from 'node:path';
import { parseConfig } from './config/config.ts';
import { createLogger } from './config/logger.ts';
import { startServer } from './startServer.ts';

const config = readConfig();
const log = createLogger(config.log.level);
const server = await startServer(config, log).catch((error: unknown) => {
  log.fatal({ err: error }, 'The server could not start.');
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
log.info({ port: server.port }, 'Listening.');

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'The server did not stop in order.');
        process.exit(1);
      },
    );
  });
}

process.stdout.write(
  [
    '',
    `${config.productName} is at ${config.publicUrl}`,
    config.oidc ? '' : 'Press Sign in there and choose one of the two demo households.',
    '',
  ].join('\n'),
);

/** An invalid setting ends the start with a one-line error that names it. */
function readConfig() {
  try {
    return parseConfig(process.env, join(import.meta.dirname, '../../..'));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
