import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PlanByDebtChartWords } from '../../words/subjects/charts/planByDebtChart.ts';
import { totalOf, type DebtBand } from './planBands.ts';

/** How a band ends, in words. */
export function bandEndText(
  { paidIn, paidOffOn }: DebtBand,
  formats: Formats,
  words: PlanByDebtChartWords,
): string {
  if (paidOffOn === undefined) return words.notPaidOff;
  return paidIn === 0 ? words.paidOff : words.paidOffIn({ month: formats.monthYear(paidOffOn) });
}

/** Says what is owed now, and how each band ends, that which is paid off first first. */
export function planByDebtSentence(
  bands: readonly DebtBand[],
  formats: Formats,
  money: MoneyText,
  words: PlanByDebtChartWords,
): string {
  const ends = bands
    .toReversed()
    .map((band) =>
      words.debtSentence({ name: band.name, text: bandEndText(band, formats, words) }),
    );
  return [words.owed({ amount: money(totalOf(bands, 0)) }), ...ends].join(' ');
}
