import {
  freedMinimums,
  type CalendarDay,
  type Cents,
  type PlanDebt,
} from '@dime-time/finance-core';
import { sumCents } from '@dime-time/finance-core/money';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { ForecastExplanationWords } from '../../words/subjects/debts/forecastExplanation.ts';

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
  inputs: ForecastInputs,
  money: MoneyText,
  words: ForecastExplanationWords,
  formats: Formats,
): string[] {
  return [
    words.inputs({
      day: formats.dayInText(inputs.asOf),
      payments: paymentsText(inputs, money, words),
    }),
    words.movesOn,
    inputs.monthlyRoundUps > 0 ? words.withRoundUps : words.withoutRoundUps,
  ];
}

/** What is paid each month: `a`, `a and b`, `a, b, and c`. */
function paymentsText(
  { minimums, freed, monthlyRoundUps }: ForecastInputs,
  money: MoneyText,
  words: ForecastExplanationWords,
): string {
  const first =
    minimums === undefined ? words.unknownMinimums : words.minimums({ amount: money(minimums) });
  const freedText = freed > 0 ? words.freed({ amount: money(freed) }) : undefined;
  if (monthlyRoundUps <= 0) {
    return freedText === undefined ? first : words.twoPayments({ first, last: freedText });
  }
  const last = words.roundUps({ amount: money(monthlyRoundUps) });
  return freedText === undefined
    ? words.twoPayments({ first, last })
    : words.threePayments({ first, second: freedText, last });
}
