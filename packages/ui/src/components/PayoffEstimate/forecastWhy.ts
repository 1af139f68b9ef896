import { formatDay, type CalendarDay, type Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../useMoneyText.ts';

/** What a household's forecast counts with, as it is explained. */
export interface ForecastInputs {
  /** The minimum payments of a month; `undefined` where they are not known. */
  minimums: Cents | undefined;
  monthlyRoundUps: Cents;
  /** The household's today. */
  asOf: CalendarDay;
}

/** Says from which figures, and by which rule, the debt-free date came about. */
export function forecastWhy(
  { minimums, monthlyRoundUps, asOf }: ForecastInputs,
  money: MoneyText,
): string[] {
  const pays = `your minimum payments${minimums === undefined ? '' : ` of ${money(minimums)}`}`;
  return [
    `Counted from your balances and rates on ${formatDay(asOf)}: each month adds interest, then takes off ${pays}${monthlyRoundUps > 0 ? ` and ${money(monthlyRoundUps)} of round-ups` : ''}.`,
    'When a debt is gone, its payment moves to the debt with the highest rate.',
    monthlyRoundUps > 0
      ? 'Round-ups are those of the last 30 days, without the share that goes to crypto. They go to the debt with the highest rate.'
      : 'Round-ups bring nothing here: there were none for your debts in the last 30 days, or they are off or paused.',
  ];
}
