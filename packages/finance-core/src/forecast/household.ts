import type { OneOffPayment, PlanDebt } from '../debts/payoff/plan.ts';
import { ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';

/** What a household chooses for its payoff plan; a saved plan of the contract has it. */
export interface PlanChoices {
  /** `custom` is the order of `order`. */
  strategy: 'avalanche' | 'snowball' | 'custom' | 'minimum-only';
  /** The ids of debts, first to be paid first; debts it leaves out follow. */
  order: readonly string[];
  /** Paid each month on top of the minimums and the round-ups; not counted by `minimum-only`. */
  extraMonthly: Cents;
  /** Not counted by `minimum-only`. */
  oneOffs: readonly OneOffPayment[];
  /** Whether the round-ups of a month count as part of the payment. */
  includeRoundUps: boolean;
}

/** The plan of a household that has saved none. */
export const DEFAULT_PLAN: PlanChoices = {
  strategy: 'avalanche',
  order: [],
  extraMonthly: ZERO_CENTS,
  oneOffs: [],
  includeRoundUps: true,
};

/** The input of the forecast. */
export interface Household {
  debts: readonly PlanDebt[];
  /** The round-ups of a month that pay debts, in cents: see `monthlyRoundUps`. */
  monthlyRoundUps: Cents;
  /** The day of the balances: today in the user's time zone. */
  asOf: CalendarDay;
  /**
   * The plan that the household has saved.
   * @default the default plan: minimums and round-ups, the debt of the highest rate first
   */
  plan?: PlanChoices | undefined;
}
