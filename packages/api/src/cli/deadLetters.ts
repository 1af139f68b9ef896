/**
 * `npm run jobs:dead`: lists the pieces of jobs that failed too often, of the database at
 * `DATABASE_URL` or `DATA_DIR`; with `-- --send` they are sent back into their queues.
 */
import { createLogger } from '../config/logger.ts';
import { openDatabase } from '../db/index.ts';
import { withDeadLetters } from '../jobs/index.ts';
import { existingDataDir, run, settings } from './settings.ts';

await run(async () => {
  const log = createLogger('fatal');
  const where = settings.url === undefined ? { dataDir: existingDataDir() } : { url: settings.url };
  const database = await openDatabase({ ...where, log });
  try {
    await withDeadLetters({ database, log }, async ({ list, send }) => {
      for (const { failedAt, queue, piece } of await list()) {
        const about = `${piece.userId} ${piece.about}`;
        process.stdout.write(`${failedAt.toISOString()} ${queue} ${about}\n`);
      }
      if (!process.argv.includes('--send')) return;
      process.stdout.write(`${await send()} sent again.\n`);
    });
  } finally {
    await database.close();
  }
  return 0;
});
