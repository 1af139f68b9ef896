import { debtTotals } from '../debts/debtTotals.ts';
import { percentPaid, type DebtProgress } from '../debts/percentPaid.ts';
import { forecastDate } from '../forecast/forecast.ts';
import type { PlanChoices } from '../forecast/household.ts';
import { monthlyRoundUps, type RoundUpShare } from '../forecast/monthlyRoundUps.ts';
import type { Cents } from '../money/index.ts';
import type { PlanDebt } from '../debts/payoff/plan.ts';
import { waitingIn, type Purse } from '../round-ups/purse/purse.ts';
import type { CalendarDay, Instant } from '../time/index.ts';

/** What the figures of the dashboard are worked out from. */
export interface HouseholdSums {
  debts: readonly (PlanDebt & DebtProgress & { minimumPayment: Cents })[];
  /** All round-ups ever, and how they were used. */
  purse: Purse;
  /** Round-ups since the first of the month. */
  thisMonthRoundUps: Cents;
  /** Round-ups of the last thirty days, less what refunds returned: see `recentRoundUps`. */
  recentRoundUps: Cents;
  /** Debt payments since the first of the month. */
  thisMonthPayments: Cents;
  settings: RoundUpShare;
  /**
   * The plan that the household has saved.
   * @default none
   */
  plan?: PlanChoices | undefined;
  /** The present moment. */
  now: Instant;
  /** Today in the user's time zone. */
  today: CalendarDay;
}

/** The figures at the top of the dashboard. */
export interface HouseholdSummary {
  totalRoundUps: Cents;
  /** The four parts that add up to the total. */
  roundUpsWaiting: Cents;
  roundUpsApplied: Cents;
  roundUpsInvested: Cents;
  roundUpsReturned: Cents;
  thisMonthRoundUps: Cents;
  totalDebt: Cents;
  thisMonthPayments: Cents;
  /** 0 to 100. */
  progressPercentage: number;
  /** `null` where no date exists: nothing is owed, or the payments are below the interest. */
  debtFreeDate: CalendarDay | null;
  /** The monthly round-ups that pay debts, as the date assumes them. */
  monthlyRoundUps: Cents;
  /** The saved plan, which the date follows; absent without one. */
  plan?: PlanChoices;
  /** The day that all of it is of. */
  asOf: CalendarDay;
}

/**
 * Works out the figures of the dashboard from a household's sums. The date is that of the
 * household's `forecast`.
 *
 * @throws RangeError when a sum is past the bound of `Cents`.
 */
export function summarizeHousehold(sums: HouseholdSums): HouseholdSummary {
  const { debts, purse, settings, plan, now, today } = sums;
  const totals = debtTotals(debts);
  const roundUps = monthlyRoundUps(sums.recentRoundUps, settings, now);
  return {
    totalRoundUps: purse.collected,
    roundUpsWaiting: waitingIn(purse),
    roundUpsApplied: purse.applied,
    roundUpsInvested: purse.invested,
    roundUpsReturned: purse.returned,
    thisMonthRoundUps: sums.thisMonthRoundUps,
    totalDebt: totals.currentBalance,
    thisMonthPayments: sums.thisMonthPayments,
    progressPercentage: percentPaid(totals),
    debtFreeDate: forecastDate({ debts, monthlyRoundUps: roundUps, asOf: today, plan }) ?? null,
    monthlyRoundUps: roundUps,
    ...(plan && { plan }),
    asOf: today,
  };
}
