import { expect, test } from 'vitest';
import { cents, ZERO_CENTS } from '../money/index.ts';
import { Refusal } from './refusal.ts';
import { refusals } from './refusals.ts';

test('a refusal names its status and its field', () => {
  const refusal = refusals.noSuchDebt('debtId');
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    status: 404,
    message: 'There is no such debt.',
    issues: [{ path: 'debtId', message: 'There is no such debt.' }],
  });
  expect(refusals.undoTooLate().issues).toMatchObject([{ path: '' }]);
});

test.each([
  [refusals.paymentAboveRoundUps(ZERO_CENTS), 'No round-ups are waiting now.'],
  [
    refusals.paymentAboveRoundUps(cents(94)),
    'You have $0.94 in round-ups waiting. Enter that or less.',
  ],
  [refusals.debtIsOwed(cents(1000)), 'You still owe $10.00 on this debt.'],
  [
    refusals.debtHasHistory(cents(1)),
    'This debt has payments or corrections. Pay it off, then close it.',
  ],
  [refusals.debtHasHistory(ZERO_CENTS), 'This debt has payments or corrections. Close it instead.'],
])('%o', ({ message }, expected) => {
  expect(message).toBe(expected);
});
