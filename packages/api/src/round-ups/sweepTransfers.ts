import type { Cents, SweepPlan } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { settlePayment } from '@dime-time/finance-core/household';
import {
  CRYPTO,
  NO_REVERSALS,
  paymentTransfers,
  type ReversedMilestones,
  ROUND_UPS,
  type Transfer,
} from '../ledger/index.ts';

/** A planned sweep. */
export interface PlannedSweep {
  /** Its unique key. */
  readonly key: string;
  readonly plan: SweepPlan;
  /** The debts before the sweep. */
  readonly debts: readonly {
    readonly id: string;
    readonly originalBalance: Cents;
    readonly currentBalance: Cents;
  }[];
  readonly settings: Pick<RoundUpSettings, 'preferredCrypto'>;
  /** @default nothing was undone so far */
  readonly reversed?: ReversedMilestones;
}

/** The `once` of a sweep's first transfer: where it exists, the sweep has happened. */
export function sweepKey(key: string): string {
  return `sweep:${key}:0`;
}

/**
 * What each payment of a sweep does to its debt.
 *
 * @throws Error where one pays more than is owed.
 */
export function settleSweep({ plan, debts }: Pick<PlannedSweep, 'plan' | 'debts'>) {
  return plan.payments.map(({ debtId, amount }) => {
    const debt = debts.find(({ id }) => id === debtId);
    const settled = debt && settlePayment(debt, amount);
    if (!settled) throw new Error('A sweep pays more than is owed.');
    return { debtId, amount, settled };
  });
}

/**
 * The transfers of a sweep: the crypto share, then the payments with their rewards. The first
 * transfer carries the sweep's key.
 */
export function sweepTransfers(planned: PlannedSweep): Transfer[] {
  const { key, plan, settings, reversed = NO_REVERSALS } = planned;
  const share: Transfer = {
    from: ROUND_UPS,
    to: CRYPTO,
    kind: 'crypto_share',
    detail: settings.preferredCrypto,
    amount: BigInt(plan.crypto),
  };
  const payments = settleSweep(planned).flatMap((payment) =>
    paymentTransfers({ ...payment, source: 'roundup', reversed, isSweep: true }),
  );
  const transfers = plan.crypto > 0 ? [share, ...payments] : payments;
  return transfers.map((transfer, index) =>
    index === 0 ? { ...transfer, once: sweepKey(key) } : transfer,
  );
}
