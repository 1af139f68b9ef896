import type { DebtProgress } from '../debts/percentPaid.ts';
import { debtRefusal, MOST_OWED } from '../household/debtRefusal.ts';
import type { Cents } from '../money/index.ts';
import type { MinimumRule } from '../debts/payoff/minimumRule.ts';
import { refusals } from './refusals.ts';

export interface CheckedDebt extends DebtProgress {
  minimumPayment: Cents;
  /** `null` removes a rule. */
  minimumRule?: MinimumRule | null | undefined;
}

/**
 * Checks a debt that is added or changed.
 *
 * @param count the number of other debts of the user, paid off ones included; zero for a change.
 * @throws Refusal 422 when there are too many debts, or an amount is above $100,000,000.00.
 */
export function checkDebt(count: number, debt: CheckedDebt): void {
  const refusal = debtRefusal(count, debt);
  if (refusal) {
    throw refusal.path === '' ? refusals.tooManyDebts() : refusals.debtAmountTooLarge(refusal.path);
  }
  const { minimumRule } = debt;
  if (!minimumRule) return;
  const least = minimumRule.kind === 'fixed' ? minimumRule.amount : minimumRule.floor;
  if (least > MOST_OWED) throw refusals.debtAmountTooLarge('minimumRule');
}
