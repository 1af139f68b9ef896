/**
 * Pays one cent after the other on an embedded database whose disk is recorded, and reports each
 * payment that was committed. Another process kills it.
 */
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openEmbedded } from '../../packages/api/src/db/embedded/openEmbedded.ts';
import { checkLedger, postTransfers } from '../../packages/api/src/ledger/index.ts';
import { RecordingFiles } from './RecordingFiles.ts';

/** A message to the process that cuts the power. */
export type PayerMessage =
  | { readonly kept: readonly (string | null)[]; readonly brokenRules: readonly string[] }
  | { readonly paid: string };

const { LIVE = '', DISK = '', ROUND = '', KEEPS_FLUSHES = 'yes' } = process.env;
const database = await openEmbedded({
  dataDir: LIVE,
  log: createLogger('silent'),
  createFiles: (live) => new RecordingFiles(live, DISK, KEEPS_FLUSHES === 'yes'),
});
const household = { userId: 'u_1', timeZone: 'UTC', now: new Date().toISOString() };
const say = (message: PayerMessage) => process.send?.(message);

const rows = await database.db.selectFrom('ledger_transfers').select('once').execute();
const { faults } = await checkLedger(database.db);
say({ kept: rows.map(({ once }) => once), brokenRules: faults.map(({ rule }) => rule) });

await database.db
  .insertInto('users')
  .values({ id: household.userId, issuer: 'tests', subject: 'u_1', created_at: household.now })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
for (let count = 0; ; count += 1) {
  const once = `${ROUND}:${String(count)}`;
  await database.transaction((tx) =>
    postTransfers(tx, household, [
      {
        from: { kind: 'bank', unit: 'USD' },
        to: { kind: 'round_ups', unit: 'USD' },
        amount: 1n,
        kind: 'adjustment',
        once,
      },
    ]),
  );
  say({ paid: once });
}
