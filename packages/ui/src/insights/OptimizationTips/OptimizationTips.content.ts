import type { PlanSavings } from '@dime-time/finance-core';
import { approximateAmount, type MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { OptimizationTipsWords } from '../../words/subjects/insights/optimizationTips.ts';

/** The destination of a tip. */
export type TipTarget = 'multiplier' | 'strategies' | 'boost';

export interface Tip {
  /** The destination; each tip has its own. */
  target: TipTarget;
  /** What to do, in a few words. */
  title: string;
  /** Why it helps. */
  text: string;
  /** The label of its link. */
  action: string;
}

/**
 * The advice of the product.
 *
 * '6 months faster' is a fixed text of the specification, not calculated from anyone’s debts.
 */
export function defaultTips(words: OptimizationTipsWords): readonly Tip[] {
  return [
    {
      target: 'multiplier',
      title: words.multiplierTitle,
      text: words.multiplier,
      action: words.multiplierLink,
    },
    {
      target: 'strategies',
      title: words.strategiesTitle,
      text: words.strategies,
      action: words.strategiesLink,
    },
    { target: 'boost', title: words.boostTitle, text: words.boost, action: words.boostLink },
  ];
}

/** What twice the round-ups would bring, from the household’s own debts and purchases. */
export function doubledText(
  { monthsSaved, interestSaved }: PlanSavings,
  money: MoneyText,
  words: OptimizationTipsWords,
  { duration }: Formats,
): string {
  const interest = approximateAmount(interestSaved, money);
  if (monthsSaved <= 0) return words.doubledInterest({ interest });
  // Less than a dollar is not worth a figure.
  if (interestSaved < 100) return words.doubledMonths({ duration: duration(monthsSaved) });
  return words.doubled({ duration: duration(monthsSaved), interest });
}
