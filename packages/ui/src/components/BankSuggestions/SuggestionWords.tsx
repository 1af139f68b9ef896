import { formatMonthDay } from '@dime-time/finance-core';
import type { BankSuggestion, Debt } from '@dime-time/finance-core/contract';
import { Money } from '../Money/index.ts';
import { rateText } from '../PayoffEstimate/PayoffEstimate.model.ts';

export interface SuggestionWordsProps {
  suggestion: BankSuggestion;
  debts: readonly Pick<Debt, 'id' | 'name'>[];
}

/** What is asked about a card or a payment that a bank reported. */
export function SuggestionWords({ suggestion, debts }: SuggestionWordsProps) {
  if (suggestion.kind === 'debt') {
    return (
      <>
        We found <bdi>{suggestion.name}</bdi>, <Money amount={suggestion.currentBalance} /> at{' '}
        {rateText(suggestion.interestRate)}. Add it?
      </>
    );
  }
  const name = debts.find(({ id }) => id === suggestion.debtId)?.name;
  return (
    <>
      Count <Money amount={suggestion.amount} /> on {formatMonthDay(suggestion.date)} as a payment{' '}
      {name === undefined ? 'on your debt' : <>on {<bdi>{name}</bdi>}</>}?
    </>
  );
}
