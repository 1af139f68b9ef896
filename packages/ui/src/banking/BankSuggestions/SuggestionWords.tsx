import type { BankSuggestion, Debt } from '@dime-time/finance-core/contract';
import { Money } from '../../money/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { bankSuggestionsWords } from '../words/bankSuggestions.ts';

export interface SuggestionWordsProps {
  suggestion: BankSuggestion;
  debts: readonly Pick<Debt, 'id' | 'name'>[];
}

/** The question about a card or a payment that a bank reported. */
export function SuggestionWords({ suggestion, debts }: SuggestionWordsProps) {
  const words = useWords(bankSuggestionsWords);
  const { monthDayInText, rate } = useFormats();
  if (suggestion.kind === 'debt') {
    return rich(words.debt, {
      name: <bdi>{suggestion.name}</bdi>,
      balance: <Money amount={suggestion.currentBalance} />,
      rate: rate(suggestion.interestRate),
    });
  }
  const name = debts.find(({ id }) => id === suggestion.debtId)?.name;
  const amount = <Money amount={suggestion.amount} />;
  const day = monthDayInText(suggestion.date);
  return name === undefined
    ? rich(words.payment, { amount, day })
    : rich(words.paymentTo, { amount, name: <bdi>{name}</bdi>, day });
}
