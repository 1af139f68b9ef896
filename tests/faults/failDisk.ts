/**
 * Pays on an embedded database whose disk fails as `FAULT` says, and prints the result:
 * `tables-full`, no table can grow · `log-full`, the engine's log cannot · `flush`, a flush fails.
 */
import { createLogger } from '../../packages/api/src/config/logger.ts';
import {
  DurableNodeFs,
  type EngineFiles,
} from '../../packages/api/src/db/embedded/DurableNodeFs.ts';
import { openEmbedded } from '../../packages/api/src/db/embedded/openEmbedded.ts';
import { DatabaseBusy } from '../../packages/api/src/db/index.ts';
import { checkLedger, postTransfers, type Transfer } from '../../packages/api/src/ledger/index.ts';

const { FAULT = '', DATA_DIR = '' } = process.env;
const disk = { isFailing: false };

function fail(code: string): never {
  throw Object.assign(new Error('The disk fails.'), { code });
}

type Write = (stream: { path: string }, ...rest: unknown[]) => number;

class FailingFiles extends DurableNodeFs {
  protected override useFiles(files: EngineFiles): void {
    super.useFiles(files);
    const calls = files.stream_ops as unknown as { write: Write };
    const { write } = calls;
    const full = { 'tables-full': '/base/', 'log-full': '/pg_wal/xlogtemp' }[FAULT];
    calls.write = (stream, ...rest) => {
      const isFull = disk.isFailing && full !== undefined && stream.path.includes(full);
      return isFull ? files.tryFSOperation(() => fail('ENOSPC')) : write(stream, ...rest);
    };
  }

  protected override flush(file: number): void {
    if (disk.isFailing && FAULT === 'flush') fail('EIO');
    super.flush(file);
  }
}

const database = await openEmbedded({
  dataDir: DATA_DIR,
  log: createLogger('silent'),
  createFiles: (directory) => new FailingFiles(directory),
});
const household = { userId: 'u_1', timeZone: 'UTC', now: new Date().toISOString() };
await database.db
  .insertInto('users')
  .values({ id: household.userId, issuer: 'tests', subject: 'u_1', created_at: household.now })
  .execute();

const roundUp: Transfer = {
  from: { kind: 'bank', unit: 'USD' },
  to: { kind: 'round_ups', unit: 'USD' },
  amount: 1n,
  kind: 'adjustment',
  detail: 'x'.repeat(500),
};
const pay = (count: number) =>
  database.transaction((tx) =>
    postTransfers(
      tx,
      household,
      Array.from({ length: count }, () => roundUp),
    ),
  );

await pay(1);
disk.isFailing = true;
const refusals: unknown[] = [];
for (let attempt = 0; attempt < 20 && refusals.length < 3; attempt += 1) {
  await pay(2000).catch((error: unknown) => {
    if (!(error instanceof DatabaseBusy)) throw error;
    refusals.push(error);
  });
}
disk.isFailing = false;
const paid = await pay(1);
const { faults } = await checkLedger(database.db);
process.send?.({ refusals: refusals.length, paidAgain: paid.length, brokenRules: faults.length });
await database.close();
