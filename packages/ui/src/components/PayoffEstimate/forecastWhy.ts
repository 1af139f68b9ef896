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
  const pays = `your ${minimums === undefined ? 'minimum payments' : `${money(minimums)} in minimum payments`}`;
  return [
    `We start with your balances and rates on ${formatDay(asOf)}. Each month we add interest, then subtract ${pays}${monthlyRoundUps > 0 ? ` and ${money(monthlyRoundUps)} in round-ups` : ''}.`,
    'Once a debt is paid off, its payment moves to the highest-rate debt that’s left.',
    monthlyRoundUps > 0
      ? 'The round-up figure is what you rounded up in the last 30 days, minus the share that goes to crypto. It goes to your highest-rate debt.'
      : 'Round-ups aren’t counted, because none are going to your debts right now.',
  ];
}
