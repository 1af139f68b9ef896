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
 * After a jump, or a downtime that looks like one, irreversible jobs wait an hour.
 *
 * @returns whether the clock can be trusted at this round.
 */
export function createClockJumpDetector({
  database: { db },
  log,
}: Pick<CoreDeps, 'database' | 'log'>) {
  let jumpedAt: number | undefined;
  return async (now: Instant): Promise<boolean> => {
    const round = await db.selectFrom('job_rounds').select('last_at').executeTakeFirst();
    const gap = round ? Math.abs(epochMillis(now) - epochMillis(round.last_at)) : 0;
    if (gap > MAX_GAP) {
      if (jumpedAt === undefined) {
        jumpedAt = performance.now();
        log.warn(
          { lastRoundAt: round?.last_at, now },
          'The clock is days away from the last round of jobs. If it is wrong, stop the server and set it; nothing is forgotten and no stake ends for an hour.',
        );
      }
      if (performance.now() - jumpedAt < QUARANTINE) return false;
    }
    jumpedAt = undefined;
    await db
      .insertInto('job_rounds')
      .values({ last_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_at: now }))
      .execute();
    return true;
  };
}
