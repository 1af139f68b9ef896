import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';

const HOUR = 3_600_000;
/** The longest gap between two rounds that is not treated as a jump, in milliseconds. */
const MAX_GAP = 48 * HOUR;
/**
 * How long the clock must run on after a jump before it is trusted: time for an operator to react
 * to the warning.
 */
const QUARANTINE = HOUR;

/**
 * Detects jumps of the system clock between rounds. With a wrong clock at one start, idempotency
 * keys would expire, so that a payment could be made twice, and stakes would mature years early.
 * After a jump, or a downtime that looks like one, irreversible jobs wait an hour; a process whose
 * clock differs from that of others waits for as long as they go on.
 *
 * @returns whether the clock can be trusted at this round.
 */
export function createClockJumpDetector({
  database: { db },
  log,
}: Pick<CoreDeps, 'database' | 'log'>) {
  let jump: { since: number; lastRoundAt: Instant | undefined } | undefined;
  return async (now: Instant): Promise<boolean> => {
    const round = await db.selectFrom('job_rounds').select('last_at').executeTakeFirst();
    const lastRoundAt = round?.last_at;
    const gap = lastRoundAt ? Math.abs(epochMillis(now) - epochMillis(lastRoundAt)) : 0;
    if (gap > MAX_GAP) {
      if (!jump) {
        log.warn(
          { lastRoundAt, now },
          'The clock is days away from the last round of jobs. If it is wrong, stop the server and set it; nothing is forgotten and no stake ends for an hour.',
        );
      }
      // Another process made a round meanwhile, by a clock that it trusts.
      if (jump?.lastRoundAt !== lastRoundAt) jump = { since: performance.now(), lastRoundAt };
      if (jump && performance.now() - jump.since < QUARANTINE) return false;
    }
    jump = undefined;
    await db
      .insertInto('job_rounds')
      .values({ last_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_at: now }))
      .execute();
    return true;
  };
}
