import type { MoneyText } from '../../money/index.ts';
import type { PlanByDebtChartWords } from '../../words/subjects/charts/planByDebtChart.ts';
import { totalOf, type DebtBand } from './planBands.ts';

/** How a band ends, in words. */
export function bandEndText(
  { paidIn, dueDate }: DebtBand,
  nameOf: (month: number, dueDate?: number) => string,
  words: PlanByDebtChartWords,
): string {
  if (paidIn === undefined) return words.notPaidOff;
  return paidIn === 0 ? words.paidOff : words.paidOffIn({ month: nameOf(paidIn, dueDate) });
}

/** Says what is owed now, and how each band ends, that which is paid off first first. */
export function planByDebtSentence(
  bands: readonly DebtBand[],
  nameOf: (month: number, dueDate?: number) => string,
  money: MoneyText,
  words: PlanByDebtChartWords,
): string {
  const ends = bands
    .toReversed()
    .map((band) => words.debtSentence({ name: band.name, text: bandEndText(band, nameOf, words) }));
  return [words.owed({ amount: money(totalOf(bands, 0)) }), ...ends].join(' ');
}
