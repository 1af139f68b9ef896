/**
 * `npm run db:move`: copies the embedded database at `DATA_DIR` into the empty PostgreSQL database
 * at `DATABASE_URL` and verifies that both are equal. The embedded one is not changed.
 */
import { openDatabase } from '../db/index.ts';
import { describeLedger } from '../ledger/index.ts';
import { moveDatabase } from './moveDatabase.ts';
import { existingDataDir, log, run, withDatabase } from './settings.ts';

await run(async ({ database }) => {
  const { url, poolMode } = database;
  if (url === undefined) throw new Error('DATABASE_URL names the database to move into.');
  const source = await openDatabase({ dataDir: existingDataDir(database), log });
  const { rows, ledger } = await withDatabase(source, async (from) =>
    withDatabase(await openDatabase({ url, poolMode, withoutTimeouts: true, log }), (into) =>
      moveDatabase(from, into),
    ),
  );
  const counts = [...rows].map(([table, count]) => `${table}: ${count} rows`);
  process.stdout.write(`${[...counts, describeLedger(ledger)].join('\n')}\n`);
  return 0;
});
