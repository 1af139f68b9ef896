import {
  formatDay,
  freedMinimums,
  type CalendarDay,
  type Cents,
  type PlanDebt,
} from '@dime-time/finance-core';
import { sumCents } from '@dime-time/finance-core/money';
import type { MoneyText } from '../../money/index.ts';

/** The inputs of a household’s forecast, for its explanation. */
export interface ForecastInputs {
  /** The minimum payments of a month; `undefined` if unknown. */
  minimums: Cents | undefined;
  /** The monthly minimums of debts that are paid off, which the others get now. */
  freed: Cents;
  monthlyRoundUps: Cents;
  /** Today’s date in the household’s time zone. */
  asOf: CalendarDay;
}

/** The monthly minimums of the debts, and of those that are paid off. */
export function monthlyPayments(debts: readonly PlanDebt[]): { minimums: Cents; freed: Cents } {
  const owed = debts.filter(({ currentBalance }) => currentBalance > 0);
  return {
    minimums: sumCents(owed.map(({ minimumPayment }) => minimumPayment)),
    freed: freedMinimums(debts),
  };
}

/** Explains the debt-free date: its inputs and its rule. */
export function forecastExplanation(
  { minimums, freed, monthlyRoundUps, asOf }: ForecastInputs,
  money: MoneyText,
): string[] {
  const pays = [
    `your ${minimums === undefined ? '' : `${money(minimums)} in `}minimum payments`,
    ...(freed > 0 ? [`${money(freed)} freed by paid-off debts`] : []),
    ...(monthlyRoundUps > 0 ? [`${money(monthlyRoundUps)} in round-ups`] : []),
  ];
  return [
    `We start with your balances and rates on ${formatDay(asOf)}. Each month we add interest, then subtract ${listed(pays)}.`,
    'Once a debt is paid off, its payment moves to the highest-rate debt that’s left.',
    monthlyRoundUps > 0
      ? 'The round-up figure is what you rounded up in the last 30 days, minus the share that goes to crypto. It goes to your highest-rate debt.'
      : 'Round-ups aren’t counted, because none are going to your debts right now.',
  ];
}

/** `a`, `a and b`, `a, b, and c`. */
function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}
