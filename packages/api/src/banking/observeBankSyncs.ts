import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { Meter } from '@opentelemetry/api';
import type { CoreDeps } from '../db/index.ts';
import type { BankDeps } from './bankDeps.ts';

/**
 * Observes how long ago the linked bank was synced that waits longest. Links that need a new sign-in
 * do not count, since only their user can end that.
 */
export function observeBankSyncs(
  { database, bank, clock }: Pick<BankDeps, 'database' | 'bank'> & Pick<CoreDeps, 'clock'>,
  meter: Meter,
): void {
  if (!bank) return;
  meter
    .createObservableGauge('dime_time.bank.sync.age', {
      unit: 's',
      description: 'The time since the sync of the linked bank that waits longest; 0 without one.',
    })
    .addCallback(async (result) => {
      const row = await database.db
        .selectFrom('bank_items')
        .select(({ fn }) => fn.min<Instant>(fn.coalesce('synced_at', 'created_at')).as('first'))
        .where('provider', '=', bank.name)
        .where('status', '=', 'active')
        .executeTakeFirst();
      const age = row?.first ? epochMillis(clock()) - epochMillis(row.first) : 0;
      result.observe(Math.max(0, age) / 1000);
    });
}
