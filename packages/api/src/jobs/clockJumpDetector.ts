import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';

const HOUR = 3_600_000;
/** The longest time between two rounds that is believed at once. */
const MAX_GAP = 48 * HOUR;
/** How long a clock that jumped has to run on before it is believed: time to see the warning. */
const QUARANTINE = HOUR;

/**
 * Watches the clock from round to round. A clock that is wrong for one start would have keys forgotten,
 * so that a payment is made twice, and stakes come back years early; so after a jump, or a downtime
 * that looks the same, what cannot be taken back waits an hour.
 *
 * @returns whether the clock can be believed at a round.
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
