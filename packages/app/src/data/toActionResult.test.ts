import { HttpError } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { toActionResult } from './toActionResult.ts';

test('a success carries the server’s own words, where it has some', () => {
  const done = { status: 'done', answer: { message: 'Paid $50.00' } } as const;
  expect(toActionResult(done)).toEqual({ ok: true, message: undefined });
  expect(toActionResult(done, (answer) => answer.message)).toEqual({
    ok: true,
    message: 'Paid $50.00',
  });
});

test('a failure says why', () => {
  const failed = { status: 'failed', error: new HttpError(422, 'above the balance') } as const;
  expect(toActionResult(failed)).toEqual({ ok: false, message: '422: above the balance' });
});

test('an unknown outcome is neither success nor failure', () => {
  expect(toActionResult({ status: 'unknown' })).toEqual({ ok: false, unknown: true });
});
