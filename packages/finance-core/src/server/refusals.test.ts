import { expect, test } from 'vitest';
import { cents, ZERO_CENTS } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { Refusal } from './refusal.ts';
import { refusals } from './refusals.ts';

const TOO_OLD = {
  reason: 'too-old',
  latest: calendarDay('2026-11-03'),
  days: 62,
  oldest: calendarDay('2026-09-02'),
} as const;

test('a refusal names its status, its code and its field', () => {
  const code = 'debt-not-found';
  const refusal = refusals.noSuchDebt('debtId');
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    status: 404,
    code,
    message: 'There is no such debt.',
    issues: [{ path: 'debtId', message: 'There is no such debt.', code }],
  });
  expect(refusals.statementLowersBalance().issues).toMatchObject([{ path: 'reason' }]);
  expect(refusals.undoTooLate().issues).toMatchObject([{ path: '' }]);
  expect(refusals.noSuchSession()).toMatchObject({ status: 404, code: 'session-not-found' });
  expect(refusals.sessionInUse()).toMatchObject({ status: 409, code: 'session-in-use' });
});

test.each([
  [refusals.paymentAboveRoundUps(ZERO_CENTS), 'No round-ups are waiting now.'],
  [
    refusals.paymentAboveRoundUps(cents(94)),
    'You have $0.94 in round-ups waiting. Enter that or less.',
  ],
  [refusals.debtIsOwed(cents(1000)), 'You still owe $10.00 on this debt.'],
  [refusals.tooManyDebts(), 'A household has at most 200 debts.'],
  [refusals.statementDay({ reason: 'future' }), 'Choose today or an earlier date.'],
  [refusals.statementDay({ reason: 'before-1900' }), 'Choose a date in 1900 or later.'],
  [
    refusals.statementDay(TOO_OLD),
    'This balance is from Nov 3, 2026, and a statement can be up to 62 days older. Choose Sep 2, 2026 or a later date.',
  ],
  [
    refusals.planTargetDate(calendarDay('2026-11-20'), calendarDay('2126-11-19')),
    'Choose a date from Nov 20, 2026 to Nov 19, 2126.',
  ],
  [
    refusals.planPaymentTooLate('oneOffs.0.on', calendarDay('2126-11-19')),
    'Choose a date up to Nov 19, 2126. A plan looks at most 100 years ahead.',
  ],
  [refusals.historyTooLong(120), 'Ask for at most 120 months at a time.'],
  [refusals.purchaseDate('before-1900'), 'Choose a date in 1900 or later.'],
  [
    refusals.purchaseDate('future'),
    'This date is more than a day in the future. Choose today or an earlier date.',
  ],
  [
    refusals.bankDeclined(),
    'The bank declined the connection. Choose another bank or contact your bank.',
  ],
  [
    refusals.bankDeclined('Closed Door Bank'),
    'Closed Door Bank declined the connection. Choose another bank or contact your bank.',
  ],
  [
    refusals.debtHasHistory(cents(1)),
    'This debt has payments or corrections. Pay it off, then close it.',
  ],
  [refusals.debtHasHistory(ZERO_CENTS), 'This debt has payments or corrections. Close it instead.'],
])('%o', ({ message }, expected) => {
  expect(message).toBe(expected);
});

test.each([
  [refusals.noSuchUser(), 404, '', 'There is no such user.'],
  [refusals.noSuchPayment(), 404, '', 'There is no such payment.'],
  [refusals.noSuchSuggestion(), 404, '', 'There is no such suggestion.'],
  [refusals.noSuchTransaction(), 400, 'before', 'There is no such transaction.'],
  [refusals.pageSize(1000), 400, 'limit', 'A page has 1 to 1000 rows, and begins below a row.'],
  [refusals.paymentAboveBalance(), 422, 'amount', 'The amount is above the balance of the debt.'],
  [
    refusals.undoOfStakedRewards(),
    409,
    '',
    'The tokens this payment earned are staked, so it can’t be undone.',
  ],
  [
    refusals.debtAmountTooLarge('currentBalance'),
    422,
    'currentBalance',
    'No amount of a debt is above $100,000,000.00.',
  ],
  [refusals.debtIsClosed(), 409, '', 'This debt is closed. Reopen it first.'],
  [refusals.dayOutsideMonth(), 422, 'from', 'Choose a day from the first of this month to today.'],
  [refusals.pauseTooEarly(), 422, 'pausedUntil', 'The year is 1 or later.'],
  [refusals.bankSignInRequired(), 422, 'publicToken', 'Your bank asks you to sign in there again.'],
  [refusals.stakeAboveBalance(), 422, 'amount', 'The amount is above the balance of tokens.'],
  [refusals.answeredAlready(), 409, '', 'You have answered this already.'],
  [refusals.reusedIdempotencyKey(), 422, '', 'This Idempotency-Key was used for another request.'],
])('each refusal has its status, field and sentence: %o', (refusal, status, path, message) => {
  expect(refusal).toMatchObject({ status, message, issues: [{ path, message }] });
});

test('the values of a sentence are data', () => {
  expect(refusals.paymentAboveRoundUps(cents(94))).toMatchObject({
    code: 'payment-above-round-ups',
    values: { waiting: '0.94' },
    issues: [{ path: 'amount', values: { waiting: '0.94' } }],
  });
  expect(refusals.statementDay(TOO_OLD).values).toEqual({
    latest: '2026-11-03',
    days: 62,
    oldest: '2026-09-02',
  });
  expect(refusals.noSuchDebt().values).toBeUndefined();
});
