import { calendarDay, formatMonthYear } from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';

export interface DebtFreeText {
  value: string;
  detail: string;
  /** Whether the value is a date that was worked out. */
  estimated: boolean;
}

/** The month the household is free of debt, or an honest reason why there is none. */
export function debtFreeText(
  summary: Pick<DashboardSummary, 'debtFreeDate' | 'totalDebt'>,
): DebtFreeText {
  if (summary.totalDebt <= 0)
    return { value: 'Debt free', detail: 'Nothing left to pay', estimated: false };
  if (summary.debtFreeDate === null) {
    return { value: 'None yet', detail: 'Payments do not cover the interest', estimated: false };
  }
  return {
    value: formatMonthYear(calendarDay(summary.debtFreeDate)),
    detail: 'at this pace',
    estimated: true,
  };
}

/** Progress within 0 to 100, whatever a server sends. */
export function boundedPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
