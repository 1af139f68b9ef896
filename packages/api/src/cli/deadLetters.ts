/**
 * `npm run jobs:dead`: lists the pieces of jobs that failed too often, of the database at
 * `DATABASE_URL` or `DATA_DIR`; with `-- --send` they are sent back into their queues.
 */
import { openDatabase } from '../db/index.ts';
import { withDeadLetters } from '../jobs/index.ts';
import { existingDataDir, log, run, withDatabase } from './settings.ts';

await run(async ({ database: place }) => {
  const where = place.url === undefined ? { dataDir: existingDataDir(place) } : place;
  const opened = await openDatabase({ ...where, withoutMigration: true, log });
  await withDatabase(opened, (database) =>
    withDeadLetters({ database, log }, async ({ list, send }) => {
      for await (const { failedAt, queue, piece } of list()) {
        const about = `${piece.userId} ${piece.about}`;
        process.stdout.write(`${failedAt.toISOString()} ${queue} ${about}\n`);
      }
      if (!process.argv.includes('--send')) return;
      process.stdout.write(`${await send()} sent again.\n`);
    }),
  );
  return 0;
});
