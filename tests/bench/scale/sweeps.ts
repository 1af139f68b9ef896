import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../packages/api/src/db/index.ts';
import { countSwept, type HouseholdRange, isIn, makeSweepsDue } from './households.ts';

/** Longer than the queue waits for a process that is gone. */
const STALL_MS = 600_000;

/** Sweeps before those that are measured, for code that is compiled and statements that are prepared. */
const WARM_UP = 200;

/**
 * Makes the sweeps of households due, first a few, then all others, and waits until the workers that run
 * have made them.
 *
 * @returns the sweeps a second, from the begin of the first one to the begin of the last one.
 */
export async function measureSweeps(db: Db, { first, last }: HouseholdRange): Promise<number> {
  const middle = first + Math.min(WARM_UP, Math.floor((last - first) / 2));
  const few = { first, last: middle - 1 };
  const most = { first: middle, last };
  for (const range of [few, most]) {
    await makeSweepsDue(db, range);
    await untilSwept(db, range);
  }
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*)::int4 as count, extract(epoch from max(at) - min(at))::float8 as seconds
    from ledger_transfers where kind = 'sweep' and ${isIn('user_id', most)}`.execute(db);
  const { count, seconds } = rows[0] ?? { count: 0, seconds: 0 };
  return (count - 1) / seconds;
}

/**
 * Waits until so many of the households were swept.
 *
 * @param options `count` is all of them by default; `meanwhile` is called before each look.
 */
export async function untilSwept(
  db: Db,
  range: HouseholdRange,
  options: { count?: number; lookMs?: number; meanwhile?: () => Promise<unknown> } = {},
): Promise<void> {
  const { count = range.last - range.first + 1, lookMs = 500, meanwhile } = options;
  let swept = await countSwept(db, range);
  let since = performance.now();
  while (swept < count) {
    if (performance.now() - since > STALL_MS) throw new Error('The sweeps do not go on.');
    await wait(lookMs);
    await meanwhile?.();
    const now = await countSwept(db, range);
    if (now > swept) since = performance.now();
    swept = now;
  }
}
