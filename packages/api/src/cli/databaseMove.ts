/**
 * `npm run db:move`: copies the embedded database at `DATA_DIR` into the empty PostgreSQL database
 * at `DATABASE_URL` and verifies that both are equal. The embedded one is not changed.
 */
import { createLogger } from '../config/logger.ts';
import { openDatabase } from '../db/index.ts';
import { describeLedger } from '../ledger/index.ts';
import { moveDatabase } from './moveDatabase.ts';
import { existingDataDir, run, settings } from './settings.ts';

await run(async () => {
  const log = createLogger('fatal');
  const { url } = settings;
  if (url === undefined) throw new Error('DATABASE_URL names the database to move into.');
  const from = await openDatabase({ dataDir: existingDataDir(), log });
  try {
    const into = await openDatabase({ url, withoutTimeouts: true, log });
    try {
      const { rows, ledger } = await moveDatabase(from, into);
      const counts = [...rows].map(([table, count]) => `${table}: ${count} rows`);
      process.stdout.write(`${[...counts, describeLedger(ledger)].join('\n')}\n`);
    } finally {
      await into.close();
    }
  } finally {
    await from.close();
  }
  return 0;
});
