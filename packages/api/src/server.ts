/**
 * The server of the live API and the built app, configured by environment variables: the guide
 * “Environment variables” lists them.
 */
import { parseConfig } from './config/config.ts';
import { createLogger } from './config/logger.ts';
import { PROJECT_ROOT } from './config/projectRoot.ts';
import { gracefulShutdown } from './http/gracefulShutdown.ts';
import { startServer } from './startServer.ts';

const config = readConfig();
const log = createLogger(config.log.level);
const server = await startServer(config, log).catch((error: unknown) => {
  log.fatal({ err: error }, 'The server could not start.');
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
log.info({ port: server.port }, 'Listening.');

gracefulShutdown(server, log);

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
    return parseConfig(process.env, PROJECT_ROOT);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
