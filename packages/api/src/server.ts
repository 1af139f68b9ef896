/**
 * The server of the live API and the built app. Every setting is a variable of the environment; the
 * README lists them.
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
    // A second one is from somebody who will not wait.
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

/** A setting that cannot be used ends the start with one line that names it. */
function readConfig() {
  try {
    return parseConfig(process.env, join(import.meta.dirname, '../../..'));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
