import type { CalendarDay, Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { PayoffChartWords } from '../../words/subjects/charts/payoffChart.ts';
import type { Formats } from '../../words/index.ts';
import { monthsBetween } from '../../internal/monthsBetween.ts';
import { monthText } from '../plot/monthText.ts';
import { balanceIn, type PayoffLine } from './payoffLine.ts';

/** How a plan ends, in words. */
export function outcomeText(
  { outcome, balances, dueThisMonth, interest, debtFreeDate }: PayoffLine,
  startsOn: CalendarDay | undefined,
  money: MoneyText,
  words: PayoffChartWords,
  formats: Formats,
): string {
  const months = balances.length - 1;
  switch (outcome) {
    case 'paid-off': {
      if (months <= 0) return words.paidOff;
      const isDated = startsOn !== undefined && debtFreeDate !== undefined;
      const duration = formats.duration(isDated ? monthsBetween(startsOn, debtFreeDate) : months);
      const month = isDated
        ? formats.monthYear(debtFreeDate)
        : monthText(months, startsOn, words, formats, dueThisMonth);
      const parts = startsOn
        ? [words.debtFreeMonth({ month }), duration]
        : [words.debtFreeIn({ duration })];
      if (interest !== undefined) parts.push(words.interest({ amount: money(interest) }));
      return parts.join(' · ');
    }
    case 'never-amortises':
      return words.never;
    case 'horizon-reached':
      return words.owedAfter({ duration: formats.duration(Math.max(0, months)) });
  }
}

/** The last month before the plans, and what was owed then; `undefined` if that is not known. */
export function pastText(
  past: readonly Cents[],
  startsOn: CalendarDay | undefined,
  money: MoneyText,
  words: PayoffChartWords,
  formats: Formats,
): string | undefined {
  const owed = past.at(-1);
  if (owed === undefined) return undefined;
  return `${monthText(-1, startsOn, words, formats)} · ${money(owed)}`;
}

/** The balance of a plan in a month, in words; after its last one as far as it can be derived. */
export function amountText(
  line: PayoffLine,
  month: number,
  money: MoneyText,
  words: PayoffChartWords,
): string {
  const known = (place: number) => {
    const balance = balanceIn(line, place);
    return balance === undefined ? words.unknown : money(balance);
  };
  const last = line.balances.length - 1;
  if (month <= last) return known(month);
  switch (line.outcome) {
    case 'paid-off':
      return words.debtFree;
    case 'never-amortises':
      // Once no balance falls in a month, none falls later.
      return words.atLeast({ amount: known(last) });
    case 'horizon-reached':
      return words.owed;
  }
}

/** Says how each plan ends, in one sentence each, and before them what was owed so far. */
export function payoffSentence(
  lines: readonly PayoffLine[],
  startsOn: CalendarDay | undefined,
  money: MoneyText,
  words: PayoffChartWords,
  formats: Formats,
  past: readonly Cents[] = [],
): string {
  const before = pastText(past, startsOn, money, words, formats);
  const plans = lines.map((line) => {
    const text = outcomeText(line, startsOn, money, words, formats);
    return words.planSentence({ name: line.name, text });
  });
  return before === undefined
    ? plans.join(' ')
    : [words.planSentence({ name: words.past, text: before }), ...plans].join(' ');
}
