import { splitCryptoShare } from '../crypto/splitCryptoShare.ts';
import { debtTotals } from '../debt/debtTotals.ts';
import { percentPaid, type DebtProgress } from '../debt/percentPaid.ts';
import { ZERO_CENTS, type Cents } from '../money/index.ts';
import { debtFreeDate } from '../payoff/debtFreeDate.ts';
import type { PlanDebt } from '../payoff/plan.ts';
import type { CalendarDay } from '../time/index.ts';

/** What the figures of the dashboard are worked out from. */
export interface HouseholdSums {
  debts: readonly (PlanDebt & DebtProgress & { minimumPayment: Cents })[];
  /** All round-ups ever. */
  totalRoundUps: Cents;
  /** Round-ups since the first of the month. */
  thisMonthRoundUps: Cents;
  /** Round-ups of the time that `habitRange` gives. */
  recentRoundUps: Cents;
  /** Debt payments since the first of the month. */
  thisMonthPayments: Cents;
  settings: { isEnabled: boolean; cryptoEnabled: boolean; cryptoPercentage: number };
  /** Today, in the user's zone. */
  today: CalendarDay;
}

/** The figures at the top of the dashboard. */
export interface HouseholdSummary {
  totalRoundUps: Cents;
  thisMonthRoundUps: Cents;
  totalDebt: Cents;
  thisMonthPayments: Cents;
  /** 0 to 100. */
  progressPercentage: number;
  /** `null` where no date exists: nothing is owed, or the payments are below the interest. */
  debtFreeDate: CalendarDay | null;
}

/**
 * Works out the figures of the dashboard from a household's sums.
 *
 * The date assumes the minimum payments, and each month as much in round-ups as the last thirty days
 * brought, less what is invested; while round-ups are off they bring nothing.
 *
 * @throws RangeError when a sum is past the bound of `Cents`.
 */
export function summarizeHousehold(sums: HouseholdSums): HouseholdSummary {
  const { debts, settings, today } = sums;
  const totals = debtTotals(debts);
  const share = settings.cryptoEnabled ? settings.cryptoPercentage : 0;
  const extraMonthly = settings.isEnabled
    ? splitCryptoShare(sums.recentRoundUps, share).debt
    : ZERO_CENTS;
  return {
    totalRoundUps: sums.totalRoundUps,
    thisMonthRoundUps: sums.thisMonthRoundUps,
    totalDebt: totals.currentBalance,
    thisMonthPayments: sums.thisMonthPayments,
    progressPercentage: percentPaid(totals),
    debtFreeDate: debtFreeDate({ debts, asOf: today, extraMonthly }) ?? null,
  };
}
