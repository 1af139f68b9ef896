import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFault } from '../faults/diskFault.ts';
import { killJobsOnEmbedded, killJobsOnPostgres } from '../faults/killJobs.ts';
import { killPostgres } from '../faults/killPostgres.ts';
import { killServer } from '../faults/killServer.ts';
import { losePower } from '../faults/losePower.ts';
import { newDataDir } from '../faults/newDataDir.ts';
import { secondOpener } from '../faults/secondOpener.ts';
import { sendAtOnce } from '../faults/sendAtOnce.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';

/** The short form; `npm run faults:api` does each a hundred times. */
const ROUNDS = 2;

const NOTHING_LOST = { lost: 0, doubled: 0, brokenRules: [] };

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('kill -9 under payments loses none and doubles none', () => {
  test('of the API on the embedded database, which then belongs to one process', async () => {
    const dataDir = await newDataDir();
    expect(await killServer({ DATA_DIR: dataDir }, ROUNDS)).toMatchObject(NOTHING_LOST);
    const { whileItRuns, pid } = await secondOpener(dataDir);
    expect(whileItRuns).toContain(`in use by the process ${String(pid)}`);
  });

  test('of the API on PostgreSQL', async () => {
    const where = { DATABASE_URL: await postgres.createDatabase() };
    expect(await killServer(where, ROUNDS)).toMatchObject(NOTHING_LOST);
  });

  test('of PostgreSQL under the API, which goes on', async () => {
    expect(await killPostgres(postgres, 1)).toMatchObject(NOTHING_LOST);
  });
});

describe('kill -9 under jobs loses none, and makes no sweep twice', () => {
  const setting = { rounds: ROUNDS, seed: Date.now() % 1_000_000, households: 6, isHurried: true };
  const right = { lost: 0, doubled: 0, undone: 0, waiting: 0, wrongPayments: 0, brokenRules: [] };
  const minutes = 5 * 60_000;

  test(
    'of web, workers and PostgreSQL',
    async () => {
      const found = await killJobsOnPostgres(postgres, setting);
      expect(found).toMatchObject({ ...right, sweeps: 6 * ROUNDS });
    },
    minutes,
  );

  test(
    'of the API on the embedded database',
    async () => {
      const found = await killJobsOnEmbedded(await newDataDir(), setting);
      expect(found).toMatchObject({ ...right, sweeps: 6 * ROUNDS });
    },
    minutes,
  );
});

describe('each key five times at once is one payment, and no race spends more than is owed', () => {
  const many = { keys: 40, races: 5 };
  const right = { ...NOTHING_LOST, ...many, payments: 40, differing: 0, overspent: 0 };

  test('on the embedded database', async () => {
    expect(await sendAtOnce({ DATA_DIR: await newDataDir() }, many)).toEqual(right);
  });

  test('on PostgreSQL', async () => {
    const where = { DATABASE_URL: await postgres.createDatabase() };
    expect(await sendAtOnce(where, many)).toEqual(right);
  });
});

describe('power loss', () => {
  test('keeps what was acknowledged', async () => {
    const found = await losePower(ROUNDS);
    expect(found).toMatchObject({ lost: 0, unopened: 0, brokenRules: [] });
    expect(found.acknowledged).toBeGreaterThan(0);
  });

  test('is seen on a disk that lies about its flushes', async () => {
    const { lost, unopened } = await losePower(1, false);
    expect(lost + unopened).toBeGreaterThan(0);
  });
});

describe('a disk that', () => {
  test('has no space for tables is refused with, and served from again by the same process', async () => {
    expect(await diskFault('tables-full', await newDataDir())).toEqual({
      code: 0,
      told: { refusals: 3, paidAgain: 1, brokenRules: 0 },
    });
  });

  test.each(['log-full', 'flush'] as const)(
    'fails at the log (%s) ends the process and does not hang it',
    async (fault) => {
      expect(await diskFault(fault, await newDataDir())).toEqual({ code: 1 });
    },
  );
});
