import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { validateExtraPayment } from './validateExtraPayment.ts';

const DEBTS = [
  { id: 'd_1', currentBalance: cents(10_000) },
  { id: 'd_2', currentBalance: cents(0) },
];

test.each([
  ['50', 5000],
  [' 5 ', 500],
  ['0.01', 1],
  ['100.00', 10_000],
  ['$100', 10_000],
])('%j on a balance of $100.00 is a payment', (amount, value) => {
  expect(validateExtraPayment({ debtId: 'd_1', amount }, DEBTS)).toEqual({
    ok: true,
    value: { debtId: 'd_1', amount: value },
  });
});

// @requirement 5.payment.required
test.each([
  ['no debt chosen', { debtId: '', amount: '5' }, 'debtId'],
  ['a debt that is not there', { debtId: 'd_9', amount: '5' }, 'debtId'],
  ['neither', { debtId: '', amount: '' }, 'debtId'],
  ['no amount', { debtId: 'd_1', amount: '' }, 'amount'],
  ['zero', { debtId: 'd_1', amount: '0' }, 'amount'],
  ['a negative amount', { debtId: 'd_1', amount: '-5' }, 'amount'],
  ['a comma that could be a point', { debtId: 'd_1', amount: '6,20' }, 'amount'],
  ['a third decimal', { debtId: 'd_1', amount: '1.234' }, 'amount'],
  ['a cent above the balance', { debtId: 'd_1', amount: '100.01' }, 'amount'],
  ['a debt already paid', { debtId: 'd_2', amount: '0.01' }, 'amount'],
])('%s is refused', (_case, form, field) => {
  expect(validateExtraPayment(form, DEBTS)).toEqual({ ok: false, notice: 'paymentInvalid', field });
});
