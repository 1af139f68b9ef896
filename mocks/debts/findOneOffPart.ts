import {
  calendarDayOf,
  epochMillis,
  monthlyRoundUps,
  recentRoundUps,
  type Instant,
} from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';
import { oneOffPart, type DebtPayment, type OneOffPart } from '@dime-time/finance-core/household';
import type { Moment } from '../store/moment.ts';
import type { MockState } from '../store/state.ts';
import { datedPayments } from './datedPayments.ts';
import { toDebt } from './editDebt.ts';

/** What of a payment by hand is a one-off payment of the plan; call it before the payment is entered. */
export function findOneOffPart(
  state: MockState,
  payment: Pick<DebtPayment, 'debtId' | 'at' | 'amount'>,
  moment: Moment,
): OneOffPart | undefined {
  const { now, timeZone } = moment;
  const on = calendarDayOf(payment.at, timeZone);
  const plan = planAt(state, payment.at);
  if (!plan) return undefined;
  const recent = recentRoundUps(state.transactions, now, timeZone);
  return oneOffPart({
    payment: { ...payment, on, fromRoundUps: false },
    plan,
    payments: datedPayments(state, moment).filter((one) => one.on >= on),
    household: {
      debts: state.debts.map((debt) => toDebt(state, debt, moment)),
      monthlyRoundUps: monthlyRoundUps(recent, state.settings, now),
    },
  });
}

/** The version of the payoff plan in force at a time. */
function planAt({ plans }: MockState, at: Instant): PlanVersion | undefined {
  return plans.find(({ since }) => epochMillis(since) <= epochMillis(at));
}
