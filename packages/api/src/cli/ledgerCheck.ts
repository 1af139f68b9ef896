/**
 * `npm run ledger:check`: verifies the ledger of the database at `DATABASE_URL` or `DATA_DIR`,
 * prints a summary, and exits 1 where a rule is broken.
 */
import { createLogger } from '../config/logger.ts';
import { openDatabase } from '../db/index.ts';
import { checkLedger, describeLedger } from '../ledger/index.ts';
import { existingDataDir, run, settings } from './settings.ts';

await run(async () => {
  const log = createLogger('fatal');
  const where = settings.url === undefined ? { dataDir: existingDataDir() } : { url: settings.url };
  const database = await openDatabase({ ...where, withoutTimeouts: true, log });
  try {
    const report = await checkLedger(database.db);
    process.stdout.write(`${describeLedger(report)}\n`);
    return report.faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
