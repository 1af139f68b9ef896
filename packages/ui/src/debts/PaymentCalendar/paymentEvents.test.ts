import { calendarDay, formatUsd, ZERO_CENTS, type PlannedPayment } from '@dime-time/finance-core';
import { aprFromPercent, cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { paymentCalendarWords } from '../words/paymentCalendar.ts';
import { paymentEvents } from './paymentEvents.ts';

const words = wordsOf(paymentCalendarWords, ENGLISH);
const visa = {
  id: 'd_visa',
  name: 'Visa, blue',
  accountNumber: '',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};
const payment: PlannedPayment = {
  debtId: 'd_visa',
  month: 1,
  kind: 'monthly',
  dueOn: calendarDay('2026-12-15'),
  payment: cents(15_500),
  takesRoundUps: true,
};

test('an event a payment, named by debt and month', () => {
  expect(paymentEvents([payment], [visa], words, formatUsd, ZERO_CENTS)).toEqual([
    {
      uid: 'payment-2026-12-d_visa@dime-time',
      day: '2026-12-15',
      summary: 'Pay Visa, blue: $155.00',
      description: 'From your payoff plan. Your lender’s statement says what’s due.',
    },
  ]);
  // Another due day of the month, or another amount, is the same event.
  const later = { ...payment, dueOn: calendarDay('2026-12-20'), payment: cents(20_000) };
  expect(paymentEvents([later], [visa], words, formatUsd, ZERO_CENTS)[0]?.uid).toBe(
    'payment-2026-12-d_visa@dime-time',
  );
});

test('hidden amounts stay hidden', () => {
  const [event] = paymentEvents([payment], [visa], words, undefined, cents(1500));
  expect(event?.summary).toBe('Pay Visa, blue');
  expect(JSON.stringify(event)).not.toMatch(/155|\$/);
});

test('an event says what round-ups pay by themselves', () => {
  const [event] = paymentEvents([payment], [visa], words, formatUsd, cents(1533));
  expect(event?.summary).toBe('Pay Visa, blue: $155.00');
  expect(event?.description).toContain(
    'Your round-ups pay about $15.33 of this payment by themselves',
  );
  // Another debt of the month does not say it again, and the last payment has no more than it is.
  const other = { ...payment, takesRoundUps: false };
  const last = { ...payment, payment: cents(1200) };
  const told = paymentEvents([other, last], [visa], words, formatUsd, cents(1533));
  expect(told.map(({ description }) => /\$[\d.]+/.exec(description ?? '')?.[0])).toEqual([
    undefined,
    '$12.00',
  ]);
});

test('the first event of a debt says what is past due besides', () => {
  const late = { ...visa, pastDue: cents(3500) };
  const second = { ...payment, month: 2, dueOn: calendarDay('2027-01-15') };
  const told = paymentEvents([payment, second], [late], words, formatUsd, cents(1533));
  expect(told.map(({ summary }) => summary)).toEqual(Array(2).fill('Pay Visa, blue: $155.00'));
  expect(told.map(({ description = '' }) => description.includes('past due'))).toEqual([
    true,
    false,
  ]);
  expect(told[0]?.description).toMatch(
    /round-ups pay about \$15\.33 .* \$35\.00 more is past due, by our records\.$/,
  );
  const [hidden] = paymentEvents([payment], [late], words, undefined, ZERO_CENTS);
  expect(hidden?.description).toBe(words.eventDetail);
});

test('a one-time payment is an event of its own day', () => {
  const once: PlannedPayment = { ...payment, kind: 'one-off', takesRoundUps: false };
  expect(paymentEvents([once], [visa], words, formatUsd, cents(1533))).toEqual([
    {
      uid: 'one-off-2026-12-15-d_visa@dime-time',
      day: '2026-12-15',
      summary: 'Pay Visa, blue: $155.00',
      description: 'A one-time payment of your payoff plan.',
    },
  ]);
});
