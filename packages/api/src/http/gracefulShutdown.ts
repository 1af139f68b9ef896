import type { Logger } from '../config/logger.ts';

/** Stops the server on SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export function gracefulShutdown(server: { stop(): Promise<void> }, log: Logger): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
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
}
