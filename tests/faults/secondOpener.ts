import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { startServerProcess } from './serverProcess.ts';

/**
 * Opens the data directory of a server again, while the server runs and after it was killed.
 *
 * @returns `whileItRuns`: the message of the error, or `let in` if there was none.
 */
export async function secondOpener(dataDir: string) {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const log = createLogger('silent');
  const whileItRuns = await openDatabase({ dataDir, log }).then(
    async (database) => {
      await database.close();
      return 'let in';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  await server.kill();
  const afterwards = await openDatabase({ dataDir, log });
  await afterwards.close();
  return { whileItRuns, pid: server.pid };
}
