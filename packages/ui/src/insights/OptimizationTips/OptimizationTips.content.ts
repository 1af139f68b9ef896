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
