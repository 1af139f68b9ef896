import * as v from 'valibot';
import { dayField } from './fields/dayField.ts';
import { moneyField } from './fields/moneyField.ts';

/** The figures at the top of the dashboard. */
export const dashboardSummary = v.object({
  totalRoundUps: moneyField,
  /** Round-ups since the first of the month. */
  thisMonthRoundUps: moneyField,
  totalDebt: moneyField,
  /** Debt payments since the first of the month. */
  thisMonthPayments: moneyField,
  /** A percentage: 23 is 23 %. */
  progressPercentage: v.pipe(v.number(), v.finite()),
  /** `null` where no date exists: no debt, or payments below the interest. */
  debtFreeDate: v.nullish(dayField, null),
});

export type DashboardSummary = v.InferOutput<typeof dashboardSummary>;
