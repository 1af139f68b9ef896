import type { BankSuggestion, Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useId, useState } from 'react';
import {
  type ActionResult,
  Button,
  Inline,
  settle,
  Text,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { focusNearest } from '../../internal/focusNearest.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { bankSuggestionsWords } from '../words/bankSuggestions.ts';
import { addedToast } from './addedToast.ts';
import { SuggestionWords } from './SuggestionWords.tsx';
import * as styles from './BankSuggestions.css.ts';

/** Accepts or declines a suggestion and returns the result. */
export type AnswerSuggestionAction = (id: string, accept: boolean) => Promise<ActionResult>;

export interface BankSuggestionsProps extends HostProps<'ul', 'children'> {
  /** Unanswered suggestions from linked banks. */
  suggestions: readonly BankSuggestion[];
  /** The debts, for the names of those that payments belong to. */
  debts: readonly Pick<Debt, 'id' | 'name'>[];
  /** Accepts or declines one of them. */
  onAnswer: AnswerSuggestionAction;
}

/**
 * Asks about cards that may be debts and payments that may belong to a debt; nothing is added
 * automatically.
 */
export const BankSuggestions = forwardRef<HTMLUListElement, BankSuggestionsProps>(
  function BankSuggestions({ suggestions, debts, onAnswer, className, ...rest }, ref) {
    const words = useWords(bankSuggestionsWords);
    return (
      <ul
        data-part="bank-suggestions"
        aria-label={words.label}
        {...rest}
        ref={ref}
        className={classes(styles.list, className)}
      >
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.id}
            suggestion={suggestion}
            debts={debts}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
    );
  },
);

interface SuggestionProps extends Pick<BankSuggestionsProps, 'debts' | 'onAnswer'> {
  suggestion: BankSuggestion;
}

function Suggestion({ suggestion, debts, onAnswer }: SuggestionProps) {
  const words = useWords(bankSuggestionsWords);
  const wordsId = useId();
  const { notify } = useToast();
  const money = useMoneyText();
  const formats = useFormats();
  const [accepting, setAccepting] = useState(false);
  const [pending, answer] = useSingleFlight(async (accept: boolean, item: HTMLElement | null) => {
    setAccepting(accept);
    const result = await settle(onAnswer(suggestion.id, accept));
    if (!result.ok) {
      return void notify(
        result.unknown
          ? {
              title: words.unknownTitle,
              description: words.unknown,
              variant: 'destructive',
            }
          : { title: words.failedTitle, description: result.message, variant: 'destructive' },
      );
    }
    if (accept) notify(addedToast(suggestion, debts, money, words, formats));
    // The question is removed together with its buttons, so move the focus to the nearest element.
    if (item?.parentElement) focusNearest(item);
  });
  const isDebt = suggestion.kind === 'debt';
  const press = (accept: boolean) => (event: { currentTarget: HTMLElement }) =>
    answer(accept, event.currentTarget.closest('li'));
  return (
    <li data-part="bank-suggestions-item" className={styles.item}>
      <div className={styles.words}>
        <Text data-part="bank-suggestions-text" as="span" size="s" id={wordsId}>
          <SuggestionWords suggestion={suggestion} debts={debts} />
        </Text>
        <Text data-part="bank-suggestions-detail" as="span" size="xs" tone="muted">
          {isDebt ? suggestion.institutionName : suggestion.description}
        </Text>
      </div>
      <Inline data-part="bank-suggestions-actions" gap={2} align="stretch">
        <Button
          data-part="bank-suggestions-accept"
          size="s"
          variant="soft"
          aria-describedby={wordsId}
          disabled={pending}
          pending={pending && accepting}
          onClick={press(true)}
        >
          {isDebt ? words.addDebt : words.addPayment}
        </Button>
        <Button
          data-part="bank-suggestions-decline"
          size="s"
          variant="ghost"
          tone="neutral"
          aria-describedby={wordsId}
          disabled={pending}
          onClick={press(false)}
        >
          {words.decline}
        </Button>
      </Inline>
    </li>
  );
}
