/**
 * `npm run db:restore -- <file>`: restores a backup into the empty database at `DATABASE_URL` or
 * `DATA_DIR` and verifies its ledger.
 */
import { openDatabase } from '../db/index.ts';
import { describeLedger } from '../ledger/index.ts';
import { verifyBackup } from './backup/readBackup.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { fileArgument } from './fileArgument.ts';
import { log, run, withDatabase } from './settings.ts';
import { unreadableTokens } from './unreadableTokens.ts';

await run(async (settings) => {
  const file = fileArgument('db:restore', process.argv.slice(2));
  const backup = await verifyBackup(file);
  const { url, dataDir, poolMode } = settings.database;
  const where = url === undefined ? { dataDir } : { url, poolMode, withoutTimeouts: true };
  const target = await openDatabase({ ...where, withoutMigration: true, log });
  const { report, unreadable } = await withDatabase(target, async (into) => ({
    report: await restoreBackup(file, backup, into),
    unreadable: await unreadableTokens(into.db, settings),
  }));
  process.stdout.write(`Restored the backup of ${backup.madeAt}.\n${describeLedger(report)}\n`);
  if (unreadable > 0) {
    process.stdout.write(
      `The tokens of ${unreadable} linked banks cannot be read with the present key: start the server with the SECRET, or the file secret of the DATA_DIR, that was in use before.\n`,
    );
  }
  return report.faults.length === 0 ? 0 : 1;
});
