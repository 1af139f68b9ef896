import { ENGLISH, wordsOf } from '../../words/index.ts';
import { strategyTextWords } from '../words/strategyText.ts';
import type { StrategyTextWords } from '../../words/subjects/debts/strategyText.ts';

/** One payoff strategy, explained to people with several debts. */
export interface Strategy {
  /** Its name. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly how: string;
  /** Whom it suits, in a sentence. */
  readonly suits: string;
}

/** The two strategies of Debt Management, in the language of the words. */
export function payoffStrategies(words: StrategyTextWords): readonly Strategy[] {
  return [
    { name: words.avalanche, how: words.avalancheHow, suits: words.avalancheSuits },
    { name: words.snowball, how: words.snowballHow, suits: words.snowballSuits },
  ];
}

/** The two strategies of Debt Management, in English. */
export const PAYOFF_STRATEGIES = payoffStrategies(wordsOf(strategyTextWords, ENGLISH));
