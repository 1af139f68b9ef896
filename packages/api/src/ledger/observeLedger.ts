import { epochMillis } from '@dime-time/finance-core';
import type { Meter } from '@opentelemetry/api';
import type { CoreDeps } from '../db/index.ts';

/** Observes what the last daily check of the ledger found, and how long ago it was. */
export function observeLedger(
  { database, clock }: Pick<CoreDeps, 'database' | 'clock'>,
  meter: Meter,
): void {
  const faults = meter.createObservableGauge('dime_time.ledger.faults', {
    description: 'How often the last check of the ledger found a rule broken.',
  });
  const age = meter.createObservableGauge('dime_time.ledger.check.age', {
    unit: 's',
    description: 'The time since the last check of the ledger.',
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const last = await database.db
        .selectFrom('ledger_checks')
        .select(['checked_at', 'faults'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!last) return;
      result.observe(faults, last.faults);
      result.observe(age, Math.max(0, epochMillis(clock()) - epochMillis(last.checked_at)) / 1000);
    },
    [faults, age],
  );
}
