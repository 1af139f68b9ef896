import { formatMonthDay, formatRate } from '@dime-time/finance-core';
import type { BankSuggestion, Debt } from '@dime-time/finance-core/contract';
import { Money } from '../../money/index.ts';

export interface SuggestionWordsProps {
  suggestion: BankSuggestion;
  debts: readonly Pick<Debt, 'id' | 'name'>[];
}

/** The question about a card or a payment that a bank reported. */
export function SuggestionWords({ suggestion, debts }: SuggestionWordsProps) {
  if (suggestion.kind === 'debt') {
    return (
      <>
        We found <bdi>{suggestion.name}</bdi>, <Money amount={suggestion.currentBalance} /> at{' '}
        {formatRate(suggestion.interestRate)}. Add it?
      </>
    );
  }
  const name = debts.find(({ id }) => id === suggestion.debtId)?.name;
  return (
    <>
      You paid <Money amount={suggestion.amount} />{' '}
      {name !== undefined && (
        <>
          to <bdi>{name}</bdi>{' '}
        </>
      )}
      on {formatMonthDay(suggestion.date)}. Add it to your payment history? Your balance already
      includes it.
    </>
  );
}
