import type { RaisedRoundUps } from '@dime-time/finance-core';
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
 * '6 months faster' is a fixed text of the specification, not calculated from anyone’s debts: a server
 * that reports no history has it.
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

/**
 * What a higher multiplier would bring, from the household’s own debts and purchases.
 *
 * @param raised `undefined` if that is not known: the text then names no figure.
 */
export function raisedText(
  raised: RaisedRoundUps | undefined,
  money: MoneyText,
  words: OptimizationTipsWords,
  formats: Formats,
): string {
  if (!raised) return words.unknown;
  switch (raised.outcome) {
    case 'nothing-owed':
      return words.nothingOwed;
    case 'no-round-ups':
      return words.noRoundUps;
    case 'not-counted':
      return words.notCounted;
    case 'highest':
      return words.highest({ from: `${raised.from}x` });
    case 'gains':
    case 'ends':
    case 'same':
    case 'endless':
      return `${comparison(raised, money, words, formats)} ${words.assumption}`;
  }
}

function comparison(
  raised: Extract<RaisedRoundUps, { to: unknown }>,
  money: MoneyText,
  words: OptimizationTipsWords,
  { duration }: Formats,
): string {
  const { from, to } = raised;
  const change =
    to === 2 * from ? words.doubling : words.raising({ from: `${from}x`, to: `${to}x` });
  if (raised.outcome !== 'gains') return words[raised.outcome]({ change });
  const { monthsSaved, interestSaved } = raised.savings;
  const interest = approximateAmount(interestSaved, money);
  if (monthsSaved <= 0) return words.gainsInterest({ change, interest });
  // Less than a dollar is not worth a figure.
  if (interestSaved < 100) return words.gainsMonths({ change, duration: duration(monthsSaved) });
  return words.gains({ change, duration: duration(monthsSaved), interest });
}
