/**
 * `npm run db:contract`: removes from the database at `DATABASE_URL` what only servers of the version
 * before use, once none of them runs. The embedded database has nothing of it after a start.
 */
import { contractSchema, openDatabase } from '../db/index.ts';
import { existingDataDir, log, run, withDatabase } from './settings.ts';

await run(async ({ database: place }) => {
  const where = place.url === undefined ? { dataDir: existingDataDir(place) } : place;
  await withDatabase(await openDatabase({ ...where, log }), ({ db }) => contractSchema(db));
  process.stdout.write('The database has nothing that only servers of the version before use.\n');
  return 0;
});
