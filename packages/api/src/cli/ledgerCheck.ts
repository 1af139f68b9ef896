/**
 * `npm run ledger:check`: verifies the ledger of the database at `DATABASE_URL` or `DATA_DIR`,
 * prints a summary, and exits 1 where a rule is broken. The server may run.
 */
import { checkLedger, describeLedger } from '../ledger/index.ts';
import { readDatabase, run } from './settings.ts';

await run(async (settings) => {
  const report = await readDatabase(settings, { withoutMigration: false }, ({ db }) =>
    checkLedger(db),
  );
  process.stdout.write(`${describeLedger(report)}\n`);
  return report.faults.length === 0 ? 0 : 1;
});
