import {
  oneOffUid,
  pastDueBeside,
  paymentUid,
  roundUpPart,
  type CalendarEvent,
  type Cents,
  type PlannedPayment,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import type { PaymentCalendarWords } from '../../words/subjects/debts/paymentCalendar.ts';

/**
 * Payments as events of a calendar. The name of an event is that of its debt and month, so that a
 * later file replaces it. The first one of a debt says what is past due besides.
 *
 * @param roundUps what round-ups pay of a month by themselves; the one event of the month with the debt
 *   that gets them says so.
 * @param money writes an amount; `undefined` where amounts are hidden, and the events have none.
 */
export function paymentEvents(
  payments: readonly PlannedPayment[],
  debts: readonly Debt[],
  words: PaymentCalendarWords,
  money: ((amount: Cents) => string) | undefined,
  roundUps: Cents,
): CalendarEvent[] {
  return payments.map((one) => {
    const { debtId, kind, dueOn, payment } = one;
    const name = debts.find(({ id }) => id === debtId)?.name ?? debtId;
    return {
      uid: (kind === 'monthly' ? paymentUid : oneOffUid)(debtId, dueOn),
      day: dueOn,
      summary: money ? words.event({ name, amount: money(payment) }) : words.eventHidden({ name }),
      description:
        kind === 'one-off'
          ? words.eventOneOff
          : money
            ? monthlyDetail(one, debts, words, money, roundUps)
            : words.eventDetail,
    };
  });
}

/** What is said of a monthly payment: what round-ups pay of it, and what is past due besides. */
function monthlyDetail(
  payment: PlannedPayment,
  debts: readonly Debt[],
  words: PaymentCalendarWords,
  money: (amount: Cents) => string,
  roundUps: Cents,
): string {
  const fromRoundUps = roundUpPart(payment, debts, roundUps);
  const detail =
    fromRoundUps > 0 ? words.eventRoundUps({ amount: money(fromRoundUps) }) : words.eventDetail;
  const pastDue = pastDueBeside(payment, debts);
  return pastDue > 0 ? `${detail} ${words.eventPastDue({ amount: money(pastDue) })}` : detail;
}
