import { calendarDayOf, epochMillis, type Instant } from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';
import { oneOffPart, type DebtPayment } from '@dime-time/finance-core/household';
import type { Moment } from '../store/moment.ts';
import type { MockState, StoredPayment } from '../store/state.ts';

/** Records what of a payment by hand, which was just entered, was a one-off payment of the plan. */
export function recordOneOffPart(state: MockState, payment: StoredPayment, moment: Moment): void {
  const plan = planAt(state, payment.date);
  if (!plan) return;
  const payments = datedPayments(state, moment);
  payment.oneOff = oneOffPart({
    payment: toDated(payment, moment),
    plan,
    payments: payments.filter(({ on }) => on >= calendarDayOf(payment.date, moment.timeZone)),
    debts: state.debts,
  });
}

/** The payments on all debts, each with its day. */
export function datedPayments({ payments }: MockState, moment: Moment): DebtPayment[] {
  return payments.map((payment) => toDated(payment, moment));
}

function toDated(payment: StoredPayment, { timeZone }: Moment): DebtPayment {
  const { debtId, date, amount, source, oneOff } = payment;
  return {
    debtId,
    at: date,
    on: calendarDayOf(date, timeZone),
    amount,
    fromRoundUps: source === 'roundup',
    oneOff,
  };
}

/** The version of the payoff plan in force at a time. */
function planAt({ plans }: MockState, at: Instant): PlanVersion | undefined {
  return plans.find(({ since }) => epochMillis(since) <= epochMillis(at));
}
