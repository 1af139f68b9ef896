import type {
  CalendarDay,
  Cents,
  PlanOverview,
  PlanResult,
  PlanSavings,
} from '@dime-time/finance-core';
import type { ReactNode } from 'react';
import { monthsBetween } from '../../internal/monthsBetween.ts';
import { rich, type Formats } from '../../words/index.ts';
import type { PlanAnswerWords } from '../../words/subjects/debts/planAnswer.ts';

/** What texts are written with. */
export interface PlanTexts {
  words: PlanAnswerWords;
  /** An amount among the words. */
  money: (amount: Cents) => ReactNode;
  /** The text of a duration, among the words. */
  duration: (text: string) => ReactNode;
  formats: Formats;
  /** Today’s date, the day of the balances. */
  today: CalendarDay;
}

/**
 * The date of a plan, or what stands in its place, and a sentence about it.
 *
 * @param takesExtra whether the plan counts an extra payment, which could be raised.
 */
export function planFacts(
  plan: PlanResult,
  takesExtra: boolean,
  { words, money, duration, formats, today }: PlanTexts,
) {
  if (plan.outcome === 'paid-off') {
    return {
      title: formats.monthYear(plan.debtFreeDate),
      detail: rich(words.after, {
        duration: duration(
          formats.duration(plan.months === 0 ? 0 : monthsBetween(today, plan.debtFreeDate)),
        ),
        interest: money(plan.interest),
      }),
    };
  }
  return plan.outcome === 'never-amortises'
    ? { title: words.never, detail: takesExtra ? words.neverDetail : words.neverMinimums }
    : { title: words.tooLong, detail: takesExtra ? words.tooLongDetail : words.tooLongMinimums };
}

/**
 * What a plan saves against the minimums, and whether that is a gain; `undefined` where there is nothing
 * to compare, as for a plan that is the minimums and round-ups: what these bring is said by itself.
 */
export function gainText(
  { plan, minimumOnly, savings, roundUpSavings }: PlanOverview,
  takesExtra: boolean,
  { words, money, duration: durationOf, formats }: PlanTexts,
): { text: ReactNode; isGain: boolean } | undefined {
  if (plan.outcome !== 'paid-off') return undefined;
  if (!takesExtra && (roundUpSavings || minimumOnly.outcome !== 'paid-off')) return undefined;
  if (minimumOnly.outcome !== 'paid-off') {
    const isNever = minimumOnly.outcome === 'never-amortises';
    return { text: isNever ? words.minimumsNever : words.minimumsTooLong, isGain: false };
  }
  const text = savings && savingsText(savings);
  return text === undefined ? { text: words.same, isGain: false } : { text, isGain: true };

  function savingsText({ monthsSaved, interestSaved }: PlanSavings): ReactNode {
    const duration = durationOf(formats.duration(monthsSaved));
    if (interestSaved <= 0)
      return monthsSaved > 0 ? rich(words.soonerFree, { duration }) : undefined;
    const interest = money(interestSaved);
    return monthsSaved > 0
      ? rich(words.sooner, { duration, interest })
      : rich(words.cheaper, { interest });
  }
}

/** What the round-ups alone bring; that they are not counted, where the plan has none. */
export function roundUpText(
  { plan, roundUpSavings }: PlanOverview,
  isCounted: boolean,
  { words, money, duration, formats }: PlanTexts,
): ReactNode {
  if (!isCounted) return words.noRoundUps;
  if (!roundUpSavings) return plan.outcome === 'paid-off' ? words.roundUpsDecide : undefined;
  if (roundUpSavings.interestSaved <= 0) return words.roundUpsSame;
  const interest = money(roundUpSavings.interestSaved);
  return roundUpSavings.monthsSaved > 0
    ? rich(words.roundUps, {
        duration: duration(formats.duration(roundUpSavings.monthsSaved)),
        interest,
      })
    : rich(words.roundUpsCheaper, { interest });
}
