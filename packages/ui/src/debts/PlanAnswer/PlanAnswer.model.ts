import type { Cents, PlanOverview, PlanResult } from '@dime-time/finance-core';
import type { ReactNode } from 'react';
import { rich, type Formats } from '../../words/index.ts';
import type { PlanAnswerWords } from '../../words/subjects/debts/planAnswer.ts';

/** What texts are written with. */
export interface PlanTexts {
  words: PlanAnswerWords;
  /** An amount among the words. */
  money: (amount: Cents) => ReactNode;
  formats: Formats;
}

/** The date of a plan, or what stands in its place, and a sentence about it. */
export function planFacts(plan: PlanResult, { words, money, formats }: PlanTexts) {
  if (plan.outcome === 'paid-off') {
    return {
      title: formats.monthYear(plan.debtFreeDate),
      detail: rich(words.after, {
        duration: formats.duration(plan.months),
        interest: money(plan.interest),
      }),
    };
  }
  return plan.outcome === 'never-amortises'
    ? { title: words.never, detail: words.neverDetail }
    : { title: words.tooLong, detail: words.neverDetail };
}

/** What a plan saves against the minimums; `undefined` where there is nothing to compare. */
export function gainText(
  { plan, minimumOnly, savings }: PlanOverview,
  { words, money, formats }: PlanTexts,
): ReactNode {
  if (plan.outcome !== 'paid-off') return undefined;
  if (minimumOnly.outcome !== 'paid-off') return words.minimumsNever;
  if (!savings || savings.interestSaved <= 0) return words.same;
  const interest = money(savings.interestSaved);
  return savings.monthsSaved > 0
    ? rich(words.sooner, { duration: formats.duration(savings.monthsSaved), interest })
    : rich(words.cheaper, { interest });
}

/** What the round-ups alone bring; that they are not counted, where the plan has none. */
export function roundUpText(
  { roundUpSavings }: PlanOverview,
  isCounted: boolean,
  { words, money, formats }: PlanTexts,
): ReactNode {
  if (!isCounted) return words.noRoundUps;
  if (!roundUpSavings || roundUpSavings.interestSaved <= 0) return words.roundUpsSame;
  const interest = money(roundUpSavings.interestSaved);
  return roundUpSavings.monthsSaved > 0
    ? rich(words.roundUps, { duration: formats.duration(roundUpSavings.monthsSaved), interest })
    : rich(words.roundUpsCheaper, { interest });
}
