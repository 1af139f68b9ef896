import {
  percentFromApr,
  stakeOutcome,
  STAKE_TERMS,
  type CalendarDay,
  type StakeDays,
  type StakeOutcome,
} from '@dime-time/finance-core';
import { quantityToDecimalString, type Quantity } from '@dime-time/finance-core/money';
import { validateStake, type Notice } from '@dime-time/finance-core/validation';
import type { StakeFormWords } from '../../words/subjects/token/stakeForm.ts';
import type { Choice } from '../../primitives/index.ts';

/** The value of a term in the choice: its number of days. */
export type TermValue = `${StakeDays}`;

/** The term chosen by default. */
export const DEFAULT_TERM: TermValue = '90';

/** The number of decimals in a forecast, which are enough for a token. */
export const FORETOLD_DECIMALS = 4;

/** The largest stake with a forecast: a billion tokens, more than exist. */
const MOST_FORETOLD = 10n ** 17n;

/** The three terms, with the yearly yield of each. */
export function termChoices(words: StakeFormWords): Choice<TermValue>[] {
  return STAKE_TERMS.map(({ days, apy }) => ({
    value: `${days}` as const,
    label: words.term({ days }),
    detail: words.yield({ percent: `${percentFromApr(apy)}` }),
  }));
}

/**
 * Returns what the typed stake becomes, if it is valid.
 *
 * @returns `undefined` if nothing would be sent.
 */
export function stakePreview(
  text: string,
  term: TermValue,
  today: CalendarDay,
): StakeOutcome | undefined {
  const stake = validateStake({ amount: text, duration: Number(term) });
  if (!stake || stake.amount > MOST_FORETOLD) return undefined;
  return stakeOutcome({ amount: stake.amount, days: stake.duration, startsOn: today });
}

/**
 * Returns the notice for a refused stake. The specification has no wording for it.
 *
 * @param reason the server’s message; the status in front of it is removed.
 * @param available the tokens available to stake, if known.
 */
export function stakeFailed(
  reason: string | undefined,
  amount: Quantity,
  available: Quantity | undefined,
  words: StakeFormWords,
): Notice {
  const isAbove = available !== undefined && amount > available;
  const explanation = reason?.replace(/^(?:500: .*|\d{3}: )/s, '');
  return {
    title: words.failedTitle,
    message: isAbove
      ? words.aboveBalance({ amount: quantityToDecimalString(available) })
      : explanation || words.failed,
    variant: 'destructive',
  };
}
