import { minimumBeforeCap } from '../debts/payoff/minimumBeforeCap.ts';
import { minimumRuleOf } from '../debts/payoff/minimumRule.ts';
import type { PlanDebt } from '../debts/payoff/plan.ts';
import { sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';

/**
 * What the debts that are paid off, and not closed, asked for each month. The household goes on paying it on the others,
 * as it does in a plan in which a debt is paid off under way: to pay one off never makes it later. Of a
 * rule that is a share of the balance, it is the least amount.
 */
export function freedMinimums(debts: readonly PlanDebt[]): Cents {
  return sumCents(paidOff(debts).map(leastMinimum));
}

/**
 * The part of {@link freedMinimums} that was paid this month already: on a debt that was paid off since
 * its last due day.
 */
export function freedMinimumsPaid(debts: readonly PlanDebt[]): Cents {
  return sumCents(
    paidOff(debts).map(
      (debt) => Math.min(debt.paidSinceDue ?? ZERO_CENTS, leastMinimum(debt)) as Cents,
    ),
  );
}

function paidOff(debts: readonly PlanDebt[]): PlanDebt[] {
  return debts.filter(({ currentBalance, status }) => currentBalance <= 0 && status !== 'closed');
}

function leastMinimum(debt: PlanDebt): Cents {
  return minimumBeforeCap(minimumRuleOf(debt), ZERO_CENTS, ZERO_CENTS);
}
