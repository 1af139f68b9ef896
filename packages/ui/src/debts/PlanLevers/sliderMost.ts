import type { Cents } from '@dime-time/finance-core';

/** The least end of the slider, in dollars. */
const LEAST = 1000;

/** The end of a slider with room for twice an amount, in whole dollars: a round number. */
export function sliderMost(amount: Cents): number {
  const wanted = Math.max(LEAST, (2 * amount) / 100);
  const step = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(wanted / step) * step;
}
