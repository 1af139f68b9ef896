import { formatMonthDay, formatRate } from '@dime-time/finance-core';
import type { BankSuggestion, Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';

/** The toast after a suggestion was accepted: what was added, and where to find it. */
export function addedToast(
  suggestion: BankSuggestion,
  debts: readonly Pick<Debt, 'id' | 'name'>[],
  money: MoneyText,
): { title: string; description: string } {
  if (suggestion.kind === 'debt') {
    const { name, currentBalance, interestRate } = suggestion;
    return {
      title: 'Debt Added',
      description: `${name}, ${money(currentBalance)} at ${formatRate(interestRate)}.`,
    };
  }
  const name = debts.find(({ id }) => id === suggestion.debtId)?.name;
  return {
    title: 'Payment Added',
    description: `${money(suggestion.amount)}${name === undefined ? '' : ` to ${name}`} on ${formatMonthDay(suggestion.date)}.`,
  };
}
