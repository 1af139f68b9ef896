import {
  percentFromApr,
  stakeOutcome,
  STAKE_TERMS,
  type CalendarDay,
  type StakeDays,
  type StakeOutcome,
} from '@dime-time/finance-core';
import { validateStake, type Notice } from '@dime-time/finance-core/validate';
import type { Choice } from '../ChoiceGroup/index.ts';

/** A term as a choice holds it: the number of its days. */
export type TermValue = `${StakeDays}`;

/** The term that is chosen before anyone chooses. */
export const DEFAULT_TERM: TermValue = '90';

/** Beyond a thousand million tokens there is nothing to foretell: there are not that many. */
const MOST_FORETOLD = 10n ** 17n;

/** The three terms, with what each yields in a year. */
export function termChoices(): Choice<TermValue>[] {
  return STAKE_TERMS.map(({ days, apy }) => ({
    value: `${days}` as const,
    label: `${days} days`,
    detail: `${percentFromApr(apy)}% APY`,
  }));
}

/**
 * What the typed stake becomes, if it is one.
 *
 * @returns `undefined` where nothing would be sent.
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

/** Tells that a stake was refused. The specification shows no words for it. */
export function stakeFailed(reason: string | undefined): Notice {
  return {
    title: 'Staking Failed',
    message: reason || 'Something went wrong',
    variant: 'destructive',
  };
}
