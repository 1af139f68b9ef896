import { type CalendarDay, type Cents, formatDuration } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import { monthText } from './monthText.ts';
import type { PayoffLine } from './payoffLine.ts';

/** How a plan ends, in words. */
export function outcomeText(
  { outcome, balances, interest }: PayoffLine,
  startsOn: CalendarDay | undefined,
  money: MoneyText,
): string {
  const months = balances.length - 1;
  switch (outcome) {
    case 'paid-off': {
      const cost = interest === undefined ? '' : ` · ${money(interest)} interest`;
      if (months <= 0) return 'Paid off';
      return startsOn
        ? `Debt-free ${monthText(months, startsOn)} · ${formatDuration(months)}${cost}`
        : `Debt-free in ${formatDuration(months)}${cost}`;
    }
    case 'never-amortises':
      return 'Never paid off at this pace: the payments don’t cover the interest';
    case 'horizon-reached':
      return `Still owed after ${formatDuration(Math.max(0, months))}`;
  }
}

/** The balance of a plan in a month, in words; for later months as far as it can be derived. */
export function amountText(line: PayoffLine, month: number, money: MoneyText): string {
  const last = line.balances.length - 1;
  if (month <= last) return known(line.balances[month], money);
  switch (line.outcome) {
    case 'paid-off':
      return 'Debt-free';
    case 'never-amortises':
      // Once no balance falls in a month, none falls later.
      return `At least ${known(line.balances[last], money)}`;
    case 'horizon-reached':
      return 'Still owed';
  }
}

/** Says how each plan ends, in one sentence each. */
export function payoffSentence(
  lines: readonly PayoffLine[],
  startsOn: CalendarDay | undefined,
  money: MoneyText,
): string {
  return lines.map((line) => `${line.name}: ${outcomeText(line, startsOn, money)}.`).join(' ');
}

function known(balance: Cents | undefined, money: MoneyText): string {
  return balance !== undefined && Number.isFinite(balance) ? money(balance) : 'Not known';
}
