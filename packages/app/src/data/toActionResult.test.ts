import { HttpError } from '@dime-time/finance-core/contract';
import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { OfflineError } from './request.ts';
import { failure, toActionResult } from './toActionResult.ts';

test('a success carries what the server tells of it', () => {
  const done = { status: 'done', answer: { message: 'Paid $50.00' } } as const;
  expect(toActionResult(done)).toEqual({ ok: true });
  expect(toActionResult(done, ({ message }) => ({ message, amount: cents(2_000) }))).toEqual({
    ok: true,
    message: 'Paid $50.00',
    amount: 2_000,
  });
});

test('a failure says why', () => {
  const failed = { status: 'failed', error: new HttpError(422, 'above the balance') } as const;
  expect(toActionResult(failed)).toEqual({ ok: false, message: '422: above the balance' });
});

test('a write that was not sent says so', () => {
  const failed = { status: 'failed', error: new OfflineError('Nothing was sent.') } as const;
  const expected = { ok: false, message: 'Nothing was sent.', notSent: true };
  expect(toActionResult(failed)).toEqual(expected);
  expect(failure(failed.error)).toEqual(expected);
});

test('an unknown outcome is neither success nor failure', () => {
  expect(toActionResult({ status: 'unknown' })).toEqual({ ok: false, unknown: true });
  const error = new HttpError(503, 'busy');
  expect(toActionResult({ status: 'unknown', error })).toEqual({
    ok: false,
    unknown: true,
    message: '503: busy',
  });
});
