import type { Cents, PlanOverview, PlanResult } from '@dime-time/finance-core';
import type { Debt, PlanRequest } from '@dime-time/finance-core/contract';

/** A plan, as the parts below its answer show it. */
export interface ShownPlan {
  readonly debts: readonly Debt[];
  readonly choices: Pick<PlanRequest, 'strategy' | 'extraMonthly' | 'oneOffs'>;
  /** The edited plan, and the same with the minimums alone. */
  readonly overview: PlanOverview;
  /** The saved plan, where the edited one differs from it. */
  readonly savedPlan: PlanResult | undefined;
  /** How much of the next payments comes from round-ups. */
  readonly monthlyRoundUps: Cents;
}
