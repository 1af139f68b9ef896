import { calendarDayOf } from '@dime-time/finance-core';
import type { DebtPayment } from '@dime-time/finance-core/household';
import type { Moment } from '../store/moment.ts';
import type { MockState } from '../store/state.ts';

/** The payments on all debts, each with its day, oldest first. */
export function datedPayments({ payments }: MockState, { timeZone }: Moment): DebtPayment[] {
  return payments.toReversed().map(({ debtId, date, amount, source, oneOff }) => ({
    debtId,
    at: date,
    on: calendarDayOf(date, timeZone),
    amount,
    fromRoundUps: source === 'roundup',
    oneOff,
  }));
}
