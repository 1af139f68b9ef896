import type { CalendarDay, PlanOverview, PlanResult, PlanSavings } from '@dime-time/finance-core';
import { monthsBetween } from '../../internal/monthsBetween.ts';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PlanAnswerWords } from '../../words/subjects/debts/planAnswer.ts';

/** What texts are written with. */
export interface PlanTexts {
  words: PlanAnswerWords;
  /** An amount among the words. */
  money: MoneyText;
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
  { words, money, formats, today }: PlanTexts,
) {
  if (plan.outcome === 'paid-off') {
    return {
      title: formats.monthYear(plan.debtFreeDate),
      detail: words.after({
        duration: formats.duration(plan.months === 0 ? 0 : monthsBetween(today, plan.debtFreeDate)),
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
  { words, money, formats }: PlanTexts,
): { text: string; isGain: boolean } | undefined {
  if (plan.outcome !== 'paid-off') return undefined;
  if (!takesExtra && (roundUpSavings || minimumOnly.outcome !== 'paid-off')) return undefined;
  if (minimumOnly.outcome !== 'paid-off') {
    const isNever = minimumOnly.outcome === 'never-amortises';
    return { text: isNever ? words.minimumsNever : words.minimumsTooLong, isGain: false };
  }
  const text = savings && savingsText(savings);
  return text === undefined ? { text: words.same, isGain: false } : { text, isGain: true };

  function savingsText({ monthsSaved, interestSaved }: PlanSavings): string | undefined {
    const duration = formats.duration(monthsSaved);
    if (interestSaved <= 0) return monthsSaved > 0 ? words.soonerFree({ duration }) : undefined;
    const interest = money(interestSaved);
    return monthsSaved > 0 ? words.sooner({ duration, interest }) : words.cheaper({ interest });
  }
}

/** What the round-ups alone bring; that they are not counted, where the plan has none. */
export function roundUpText(
  { plan, roundUpSavings }: PlanOverview,
  isCounted: boolean,
  { words, money, formats }: PlanTexts,
): string | undefined {
  if (!isCounted) return words.noRoundUps;
  if (!roundUpSavings) return plan.outcome === 'paid-off' ? words.roundUpsDecide : undefined;
  if (roundUpSavings.interestSaved <= 0) return words.roundUpsSame;
  const interest = money(roundUpSavings.interestSaved);
  return roundUpSavings.monthsSaved > 0
    ? words.roundUps({ duration: formats.duration(roundUpSavings.monthsSaved), interest })
    : words.roundUpsCheaper({ interest });
}
