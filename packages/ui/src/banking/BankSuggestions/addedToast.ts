import type { BankSuggestion, Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { BankSuggestionsWords } from '../../words/subjects/banking/bankSuggestions.ts';

/** The toast after a suggestion was accepted: what was added, and where to find it. */
export function addedToast(
  suggestion: BankSuggestion,
  debts: readonly Pick<Debt, 'id' | 'name'>[],
  money: MoneyText,
  words: BankSuggestionsWords,
  formats: Formats,
): { title: string; description: string } {
  if (suggestion.kind === 'debt') {
    const { name, currentBalance, interestRate } = suggestion;
    return {
      title: words.debtAddedTitle,
      description: words.debtAdded({
        name,
        balance: money(currentBalance),
        rate: formats.rate(interestRate),
      }),
    };
  }
  const name = debts.find(({ id }) => id === suggestion.debtId)?.name;
  const amount = money(suggestion.amount);
  const day = formats.monthDayInText(suggestion.date);
  return {
    title: words.paymentAddedTitle,
    description:
      name === undefined
        ? words.paymentAdded({ amount, day })
        : words.paymentToAdded({ amount, name, day }),
  };
}
